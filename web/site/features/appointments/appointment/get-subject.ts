import { subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment } from "#contract/appointments/booking.ts";

/** Returns the id of the home, course or professional; null if it is unknown. */
export const getSubject = (appointment: PublicAppointment): string | null =>
  appointment[subjectOfKind[appointment.kind]];
