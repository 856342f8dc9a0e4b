import { findService } from "#contract/services/services.ts";
import { batch, query } from "#worker/db/query.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import type { MailConfig } from "#worker/mail-config.ts";
import { claimDueMails, type MailedEnquiry, markFailed, markSent } from "./mail-outbox.repository.ts";

/** How long the mail service may take for one mail. */
const timeoutMs = 15_000;

/**
 * Sends the mails that are due. A mail that cannot be sent stays in the outbox with the reason.
 * @returns the numbers of sent and failed mails; undefined when none was due
 */
export async function sendEnquiryMails(
  db: D1Database,
  config: MailConfig,
  now: Date,
): Promise<{ sent: number; failed: number } | undefined> {
  const [due] = await query(db, claimDueMails(now));
  if (due.length === 0) return undefined;
  let sent = 0;
  for (const enquiry of due) {
    const failure = await send(config, enquiry);
    await batch(db, failure === undefined ? markSent(enquiry, now) : markFailed(enquiry, failure));
    if (failure === undefined) sent += 1;
  }
  return { sent, failed: due.length - sent };
}

/** Sends one mail. Returns the reason if it fails. */
async function send({ mailer, from, to, origin }: MailConfig, enquiry: MailedEnquiry): Promise<string | undefined> {
  const service = findService(enquiry.service)?.label ?? enquiry.service;
  const mail = {
    from,
    to,
    replyTo: { email: enquiry.email, name: enquiry.name },
    subject: `New enquiry ${enquiry.reference}: ${service}`,
    text: textOf(enquiry, service, origin),
  };
  try {
    await withTimeout("mail", timeoutMs, mailer.send(mail));
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
    `Reference: ${reference}, sent ${time(submitted_at)}, reply due ${time(due_at)}.`,
    `${origin}/admin/contact-submissions`,
  ].join("\n");
}
