import { maxPerRun } from "#worker/db/outbox.ts";
import { addLink } from "#worker/modules/appointments/appointment-texts.ts";
import { sendMessages } from "#worker/modules/operations/send-messages.service.ts";
import { addWantLink } from "#worker/modules/wants/want-links.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";

/** Returns the text of a queued mail with its link, whose secret is not stored. @throws Error without the key of links */
export const completeMail = (message: { id: string; body: string }, links: Partial<LinkContext>): string =>
  addWantLink({ ...message, body: addLink(message, links) }, links);

export const messagesTask: ScheduledTask = {
  name: "messages",
  label: "sending emails about alarms",
  when: "every five minutes",
  limit: `${maxPerRun} mails, first those to the business`,
  whenLate: "Mails stay queued and are tried 12 times, those to visitors three times.",
  run: ({ db, mail, origin, tokenKey, now }) =>
    mail && sendMessages(db, mail, (message) => completeMail(message, { origin, tokenKey }), now),
};
