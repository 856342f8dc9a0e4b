import type { Statement } from "#worker/db/query/query.ts";
import { insertMessage } from "#worker/db/queued-messages.ts";
import {
  appointmentMailId,
  type MailedRow,
  mailText,
  type Occasion,
  personSubject,
} from "#worker/modules/appointments/appointment-texts.ts";
import type { AppointmentContext } from "../appointment-context.routes.ts";

interface Telling {
  told: "mail" | null;
  statements: Statement[];
}

/**
 * Queues a mail to the person of an appointment. Without an address, or while mail is off, a colleague sends the text.
 * @param row the appointment as it is after the change
 */
export function tellPerson(context: AppointmentContext, row: MailedRow, occasion: Occasion): Telling {
  if (!context.channels.mail || !row.email) return { told: null, statements: [] };
  const mail = {
    id: appointmentMailId(row, occasion),
    recipient: row.email,
    subject: personSubject(row, occasion),
    body: mailText(row, occasion),
  };
  return { told: "mail", statements: [insertMessage("mail", mail, context.now)] };
}
