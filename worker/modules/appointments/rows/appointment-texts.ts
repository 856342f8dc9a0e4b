import { priceLabels } from "#contract/appointments/appointment-kinds.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { manageUrl } from "#worker/security/personal-links.ts";
import type { AppointmentRow } from "./appointment-row.ts";
import { getTitle } from "./appointment-rows.ts";

/** Why its person is told of an appointment. */
export type Occasion = "requested" | "confirmed" | "moved" | "cancelled" | "no_show" | "done" | "reminder" | "stuck";

/** Visits to professionals are named neither in mails nor in chats: both pass through other services. */
function getName(row: Pick<AppointmentRow, "kind" | "title">): string {
  if (row.kind === "clinic") return "appointment";
  return row.kind === "viewing" ? `viewing of ${getTitle(row)}` : `driving lesson (${getTitle(row)})`;
}

const greet = ({ name }: AppointmentRow) => (name ? `Hello ${name},` : "Hello,");

/** What the texts of an appointment are made of. */
type TextRow = Pick<AppointmentRow, "kind" | "title" | "meeting_point" | "start_at" | "reason" | "reference"> &
  Partial<Pick<AppointmentRow, "due_at" | "who" | "price">>;
/** What a mail to the person of an appointment is made of. */
export type MailedRow = TextRow & Pick<AppointmentRow, "id" | "sequence" | "email">;

/** Returns the sentences for an occasion. */
function sentencesFor(row: TextRow, occasion: Occasion): string[] {
  const [what, time] = [getName(row), `${describeTime(row.start_at)} (Monrovia time, GMT)`];
  const place = row.kind !== "clinic" && row.meeting_point ? [`We meet at: ${row.meeting_point}.`] : [];
  switch (occasion) {
    case "requested":
      return [`we received your request for the ${what} on ${time}.${describeConfirmation(row)}`, ...place];
    case "confirmed":
      return [`your ${what} on ${time} is confirmed.`, ...place];
    case "moved":
      return [
        `we had to move your ${what}. The new time is ${time}. Please choose another time if it does not suit you.`,
        ...place,
      ];
    case "cancelled":
      return [`your ${what} on ${time} was cancelled.${row.reason ? ` ${row.reason}` : ""}`];
    case "no_show":
      return [`we missed you at the ${what} on ${time}. Would you like another time?`];
    case "done":
      return [`thank you for coming to the ${what} on ${time}.`];
    case "reminder":
      return [`a reminder of your ${what} on ${time}.`, ...place];
    case "stuck":
      return [`your ${what} on ${time} cannot take place then. Please choose another time.`];
  }
}

/** Returns a message for the person of an appointment, with the link to it. */
export const personText = (row: AppointmentRow, links: LinkContext, occasion: Occasion): string =>
  `${textWithoutLink(row, occasion)}: ${manageUrl(links, row.id)}`;

/** Returns the message for the person of an appointment with its reference, as it may be stored. */
export const textWithoutLink = (row: AppointmentRow, occasion: Occasion): string =>
  [[greet(row), ...sentencesFor(row, occasion)].join(" "), row.reference].join("\n");

/**
 * Returns the mail to the person of an appointment, without the link to it, which is added when the mail is sent: no secret
 * is stored. It greets without a name, because anyone may type a name beside the address of another person.
 */
export const mailText = (row: TextRow, occasion: Occasion): string =>
  [["Hello,", ...sentencesFor(row, occasion)].join(" "), ...factsOf(row), `${row.reference}: `].join("\n");

/** Says until when a request is confirmed. */
function describeConfirmation({ due_at, start_at }: TextRow): string {
  return due_at && due_at < start_at ? ` We confirm it by ${describePromise(due_at)}.` : " We confirm it soon.";
}

/** Returns the facts of a mail that its sentences do not say. A professional is not named. */
const factsOf = ({ kind, who, price }: TextRow): string[] => [
  ...(who && kind !== "clinic" ? [`With: ${who}`] : []),
  ...(price ? [`${priceLabels[kind]}: ${price}`] : []),
];

const subjects: Record<Occasion, string> = {
  requested: "We received your request",
  confirmed: "Your appointment is confirmed",
  moved: "Your appointment has a new time",
  cancelled: "Your appointment was cancelled",
  no_show: "We missed you",
  done: "Thank you",
  reminder: "Your appointment tomorrow",
  stuck: "Please choose another time",
};

export const personSubject = (row: Pick<AppointmentRow, "reference">, occasion: Occasion): string =>
  `${subjects[occasion]} (${row.reference})`;
