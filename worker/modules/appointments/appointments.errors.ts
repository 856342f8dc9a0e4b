import type { AppointmentDetail } from "#contract/appointments/admin-appointment.ts";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import type { StoredAvailability } from "#contract/appointments/availability.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import type { Refusal } from "#shared/appointments/slots.ts";
import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const appointmentNotFound = () => new ApiError(404, "Appointment not found");
export const resourceNotFound = () => new ApiError(404, "Resource not found");
export const calendarNotFound = () => new ApiError(404, "Calendar not found");

const unknownSubject = {
  viewing: "This home is not known",
  lesson: "This course is not known",
  clinic: "This doctor is not known",
};
const goneSubject = {
  viewing: "This home is no longer on offer. Look at similar homes, or call us.",
  lesson: "This course takes no bookings now. Choose another course, or call us.",
  clinic: "This doctor takes no bookings now. Choose another doctor, or call us.",
};

/** For a list of times: 404. */
export const subjectNotFound = (kind: AppointmentKind) => new ApiError(404, unknownSubject[kind]);
/** For a booking: 422 on the field. */
export const subjectUnknown = (kind: AppointmentKind) => invalidField(subjectOfKind[kind], unknownSubject[kind]);
export const subjectGone = (kind: AppointmentKind) => new ApiError(410, goneSubject[kind]);

export const timeTaken = (slots: Slot[]) =>
  new ApiError(409, "This time has just been taken. Choose another one.", undefined, { slots });

/** For an intake without a free seat: 409 with the next intakes. */
export const courseFull = (slots: Slot[]) =>
  new ApiError(
    409,
    slots.length > 0
      ? "This course is full. Choose another start."
      : "This course is full, and no other start is planned yet. Call us, and we'll tell you the next one.",
    undefined,
    { slots },
  );

const refusals: Record<Exclude<Refusal, "taken">, string> = {
  past: "This time is over. Choose another one.",
  notice: "This time is too soon. Choose a later one, or call us.",
  far: "This day is too far ahead. Choose a day within three months.",
  closed: "We are closed on this day. Choose another one.",
  outside: "Choose one of the times on offer.",
};

/** 409 for a time that is taken, 422 on `start` otherwise; both with the next free times. */
export const startRefused = (refusal: Refusal, slots: Slot[]) =>
  refusal === "taken"
    ? timeTaken(slots)
    : new ApiError(422, [{ loc: ["body", "start"], msg: refusals[refusal], type: "refused" }], undefined, { slots });

/** The link still shows what became of the appointment. */
export const appointmentOver = (status: string, appointment: object) =>
  new ApiError(
    410,
    status === "cancelled" ? "This appointment was cancelled." : "This appointment is over.",
    undefined,
    { appointment },
  );

/** For a change of what a colleague no longer sees as it is: says what became of it. */
export function appointmentChanged(appointment: AppointmentDetail) {
  const { history, start, status } = appointment;
  const newest = history.at(-1);
  const earlier = history.findLastIndex(({ at, by }) => at !== newest?.at || by !== newest?.by);
  const last = history.slice(earlier + 1);
  const by = newest?.by ?? "the visitor";
  const what = last.some(({ field }) => field === "start")
    ? `Moved by ${by} to ${describeTime(start)}.`
    : status === "cancelled"
      ? `Cancelled by ${by}.`
      : `Changed by ${by}.`;
  return new ApiError(409, what, undefined, { appointment });
}
export const changedMeanwhile = () =>
  new ApiError(409, "This appointment was changed at the same moment. Look at it again.");
export const changedOften = () => new ApiError(409, "This appointment was changed many times. Please call us.");
export const notOpen = () => new ApiError(409, "This appointment was cancelled or is over. Book a new one.");
export const notBegun = (field: "status" | "outcome") => invalidField(field, "This appointment has not begun");
export const onlyViewings = () => invalidField("outcome", "Only viewings have an outcome");
export const assigneeNotAllowed = () => invalidField("assignee_id", "Choose an active colleague who may see it");
export const userNotAllowed = () => invalidField("user_id", "Choose an active colleague");
export const accountStays = () => invalidField("user_id", "The account of a colleague cannot be changed");
export const onlyColleagues = () => invalidField("does_viewings", "Only colleagues do viewings");
export const unknownResources = (field: string) => invalidField(field, "Choose from the list of resources");
export const availabilityChanged = (availability: StoredAvailability) =>
  new ApiError(409, "Someone else saved the hours after you opened them. Your changes are not saved yet.", undefined, {
    availability,
  });
export const colleagueStays = () =>
  new ApiError(409, "Colleagues with an account stay in the list. Switch their viewings off instead.");
export const resourceInUse = () => new ApiError(409, "Appointments to come need this. Move or cancel them first.");
export const resourceInCourses = (courses: readonly string[]) =>
  new ApiError(409, `These courses need this: ${courses.join(", ")}. Take it out of them first.`);
export const tooManyResources = (max: number) => invalidField("name", `At most ${max} resources`);
export const healthNotAllowed = () => invalidField("kind", "Only colleagues with the permission for health book these");
export const enquiryUnknown = () => invalidField("enquiry_id", "This enquiry is not known");

/** For a package: the times that are taken, and free ones. */
export const lessonsTaken = (taken: string[], slots: Slot[]) =>
  new ApiError(409, "Some of the times are taken. Choose others.", undefined, { taken, slots });
