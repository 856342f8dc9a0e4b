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
}

/** Returns where the appointments of a column are. Those at the same time stand side by side. */
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
    const one = { appointment, top: from - firstHourShown * 60, minutes: to - from, lane, lanes: 1 };
    group.push(one);
    placed.push(one);
    groupEnd = Math.max(groupEnd, to);
    const lanes = Math.max(...group.map((other) => other.lane)) + 1;
    for (const other of group) other.lanes = lanes;
  }
  return placed;
}
