import { isHealthService } from "#contract/accounts/permissions.ts";
import { alertContacts, bookingAnswers, type PushMessage } from "#contract/alerts/push-message.ts";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { enquiryServiceLabel, reportSlug } from "#contract/services/services.ts";
import { calendarPath } from "#shared/appointments/appointment-reference.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import type { DueAlert } from "./decide-alert.ts";

const maxHomeLength = 80;

const titles: Record<DueAlert["reason"], string> = {
  new: "New enquiry",
  unopened: "Not opened yet",
  assigned: "Assigned to you",
  "next step": "Next step due",
  receipt: "We received your enquiry",
  moved: "Appointment moved",
  cancelled: "Appointment cancelled",
};

/**
 * Returns what the screen of a locked phone may show: never a name, a message or a number. What belongs to health services
 * is not named.
 */
export function getTitle(alert: Pick<DueAlert, "reason" | "service" | "merged" | "appointment">): string {
  const { reason, service, merged } = alert;
  if (merged.length > 0) return `${merged.length + 1} enquiries assigned to you`;
  const booking = findBooking(alert);
  if (booking) {
    const isNew = reason === "new" || reason === "unopened";
    const title = isNew ? (booking.status === "requested" ? "Booking to confirm" : "New booking") : titles[reason];
    return isHealthService(service) ? title : `${title}: ${bookingNames[booking.kind]}`;
  }
  if (service === reportSlug && reason === "new") return "Report about a listing";
  const isNamed = !isHealthService(service) && service !== "general";
  return isNamed ? `${titles[reason]}: ${enquiryServiceLabel(service) ?? service}` : titles[reason];
}

/** What an appointment is called beside other enquiries. */
export const bookingNames: Record<AppointmentKind, string> = {
  viewing: "Viewing",
  lesson: "Driving lesson",
  clinic: "Visit",
};

/** Returns the appointment that an alert is about; undefined for an alert about the enquiry only. */
function findBooking({ reason, appointment }: Pick<DueAlert, "reason" | "appointment">) {
  const isAbout = reason === "new" || reason === "unopened" || reason === "moved" || reason === "cancelled";
  return isAbout && appointment ? appointment : undefined;
}

/** Returns the home and the time of the reply, such as "Villa in Sinkor · answer by Monday, 14:05". */
export function getSummary(alert: DueAlert, now: Date): string {
  if (alert.merged.length > 0) return "See which one to answer first";
  const home = isHealthService(alert.service) ? null : alert.home;
  const booking = findBooking(alert);
  if (booking) {
    const parts = [home && shorten(home), describeTime(booking.start)];
    const promise = booking.status === "requested" && `confirm by ${describePromise(alert.due_at, now)}`;
    return [...parts, promise].filter(Boolean).join(" · ");
  }
  const isUnopenedReport = alert.service === reportSlug && (alert.reason === "new" || alert.reason === "unopened");
  const isToDo = alert.reason === "next step" || isUnopenedReport || !alert.awaits_answer;
  const due = isToDo ? "see what to do" : describeDeadline(alert.due_at, now);
  return home ? `${shorten(home)} · ${due}` : capitalize(due);
}

const describeDeadline = (dueAt: string, now: Date): string =>
  new Date(dueAt) <= now ? "the reply is overdue" : `answer by ${describePromise(dueAt, now)}`;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const shorten = (text: string) => (text.length > maxHomeLength ? `${text.slice(0, maxHomeLength - 1)}…` : text);

/** Several enquiries are shown in the list of the colleague. */
const getPath = (alert: DueAlert) => {
  const { id, user_id, merged } = alert;
  const booking = findBooking(alert);
  if (booking && merged.length === 0) return calendarPath(booking.id);
  return `/admin/contact-submissions?${new URLSearchParams(merged.length > 0 ? { assignee_id: user_id } : { open: id })}`;
};

/** The message for the service worker. */
export function toPushMessage(alert: DueAlert, now: Date): PushMessage {
  const booking = findBooking(alert);
  const canCall = !booking && alert.merged.length === 0 && phoneLinks(alert.phone_number) !== undefined;
  return {
    title: getTitle(alert),
    body: getSummary(alert, now),
    id: alert.id,
    path: getPath(alert),
    contacts: canCall ? alertContacts : [],
    ...(booking?.status === "requested" && { answers: bookingAnswers }),
    unanswered: alert.unanswered,
  };
}

interface MailText {
  subject: string;
  text: string;
}

/** The mail to a colleague or to the owner. It says as little as the screen of a phone: mails pass through other services. */
export function toColleagueMail(alert: DueAlert, origin: string, now: Date): MailText {
  return {
    subject: alert.merged.length > 0 ? getTitle(alert) : `${getTitle(alert)} (${alert.reference})`,
    text: [`${getSummary(alert, now)}.`, "", `Open it: ${origin}${getPath(alert)}`].join("\n"),
  };
}
