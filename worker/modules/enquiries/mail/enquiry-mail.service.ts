import { isHealthService } from "#contract/accounts/permissions.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { describePreferredTime } from "#shared/enquiries/describe-preferred-time.ts";
import { toMailAddress } from "#shared/people/email-forms.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import { maxPerRun, type SendResult, sendAll } from "#worker/db/outbox.ts";
import { query } from "#worker/db/query.ts";
import { mailThread } from "#worker/lib/mail-thread.ts";
import { sendMail } from "#worker/lib/send-mail.ts";
import type { MailConfig } from "#worker/mail-config.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
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
    (enquiry) => sendMail(config.mailer, buildMail(config, enquiry, now)),
    (enquiry, failure) => recordMailAttempt(enquiry, failure, now),
  );
}

function buildMail({ from, to, origin }: MailConfig, enquiry: MailedEnquiry, now: Date) {
  const mail = { from, to, ...mailThread(enquiry.id, origin) };
  if (isHealthService(enquiry.service)) return { ...mail, ...withoutContents(enquiry, origin, now) };
  const service = enquiryServiceLabel(enquiry.service) ?? enquiry.service;
  // Mail services reject headers with other letters. The text of the mail has the address in any case.
  const email = toMailAddress(enquiry.email);
  return {
    ...mail,
    ...(email && { replyTo: { email, name: enquiry.name } }),
    subject: `New enquiry ${enquiry.reference}: ${service}`,
    text: getText(enquiry, service, origin, now),
  };
}

/** A mail passes through other services, so it has no word of what a patient wrote. The owner reads it in the inbox. */
const withoutContents = ({ id, reference, due_at }: MailedEnquiry, origin: string, now: Date) => ({
  subject: `New enquiry ${reference}`,
  text: [
    `Answer by ${describePromise(due_at, now)} (Monrovia time).`,
    "",
    `Open it: ${origin}/admin/contact-submissions?open=${id}`,
  ].join("\n"),
});

const formatTime = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} (Monrovia)`;

function getText(enquiry: MailedEnquiry, service: string, origin: string, now: Date): string {
  const { name, email, phone_number, subject, message, reference, submitted_at, due_at } = enquiry;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  return [
    `${name} wrote about: ${service}`,
    `Phone: ${phone_number || "none"}`,
    `Email: ${email || (phone_number ? "none, reply by phone or WhatsApp" : "none")}`,
    ...(subject ? [`Subject: ${subject}`] : []),
    ...(preferred ? [`Preferred time: ${preferred}`] : []),
    ...(enquiry.possible_spam ? ["Possible spam: a hidden field was filled in, perhaps by the browser."] : []),
    "",
    message ?? "(no message)",
    "",
    `Reference: ${reference}, sent ${formatTime(submitted_at)}, answer by ${describePromise(due_at, now)}.`,
    `${origin}/admin/contact-submissions`,
  ].join("\n");
}

export const enquiryMailTask: ScheduledTask = {
  name: "mail",
  label: "sending emails about enquiries",
  when: "every five minutes",
  limit: `${maxPerRun} mails`,
  whenLate: "Mails stay in the outbox. After two hours there is an alarm.",
  run: ({ db, mail, now }) => mail && sendEnquiryMails(db, mail, now),
};
