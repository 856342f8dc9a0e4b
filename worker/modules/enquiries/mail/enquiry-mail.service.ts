import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import { toMailAddress } from "#contract/people/email-forms.ts";
import { findService } from "#contract/services/services.ts";
import { type SendResult, sendAll } from "#worker/db/outbox.ts";
import { query } from "#worker/db/query/query.ts";
import { sendMail } from "#worker/lib/send-mail.ts";
import type { MailConfig } from "#worker/mail-config.ts";
import { claimDueMails, type MailedEnquiry, recordMailAttempt } from "./mail-outbox.repository.ts";

/**
 * Sends the mails that are due. A mail that cannot be sent stays in the outbox with the reason.
 * @returns the numbers of sent and failed mails; undefined when none was due
 */
export async function sendEnquiryMails(db: D1Database, config: MailConfig, now: Date): Promise<SendResult | undefined> {
  const [due] = await query(db, claimDueMails(now));
  return sendAll(
    db,
    due,
    (enquiry) => sendMail(config.mailer, buildMail(config, enquiry)),
    (enquiry, failure) => recordMailAttempt(enquiry, failure, now),
  );
}

function buildMail({ from, to, origin }: MailConfig, enquiry: MailedEnquiry) {
  const service = findService(enquiry.service)?.label ?? enquiry.service;
  // Mail services reject headers with other letters. The text of the mail has the address in any case.
  const email = toMailAddress(enquiry.email);
  return {
    from,
    to,
    ...(email && { replyTo: { email, name: enquiry.name } }),
    subject: `New enquiry ${enquiry.reference}: ${service}`,
    text: textOf(enquiry, service, origin),
  };
}

function textOf(enquiry: MailedEnquiry, service: string, origin: string): string {
  const { name, email, phone_number, subject, message, reference, submitted_at, due_at } = enquiry;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  const time = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} (Monrovia)`;
  return [
    `${name} wrote about: ${service}`,
    `Phone: ${phone_number}`,
    `Email: ${email}`,
    ...(subject ? [`Subject: ${subject}`] : []),
    ...(preferred ? [`Preferred time: ${preferred}`] : []),
    ...(enquiry.possible_spam ? ["Possible spam: a hidden field was filled in, perhaps by the browser."] : []),
    "",
    message ?? "(no message)",
    "",
    `Reference: ${reference}, sent ${time(submitted_at)}, reply due ${time(due_at)}.`,
    `${origin}/admin/contact-submissions`,
  ].join("\n");
}
