import { toMailAddress } from "#shared/people/email-forms.ts";
import { maxPerRun, type SendResult, sendAll } from "#worker/db/outbox.ts";
import { query } from "#worker/db/query.ts";
import { failureReason } from "#worker/lib/failure-reason.ts";
import { postWebhook } from "#worker/lib/post-webhook.ts";
import { sendMail } from "#worker/lib/send-mail.ts";
import type { MailConfig } from "#worker/mail-config.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { claimDueMessages, type DueMessage, recordAttempt } from "./messages.repository.ts";

/**
 * Sends the queued mails that are due. A mail that cannot be sent stays queued with the reason.
 * @param complete returns the text with what is not stored, such as links with secrets
 * @returns the numbers of sent and failed mails; undefined when none was due
 */
export async function sendMessages(
  db: D1Database,
  config: MailConfig,
  complete: (message: DueMessage) => string,
  now: Date,
): Promise<SendResult | undefined> {
  const [due] = await query(db, claimDueMessages("mail", now));
  const send = async (message: DueMessage) => {
    const { recipient, subject } = message;
    const to = recipient === null ? config.to : (toMailAddress(recipient) ?? recipient);
    try {
      return await sendMail(config.mailer, { from: config.from, to, subject, text: complete(message) });
    } catch (error) {
      // The other messages are still sent.
      return failureReason(error);
    }
  };
  return sendAll(db, due, send, (message, failure) => recordAttempt(message, failure, now));
}

/** Like `sendMessages`, for the calls of the owner's webhook. */
export async function callWebhook(db: D1Database, url: string, now: Date): Promise<SendResult | undefined> {
  const [due] = await query(db, claimDueMessages("webhook", now));
  return sendAll(
    db,
    due,
    ({ body }) => postWebhook(url, body),
    (message, failure) => recordAttempt(message, failure, now),
  );
}

export const webhookTask: ScheduledTask = {
  name: "webhook",
  label: "calling the alarm service",
  when: "every five minutes",
  limit: `${maxPerRun} calls`,
  whenLate: "Calls stay queued and are tried 12 times.",
  run: ({ db, config, now }) => config.alarmWebhookUrl && callWebhook(db, config.alarmWebhookUrl, now),
};
