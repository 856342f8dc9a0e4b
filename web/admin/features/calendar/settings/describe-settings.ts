import type { Resource } from "#contract/appointments/admin-appointment.ts";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { describeHours } from "#shared/appointments/describe-hours.ts";
import { longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { modeLabels } from "./kind-rules.tsx";
import { resourceKindLabels } from "./resource-dialog.tsx";

/** Returns how a kind is booked: "60 minutes, 1 at a time · A colleague confirms · Monday to Friday, 9:00 – 17:00". */
export function describeKind({ mode, slot_minutes, seats, hours }: Availability, kind: AppointmentKind): string {
  const common = hours.filter((one) => one.kind === kind && one.resource_id === null);
  return joinParts(
    [`${slot_minutes[kind]} minutes, ${seats[kind]} at a time`, modeLabels[mode[kind]], describeHours(common)],
    " · ",
  );
}

export const describeNotice = ({ notice_hours, buffer_minutes }: Availability): string =>
  `${formatCount(notice_hours, "hour")} ahead, ${formatCount(buffer_minutes, "minute")} between`;

/** Returns the number of coming days off, and the first: "2 days, next Friday 25 December". */
export function describeDaysOff({ days_off }: Availability, today: string): string {
  const coming = days_off.map(({ date }) => date).filter((date) => date >= today);
  const [next] = coming.sort();
  return next ? `${formatCount(coming.length, "day")}, next ${longDay(next)}` : "None";
}

/** Returns how many there are of each kind: "2 colleagues, 1 car". */
export function describeResources(resources: readonly Resource[]): string {
  const kinds = [...new Set(resources.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => {
    const count = resources.filter((one) => one.kind === kind).length;
    return formatCount(count, resourceKindLabels[kind].toLowerCase());
  });
  return counts.join(", ") || "None";
}
