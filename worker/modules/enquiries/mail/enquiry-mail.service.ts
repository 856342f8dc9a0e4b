import { withTimeout } from "#contract/http/with-timeout.ts";
import { findService } from "#contract/services/services.ts";
import type { MailConfig } from "#worker/config.ts";
import { batch, query } from "#worker/db/query.ts";
import { claimDueMails, type MailedEnquiry, markFailed, markSent } from "./mail-outbox.repository.ts";

/** How long the mail service may take for one mail, in milliseconds. */
const timeLimit = 15_000;

/**
 * Tells the staff of enquiries whose mail is due. A mail that cannot be sent stays in the outbox with the reason.
 * @returns how many were sent and how many were not; undefined when none was due
 */
export async function sendEnquiryMails(
  db: D1Database,
  mailing: MailConfig,
  now: Date,
): Promise<{ sent: number; failed: number } | undefined> {
  const [due] = await query(db, claimDueMails(now));
  if (due.length === 0) return undefined;
  let sent = 0;
  for (const enquiry of due) {
    const failure = await send(mailing, enquiry);
    await batch(db, failure === undefined ? markSent(enquiry, now) : markFailed(enquiry, failure));
    if (failure === undefined) sent += 1;
  }
  return { sent, failed: due.length - sent };
}

/** Why it could not be sent, or undefined. */
async function send({ mailer, from, to, origin }: MailConfig, enquiry: MailedEnquiry): Promise<string | undefined> {
  const service = findService(enquiry.service)?.label ?? enquiry.service;
  const mail = {
    from,
    to,
    replyTo: { email: enquiry.email, name: enquiry.name },
    subject: `New inquiry ${enquiry.reference}: ${service}`,
    text: textOf(enquiry, service, origin),
  };
  try {
    await withTimeout("mail", timeLimit, mailer.send(mail));
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function textOf(enquiry: MailedEnquiry, service: string, origin: string): string {
  const { name, email, phone_number, subject, message, reference, submitted_at, due_at } = enquiry;
  const time = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} (Monrovia)`;
  return [
    `${name} wrote about: ${service}`,
    `Phone: ${phone_number}`,
    `Email: ${email}`,
    ...(subject ? [`Subject: ${subject}`] : []),
    "",
    message ?? "(no message)",
    "",
    `Reference: ${reference}, sent ${time(submitted_at)}, to be answered by ${time(due_at)}.`,
    `${origin}/admin/contact-submissions`,
  ].join("\n");
}
