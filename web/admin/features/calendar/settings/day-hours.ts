import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { OpenHours } from "#contract/appointments/availability.ts";

/** Whose hours are shown: of a kind, and of one resource or all of the kind. */
export interface HoursOwner {
  kind: AppointmentKind;
  resource_id: string | null;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const isOf =
  ({ kind, resource_id }: HoursOwner) =>
  (one: OpenHours) =>
    one.kind === kind && one.resource_id === resource_id;

/** An entry and its place in the whole list, by which the server names a problem. */
interface PlacedHours {
  hours: OpenHours;
  index: number;
}

/** Returns the times of a day in their order. The gaps between them are breaks. */
export const hoursOn = (all: readonly OpenHours[], owner: HoursOwner, weekday: number): PlacedHours[] =>
  all
    .map((hours, index) => ({ hours, index }))
    .filter(({ hours }) => isOf(owner)(hours) && hours.weekday === weekday)
    .sort((one, other) => one.hours.from.localeCompare(other.hours.from));

/** Whether a resource has hours of its own. */
export const hasOwnHours = (all: readonly OpenHours[], owner: HoursOwner): boolean => all.some(isOf(owner));

/** Returns all hours with the ones of a day replaced. */
export const withDay = (
  all: readonly OpenHours[],
  owner: HoursOwner,
  weekday: number,
  times: readonly Pick<OpenHours, "from" | "to">[],
): OpenHours[] => [
  ...all.filter((one) => !isOf(owner)(one) || one.weekday !== weekday),
  ...times.map(({ from, to }) => ({ ...owner, weekday, from, to })),
];

/** What a professional's hours begin with, to be changed. */
const usualProfessionalHours = weekdays.slice(0, 5).map((weekday) => ({ weekday, from: "09:00", to: "17:00" }));

/** Returns all hours, with those of the kind copied for a resource. */
export const withOwnHours = (all: readonly OpenHours[], owner: HoursOwner): OpenHours[] => [
  ...all,
  ...(owner.kind === "clinic"
    ? usualProfessionalHours
    : all.filter((one) => one.kind === owner.kind && one.resource_id === null)
  ).map((one) => ({ ...one, ...owner })),
];

/** Returns all hours without those of an owner. */
export const withoutHours = (all: readonly OpenHours[], owner: HoursOwner): OpenHours[] =>
  all.filter((one) => !isOf(owner)(one));

const fromMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns the times of a day with an hour's break in the middle of the last one, or undefined if it is too short. */
export function withBreak(
  times: readonly Pick<OpenHours, "from" | "to">[],
  toMinutes: (text: string) => number,
): Pick<OpenHours, "from" | "to">[] | undefined {
  const last = times[times.length - 1];
  if (!last) return undefined;
  const [from, to] = [toMinutes(last.from), toMinutes(last.to)];
  const middle = Math.floor((from + to) / 2 / 30) * 30;
  const [start, end] = [fromMinutes(middle - 30), fromMinutes(middle + 30)];
  if (to - from < 120) return undefined;
  return [...times.slice(0, -1), { from: last.from, to: start }, { from: end, to: last.to }];
}
