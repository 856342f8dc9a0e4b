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

/** What a column shows at a time, in minutes from the first hour of the grid and in parts of the column's width. */
export interface Place {
  top: number;
  minutes: number;
  left: number;
  width: number;
}

export interface PlacedAppointment extends Place {
  appointment: AdminAppointment;
  /** How long its box is, which ends where the next one begins in a column too narrow for both; in minutes. */
  boxMinutes: number;
  /** Its bar, which has its whole length, and how many bars there are. */
  bar: number;
  bars: number;
}

/** Appointments for which there is no room beside the others. */
export interface HiddenAppointments extends Place {
  hidden: AdminAppointment[];
}

/** The room of an appointment in a shorter one, in minutes: two lines of text, see `findHourHeight`. */
const leastMinutes = 15;
/** The width below which a name cannot be read, and the width of "+2", in rem. */
const [laneWidth, moreWidth] = [3, 1.625];
/** A lane, in rem, in which a first name is read. In a narrower one each box has the whole width, and so many minutes at least. */
const [nameLane, leastBox] = [4.25, 30];

/** What the boxes leave free of a column, so that none touches the line between two days; in rem. */
export const columnGap = 0.5;

const drawnEnd = (one: Times) => Math.max(endMinutes(one), startMinutes(one) + leastMinutes);

/** Returns the height of an hour in rem, in which the shortest appointment has two lines. */
export function findHourHeight(appointments: readonly Times[]): number {
  const shortest = Math.min(...appointments.map((one) => drawnEnd(one) - startMinutes(one)), 30);
  return 120 / shortest;
}

/** Appointments that overlap, also by way of others, in lanes in which none overlaps the one before it. */
interface Group {
  lanes: AdminAppointment[][];
  end: number;
}

function findGroups(appointments: readonly AdminAppointment[]): Group[] {
  const groups: Group[] = [];
  const sorted = [...appointments].sort((a, b) => a.start.localeCompare(b.start) || b.end.localeCompare(a.end));
  for (const appointment of sorted) {
    const from = startMinutes(appointment);
    const last = groups[groups.length - 1];
    const group: Group = last && last.end > from ? last : { lanes: [], end: 0 };
    if (group !== last) groups.push(group);
    const free = group.lanes.find((lane) => lane.every((one) => drawnEnd(one) <= from));
    if (free) free.push(appointment);
    else group.lanes.push([appointment]);
    group.end = Math.max(group.end, drawnEnd(appointment));
  }
  return groups;
}

/** Whether each box has room until the next one begins. */
function areApart(starts: readonly number[]): boolean {
  const sorted = [...starts].sort((one, other) => one - other);
  return sorted.every((start, index) => start - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY) >= leastBox);
}

/**
 * Returns where the appointments of a column are: those that overlap side by side, in equal parts, or in a narrow column one
 * below the other, if all have room, with bars that overlap.
 * @param width of the column in rem; those that would be too narrow become one "+2" at the right
 */
export function placeAppointments(appointments: readonly AdminAppointment[], firstHourShown: number, width: number) {
  const toPlace = (from: number, to: number) => ({ top: from - firstHourShown * 60, minutes: to - from });
  const placed: PlacedAppointment[] = [];
  const more: HiddenAppointments[] = [];
  for (const { lanes } of findGroups(appointments)) {
    const starts = lanes.flat().map(startMinutes);
    const isBelow = lanes.length > 1 && lanes.length * nameLane > width && areApart(starts);
    const isWide = isBelow || lanes.length * laneWidth <= width || lanes.length === 1;
    const free = isWide ? 1 : 1 - moreWidth / width;
    const shown = isWide ? lanes.length : Math.max(1, Math.floor((free * width) / laneWidth));
    for (const [index, lane] of lanes.slice(0, shown).entries()) {
      const part = isBelow
        ? { left: 0, width: 1, bar: index, bars: lanes.length }
        : { left: (index * free) / shown, width: free / shown, bar: 0, bars: 1 };
      for (const appointment of lane) {
        const start = startMinutes(appointment);
        const place = toPlace(start, drawnEnd(appointment));
        const later = isBelow ? starts.filter((other) => other > start) : [];
        const boxMinutes = Math.min(place.minutes, ...later.map((other) => other - start));
        placed.push({ appointment, ...place, boxMinutes, ...part });
      }
    }
    const hidden = lanes.slice(shown).flat();
    if (hidden.length > 0) {
      const [from, to] = [Math.min(...hidden.map(startMinutes)), Math.max(...hidden.map(drawnEnd))];
      more.push({ hidden, ...toPlace(from, to), left: free, width: 1 - free });
    }
  }
  // The keyboard goes through them by time.
  return { placed: placed.sort((one, other) => one.top - other.top), more };
}
