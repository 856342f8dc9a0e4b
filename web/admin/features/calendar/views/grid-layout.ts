import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { toMinutes } from "#shared/appointments/appointment-time.ts";
import { getClock } from "#web/admin/features/shared/appointments/appointment-days.ts";

/** The hours that the grid shows at least. */
const [firstHour, lastHour] = [8, 18];

type Times = Pick<AdminAppointment, "start" | "end">;

const startMinutes = ({ start }: Times) => toMinutes(getClock(start));
/** An appointment that ends at midnight ends at 24:00. */
const endMinutes = (one: Times) => toMinutes(getClock(one.end)) || 24 * 60;

/** Returns the hours of the grid, so that all appointments fit. */
export function findHours(appointments: readonly Times[]): number[] {
  const first = Math.min(firstHour, ...appointments.map((one) => Math.floor(startMinutes(one) / 60)));
  const last = Math.max(lastHour, ...appointments.map((one) => Math.ceil(endMinutes(one) / 60)));
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** Returns the parts of a column in which the business is closed, in minutes from the first hour of the grid. */
export function findClosed(openHours: readonly [from: number, to: number] | null, hours: readonly number[]) {
  const first = (hours[0] ?? 0) * 60;
  const last = first + hours.length * 60;
  const [from, to] = openHours ?? [last, last];
  return [
    { top: 0, minutes: from - first },
    { top: to - first, minutes: last - to },
  ].filter(({ minutes }) => minutes > 0);
}

export interface PlacedAppointment {
  appointment: AdminAppointment;
  /** Minutes from the first hour of the grid. */
  top: number;
  minutes: number;
  /** Its place among those at the same time, and how many places there are. */
  lane: number;
  lanes: number;
  /** The minutes from its start until a later one lies over it. */
  shown: number;
  /** Whether those at the same time stand side by side, because they begin almost together. */
  isBeside: boolean;
}

/** One that begins so much later, in minutes, lies over the one before it, whose first lines are then still read. */
const overlapMinutes = 30;
/** How much of the column an appointment leaves of each one that it lies over. */
const indent = 0.2;

/** Returns the left side and the width of an appointment, as parts of its column. */
export function findPlace({ lane, lanes, isBeside }: Pick<PlacedAppointment, "lane" | "lanes" | "isBeside">) {
  if (isBeside) return { left: lane / lanes, width: 1 / lanes };
  const left = lane * Math.min(indent, 0.5 / Math.max(lanes - 1, 1));
  return { left, width: 1 - left };
}

/** Returns where the appointments of a column are. Those at the same time stand side by side, or a later one lies over. */
export function placeAppointments(
  appointments: readonly AdminAppointment[],
  firstHourShown: number,
): PlacedAppointment[] {
  const sorted = [...appointments].sort((one, other) => one.start.localeCompare(other.start));
  const placed: PlacedAppointment[] = [];
  let group: PlacedAppointment[] = [];
  let groupEnd = 0;
  for (const appointment of sorted) {
    const [from, to] = [startMinutes(appointment), endMinutes(appointment)];
    if (from >= groupEnd) group = [];
    const taken = group.filter(({ top, minutes }) => top + minutes > from - firstHourShown * 60);
    const lane = [...Array(taken.length + 1).keys()].find((place) => taken.every((other) => other.lane !== place)) ?? 0;
    const place = { top: from - firstHourShown * 60, minutes: to - from };
    const one = { appointment, ...place, lane, lanes: 1, shown: place.minutes, isBeside: false };
    group.push(one);
    placed.push(one);
    groupEnd = Math.max(groupEnd, to);
    const lanes = Math.max(...group.map((other) => other.lane)) + 1;
    const gaps = group.map(({ top }, index) => (group[index + 1]?.top ?? Number.POSITIVE_INFINITY) - top);
    const isBeside = Math.min(...gaps) < overlapMinutes;
    for (const [index, other] of group.entries()) {
      other.lanes = lanes;
      other.isBeside = isBeside;
      other.shown = isBeside ? other.minutes : Math.min(other.minutes, gaps[index] ?? other.minutes);
    }
  }
  return placed;
}
