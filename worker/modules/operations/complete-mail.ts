import { maxPerRun } from "#worker/db/outbox.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { calendarUrl, manageUrl, wantUrl } from "#worker/security/personal-links.ts";
import { sendMessages } from "./send-messages.service.ts";

/** Names a mail about an appointment; the link is added when it is sent, so that no secret is stored. */
export const appointmentMailId = ({ id, sequence }: { id: string; sequence: number }, occasion: string): string =>
  `appointment:${id}:${sequence}:${occasion}`;

/** Names a mail about a want, in the same way. */
export const wantMailId = (id: string, occasion: string): string => `want:${id}:${occasion}`;

const mailId = /^(appointment|want):([^:]+):/;

/** Returns the text of a queued mail with its link, whose secret is not stored. @throws Error without the key of links */
export function completeMail(
  { id, body }: { id: string; body: string },
  { origin, tokenKey }: Partial<LinkContext>,
): string {
  const [, noun, of] = mailId.exec(id) ?? [];
  if (of === undefined) return body;
  if (origin === undefined || tokenKey === undefined) throw new Error("TOKEN_KEY is missing");
  const links = { origin, tokenKey };
  if (noun === "want") return body + wantUrl(links, of);
  return `${body}${manageUrl(links, of)}\nCalendar: ${calendarUrl(links, of)}`;
}

export const messagesTask: ScheduledTask = {
  name: "messages",
  label: "sending emails about alarms",
  when: "every five minutes",
  limit: `${maxPerRun} mails, first those to the business`,
  whenLate: "Mails stay queued and are tried 12 times, those to visitors three times.",
  run: ({ db, mail, origin, tokenKey, now }) =>
    mail && sendMessages(db, mail, (message) => completeMail(message, { origin, tokenKey }), now),
};
