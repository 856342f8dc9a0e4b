import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import type { AppointmentKind, AppointmentStatus, Outcome } from "#contract/appointments/appointment-kinds.ts";

export const kindLabels: Record<AppointmentKind, string> = {
  viewing: "Viewing",
  lesson: "Lesson",
  clinic: "Doctor's visit",
};

export const appointmentStatusLabels: Record<AppointmentStatus, string> = {
  requested: "To confirm",
  confirmed: "Confirmed",
  done: "Done",
  no_show: "Did not come",
  cancelled: "Cancelled",
};

export const outcomeLabels: Record<Outcome, string> = {
  liked: "Liked it",
  too_dear: "Too dear",
  wrong_area: "Wrong area",
  wrong_size: "Wrong size",
  condition: "Condition",
  other: "Other",
};

/** The reason of the cancelled viewings of a home that is sold or let. */
export const homeGone = "The home is no longer available";

/** Returns who cancelled an appointment. */
export function cancelledBy({ cancelled, name }: Pick<AdminAppointment, "cancelled" | "name">): string {
  if (cancelled?.by_person) return name || "the visitor";
  return cancelled?.by ?? "a colleague";
}
