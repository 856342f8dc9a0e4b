import { toMinutes } from "#shared/appointments/appointment-time.ts";

/** From when until when, as HH:MM. */
export interface Times {
  from: string;
  to: string;
}

/** The times of Monday to Sunday, each in their order. The gap between two is a break, and a day without times is closed. */
export type WeekTimes = readonly (readonly Times[])[];

const fromMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns the times of a day with an hour's break in the middle of the last ones, or undefined if these are too short. */
export function withBreak(times: readonly Times[]): Times[] | undefined {
  const last = times[times.length - 1];
  if (!last) return undefined;
  const [from, to] = [toMinutes(last.from), toMinutes(last.to)];
  if (to - from < 120) return undefined;
  const middle = Math.floor((from + to) / 2 / 30) * 30;
  return [
    ...times.slice(0, -1),
    { from: last.from, to: fromMinutes(middle - 30) },
    { from: fromMinutes(middle + 30), to: last.to },
  ];
}

/** Returns the times of the nearest open day before this one, else of the first open day, without their break. */
export function usualTimes(week: WeekTimes, day: number): Times {
  const [first, ...more] = [...week.slice(0, day).reverse(), ...week].find((times) => times.length > 0) ?? [];
  return first ? { from: first.from, to: (more[more.length - 1] ?? first).to } : { from: "09:00", to: "17:00" };
}
