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
  /** The minutes from its start until a later one lies over it. */
  shown: number;
  /** Its left side and its width, as parts of the column. */
  left: number;
  width: number;
  /** Whether others that begin almost together stand beside it. */
  isBeside: boolean;
}

/** One that begins so much later, in minutes, lies over the one before it, whose first lines are then still read. */
const overlapMinutes = 30;
/** How much of the column stays free beside those that lie over others: for each of these, and at most. */
const [indent, maxIndent] = [0.2, 0.5];

/** Appointments that begin almost together, and how many of those before them they lie over. */
interface Row {
  appointments: AdminAppointment[];
  end: number;
  depth: number;
}

/** Returns the rows of a column in the order of their starts. */
function findRows(appointments: readonly AdminAppointment[]): Row[] {
  const rows: Row[] = [];
  for (const appointment of [...appointments].sort((one, other) => one.start.localeCompare(other.start))) {
    const [from, to] = [startMinutes(appointment), endMinutes(appointment)];
    const row = rows[rows.length - 1];
    const before = row?.appointments[row.appointments.length - 1];
    if (row && before && from < row.end && from - startMinutes(before) < overlapMinutes) {
      row.appointments.push(appointment);
      row.end = Math.max(row.end, to);
    } else {
      const taken = rows.filter(({ end }) => end > from).map(({ depth }) => depth);
      const depth = [...Array(taken.length + 1).keys()].find((free) => !taken.includes(free)) ?? 0;
      rows.push({ appointments: [appointment], end: to, depth });
    }
  }
  return rows;
}

/** Returns where the appointments of a column are. Those of a row stand side by side, and a later row lies over it. */
export function placeAppointments(
  appointments: readonly AdminAppointment[],
  firstHourShown: number,
): PlacedAppointment[] {
  const rows = findRows(appointments);
  return rows.flatMap((row, index) => {
    const [next] = rows[index + 1]?.appointments ?? [];
    const free = Math.min(row.depth * indent, maxIndent);
    const width = (1 - free) / row.appointments.length;
    return row.appointments.map((appointment, place) => {
      const from = startMinutes(appointment);
      const minutes = endMinutes(appointment) - from;
      const shown = Math.min(minutes, next ? startMinutes(next) - from : minutes);
      const isBeside = row.appointments.length > 1;
      return {
        appointment,
        top: from - firstHourShown * 60,
        minutes,
        shown,
        left: free + place * width,
        width,
        isBeside,
      };
    });
  });
}
