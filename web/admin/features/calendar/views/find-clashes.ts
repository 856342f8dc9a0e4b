import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";

const isSame = (one: string | null, other: string | null) => one !== null && one !== "" && one === other;

function needSame(one: AdminAppointment, other: AdminAppointment): boolean {
  return (
    one.resource_ids.some((id) => other.resource_ids.includes(id)) ||
    isSame(one.assignee_id, other.assignee_id) ||
    isSame(one.property_uuid, other.property_uuid) ||
    isSame(one.phone_number, other.phone_number)
  );
}

/** Several people may come to the same viewing, or begin a course together. */
const isGroup = (one: AdminAppointment, other: AdminAppointment) =>
  one.start === other.start &&
  (isSame(one.property_uuid, other.property_uuid) || isSame(one.course_id, other.course_id));

/** Returns the appointments that overlap an appointment and need the same colleague, car, home or person. */
export function findClashes(one: AdminAppointment, all: readonly AdminAppointment[]): AdminAppointment[] {
  if (!isOpenStatus(one.status)) return [];
  return all.filter(
    (other) =>
      other.id !== one.id &&
      isOpenStatus(other.status) &&
      other.start < one.end &&
      one.start < other.end &&
      needSame(one, other) &&
      !isGroup(one, other),
  );
}
