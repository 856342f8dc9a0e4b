import type { Statement } from "#worker/db/driver.ts";
import { insertMessage, insertVisitorMail, type NewMail } from "#worker/db/queued-messages.ts";
import { appointmentMailId } from "#worker/modules/operations/complete-mail.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { type MailedRow, mailText, type Occasion, personSubject } from "../rows/appointment-texts.ts";

type TellingContext = Pick<AppointmentContext, "channels" | "now">;

interface Telling {
  told: "mail" | null;
  statements: Statement[];
}

/**
 * Queues a mail to the person of an appointment. Without an address, or while mail is off, a colleague sends the text.
 * @param row the appointment as it is after the change
 */
export function tellPerson(context: TellingContext, row: MailedRow, occasion: Occasion): Telling {
  if (!context.channels.mail || !row.email) return { told: null, statements: [] };
  return { told: "mail", statements: [insertMessage("mail", toMail(row, occasion), context.now)] };
}

/** Queues a mail about what the person did, such as a booking; a few a day for each address. */
export function tellVisitor(context: TellingContext, row: MailedRow, occasion: Occasion): Statement[] {
  if (!context.channels.mail || !row.email) return [];
  return [insertVisitorMail(toMail(row, occasion), context.now)];
}

const toMail = (row: MailedRow, occasion: Occasion): NewMail => ({
  id: appointmentMailId(row, occasion),
  recipient: row.email,
  subject: personSubject(row, occasion),
  body: mailText(row, occasion),
});
