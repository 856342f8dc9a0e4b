import type { PushMessage } from "#contract/alerts/push-message.ts";
import type { AlertChannels } from "#worker/alert-channels.ts";
import type { Query } from "#worker/db/query.ts";
import { batch } from "#worker/db/query.ts";
import { insertMessage } from "#worker/db/queued-messages.ts";
import { isPushEndpoint } from "#worker/lib/push-services.ts";
import { type PushOutcome, sendPush } from "#worker/lib/send-push.ts";
import { wantMailId } from "#worker/modules/operations/complete-mail.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { wantPath } from "#worker/security/personal-links.ts";
import { recordGone, recordReached, releaseHomes, type TellableOwner } from "./tell.repository.ts";

export interface TellContext extends LinkContext {
  db: D1Database;
  channels: AlertChannels;
  now: Date;
}

/** Queues a mail in the batch that claims what it says. */
export async function queueMail(
  { db, now }: TellContext,
  { id, email, person_email }: TellableOwner,
  mail: { subject: string; body: string },
  occasion: string,
  claim: Query<string[]>,
): Promise<void> {
  const recipient = email ?? person_email;
  const queued = recipient ? [insertMessage("mail", { id: wantMailId(id, occasion), recipient, ...mail }, now)] : [];
  await batch(db, ...claim.statements, ...queued);
}

/** Sends a notification, and stores the result. Returns whether it was accepted. */
export async function push(
  context: TellContext,
  want: TellableOwner,
  text: { title: string; body: string },
  subject: string,
): Promise<boolean> {
  const { db, now } = context;
  const result = await send(context, want, text, subject);
  if (result.outcome === "accepted") await batch(db, recordReached(want.n));
  else if (result.outcome === "gone") await batch(db, recordGone(want.n));
  else await batch(db, ...releaseHomes(want, now, new Date()));
  return result.outcome === "accepted";
}

async function send(
  { channels, tokenKey }: TellContext,
  { id, endpoint, p256dh, auth }: TellableOwner,
  text: { title: string; body: string },
  subject: string,
): Promise<PushOutcome> {
  const { push: sender, recordPush } = channels;
  if (!sender) return { outcome: "failed", reason: "Push messages are off" };
  if (!endpoint || !p256dh || !auth || !isPushEndpoint(endpoint, sender.isDevelopment)) return { outcome: "gone" };
  const message: PushMessage = { ...text, id: subject, path: wantPath({ tokenKey }, id), contacts: [] };
  const data = JSON.stringify(message);
  const result = await sendPush(sender, { endpoint, p256dh, auth }, { data, topic: subject.replaceAll("-", "") });
  const state = result.outcome === "failed" ? result.reason : result.outcome;
  await recordPush?.("A visitor", message.title, `${message.body}\n${data}\n${state}`);
  return result;
}
