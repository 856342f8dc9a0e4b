import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { confirmationText } from "../booking/booking-promise.tsx";
import { kindTexts } from "../messages.ts";

const missed: Record<AppointmentKind, string> = {
  viewing: "We did not meet you at the home.",
  lesson: "You did not come to the lesson.",
  clinic: "You did not come to the appointment.",
};

const requested: Record<AppointmentKind, string> = {
  viewing: "We have your request for a viewing",
  lesson: "We have your request for a lesson",
  clinic: "We have your request for an appointment",
};

/** Returns what the page says first, and what happens next. */
export function statusTexts(appointment: PublicAppointment): { title: string; text: string } {
  const { kind, status, can_change, who, reply_by } = appointment;
  const { noun } = kindTexts[kind];
  if (status === "cancelled")
    return { title: `Your ${noun} is cancelled`, text: appointment.reason ?? "You can choose a new time." };
  if (status === "no_show") return { title: "We missed you", text: `${missed[kind]} You can choose a new time.` };
  if (status === "done") return { title: `Your ${noun} is done`, text: "Thank you for coming." };
  if (!can_change) return { title: `The time of your ${noun} has passed`, text: "Call us if you still need it." };
  if (status === "confirmed") return { title: `Your ${noun} is confirmed`, text: "We expect you at this time." };
  return {
    title: requested[kind],
    text: confirmationText(kind === "clinic" ? null : who, reply_by),
  };
}

/** The badge of each status. */
export const statusLabels: Record<PublicAppointment["status"], string> = {
  requested: "Waiting for confirmation",
  confirmed: "Confirmed",
  done: "Done",
  no_show: "Missed",
  cancelled: "Cancelled",
};
