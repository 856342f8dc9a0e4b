import type { Resource } from "#contract/appointments/admin-appointment.ts";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { describeHours, formatTime, weekdayNames } from "#shared/appointments/describe-hours.ts";
import { shortDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { weekdays } from "./day-hours.ts";

/** Returns the length of an appointment of a kind and its hours: "60 min · Mon–Fri 9–17, Sat 9–13". */
export function describeKind({ slot_minutes, seats, hours }: Availability, kind: AppointmentKind): string {
  const common = hours.filter((one) => one.kind === kind && one.resource_id === null);
  const places = seats[kind] > 1 && `${seats[kind]} at a time`;
  return joinParts([`${slot_minutes[kind]} min`, places, shortenHours(describeHours(common))], " · ");
}

/** Returns the times of a weekday that visitors can book: "9–12:30, 13:30–17", or "Closed". */
function describeDay({ hours }: Availability, kind: AppointmentKind, weekday: number): string {
  const times: { from: string; to: string }[] = [];
  const onDay = hours.filter((one) => one.kind === kind && one.weekday === weekday);
  for (const { from, to } of onDay.sort((one, other) => one.from.localeCompare(other.from))) {
    const last = times[times.length - 1];
    if (last && from <= last.to) last.to = last.to > to ? last.to : to;
    else times.push({ from, to });
  }
  return times.map(({ from, to }) => shortenHours(`${formatTime(from)} – ${formatTime(to)}`)).join(", ") || "Closed";
}

/** Returns the times of each kind on the days of a week. Days with the same times are one line, such as "Mon–Fri". */
export function describeWeek(availability: Availability, kinds: readonly AppointmentKind[]) {
  const lines: { first: string; last: string; times: string[] }[] = [];
  for (const weekday of weekdays) {
    const day = weekdayNames[weekday - 1]?.slice(0, 3) ?? "";
    const times = kinds.map((kind) => describeDay(availability, kind, weekday));
    const line = lines[lines.length - 1];
    if (line?.times.join() === times.join()) line.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines.map(({ first, last, times }) => ({ days: first === last ? first : `${first}–\u2060${last}`, times }));
}

/** Returns "Monday to Friday, 9:00 – 17:00; Saturday, 9:30 – 13:00" as "Mon–Fri 9–17, Sat 9:30–13". A line ends after a comma only. */
const shortenHours = (hours: string) =>
  hours
    .replace(/(\w{3})\w*day\b/g, "$1")
    .replace(/, (?=\d)/g, "\u00a0")
    .replace(/;/g, ",")
    .replace(/ (?:to|–) /g, "–\u2060")
    .replace(/:00/g, "");

export const describeNotice = ({ notice_hours, buffer_minutes }: Availability): string =>
  `${notice_hours} h ahead · ${buffer_minutes > 0 ? `${buffer_minutes} min between` : "no gaps"}`;

/** Returns the number of coming days off, and the first: "2 days, next Fri 25 Dec". */
export function describeDaysOff({ days_off }: Availability, today: string): string {
  const coming = days_off.map(({ date }) => date).filter((date) => date >= today);
  const [next] = coming.sort();
  return next ? `${formatCount(coming.length, "day")}, next ${shortDay(next)}` : "None";
}

/** Returns how many there are: "8 people, 1 car". */
export function describeResources(resources: readonly Resource[]): string {
  const count = (...kinds: Resource["kind"][]) => resources.filter(({ kind }) => kinds.includes(kind)).length;
  const [people, cars, rooms] = [count("colleague", "instructor", "doctor"), count("car"), count("room")];
  const counts = [
    people > 0 && formatCount(people, "person", "people"),
    cars > 0 && formatCount(cars, "car"),
    rooms > 0 && formatCount(rooms, "room"),
  ];
  return joinParts(counts) || "None";
}
