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
