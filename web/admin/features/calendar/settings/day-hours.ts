import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { OpenHours } from "#contract/appointments/availability.ts";
import type { WeekTimes } from "#web/admin/ui/inputs/day-times.ts";

/** Whose hours are shown: of a kind, and of one resource or all of the kind. */
export interface HoursOwner {
  kind: AppointmentKind;
  resource_id: string | null;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

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

/** Returns the times of each day. */
export const weekOf = (all: readonly OpenHours[], owner: HoursOwner): WeekTimes =>
  weekdays.map((weekday) => hoursOn(all, owner, weekday).map(({ hours: { from, to } }) => ({ from, to })));

/** Returns all hours with those of an owner replaced. */
export const withWeek = (all: readonly OpenHours[], owner: HoursOwner, week: WeekTimes): OpenHours[] => [
  ...withoutHours(all, owner),
  ...week.flatMap((times, day) => times.map(({ from, to }) => ({ ...owner, weekday: day + 1, from, to }))),
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
