/** The days of a week in the order of the settings. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening and closing time as HH:MM in Africa/Monrovia, which is UTC all year; two empty texts on a closed day. */
export interface OpeningTimes {
  from: string;
  to: string;
}

export type OpeningWeek = Record<Weekday, OpeningTimes>;

export const isOpen = ({ from, to }: OpeningTimes) => from !== "" || to !== "";
export const isSameTimes = (a: OpeningTimes, b: OpeningTimes) => a.from === b.from && a.to === b.to;
