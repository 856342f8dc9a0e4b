import { toMailAddress } from "#shared/people/email-forms.ts";
import type { AlertChannels } from "#worker/alert-channels.ts";
import type { Statement } from "#worker/db/driver.ts";
import type { SendResult } from "#worker/db/outbox.ts";
import { batch, query } from "#worker/db/query.ts";
import { mailThread } from "#worker/lib/mail-thread.ts";
import { isPushEndpoint } from "#worker/lib/push-services.ts";
import { sendMail } from "#worker/lib/send-mail.ts";
import { type PushOutcome, sendPush } from "#worker/lib/send-push.ts";
import { recordAlertAttempt, recordProblem, recordPush } from "./alert-attempts.repository.ts";
import { toColleagueMail, toPushMessage } from "./alert-texts.ts";
import { type DueAlert, isWanted, mergeAssigned } from "./decide-alert.ts";
import { type AlertedDevice, claimAlerts, findDueAlerts, maxAlertsPerRun } from "./due-alerts.repository.ts";
import { toReceipt } from "./receipt-mail.ts";

/** A worker has six connections at a time; the time of a waiting request would pass without a call. */
const sentAtOnce = 5;
/** One run of the schedule sends at most this many times `maxAlertsPerRun` alerts. */
export const maxRounds = 10;

export interface AlertContext {
  db: D1Database;
  channels: AlertChannels;
  now: Date;
}

/**
 * Sends the alerts that are due. One that arrives nowhere stays queued with the reason and is tried again. If the worker
 * stops between a sent message and its record, the message is sent again: a push message replaces the first one by its
 * topic and tag, and mail apps show a mail in the conversation of the first one.
 * @param id only the alerts of this enquiry
 * @returns the numbers of sent and failed alerts; undefined when none was due
 */
export async function sendAlerts(context: AlertContext, id?: string): Promise<SendResult | undefined> {
  const total = { sent: 0, failed: 0 };
  const started = Date.now();
  for (let round = 0; round < maxRounds; round++) {
    // A slow round must not leave the next one with claims that are about to end.
    const claimedAt = new Date(context.now.getTime() + Date.now() - started);
    const { due, isLast } = await claimDueAlerts(context.db, claimedAt, id);
    for (let start = 0; start < due.length; start += sentAtOnce) {
      const failures = await Promise.all(due.slice(start, start + sentAtOnce).map((alert) => sendOne(context, alert)));
      for (const failure of failures) total[failure === undefined ? "sent" : "failed"] += 1;
    }
    if (isLast) break;
  }
  return total.sent + total.failed > 0 ? total : undefined;
}

/**
 * Returns the alerts that are due and schedules their next attempt before they are sent, so that two runs never send the same
 * one. Those that are no longer needed are deleted.
 */
async function claimDueAlerts(db: D1Database, now: Date, id?: string): Promise<{ due: DueAlert[]; isLast: boolean }> {
  const [{ rows, devices, unanswered }] = await query(db, findDueAlerts(now, id));
  if (rows.length === 0) return { due: [], isLast: true };
  const [wanted, unwanted] = [rows.filter(isWanted), rows.filter((row) => !isWanted(row))];
  const numbers = (some: typeof rows) => some.map(({ n }) => n);
  const [claimed] = await query(db, claimAlerts(numbers(wanted), numbers(unwanted), now));
  const own = wanted.filter(({ n }) => claimed.includes(n));
  return { due: mergeAssigned(own, devices, unanswered), isLast: rows.length < maxAlertsPerRun };
}

/** Sends an alert and stores the result. Returns the reason if no one was reached. */
async function sendOne(context: AlertContext, alert: DueAlert): Promise<string | undefined> {
  const { db, now } = context;
  const { failure, statements } =
    alert.channel === "push"
      ? await tellColleague(context, alert)
      : { failure: await mailAlert(context, alert), statements: [] };
  const told = [alert, ...alert.merged];
  await batch(db, ...told.map((one) => recordAlertAttempt(one, failure, now)), ...statements);
  return failure;
}

interface Attempt {
  failure: string | undefined;
  /** Store the state of the devices. */
  statements: Statement[];
}

/** Pushes to all devices of a colleague. If none accepts the message, a mail replaces it. */
async function tellColleague(context: AlertContext, alert: DueAlert): Promise<Attempt> {
  const { now } = context;
  const results = await Promise.all(
    alert.devices.map(async (device) => ({ device, result: await push(context, alert, device) })),
  );
  const isReached = results.some(({ result }) => result.outcome === "accepted");
  const problem = isReached ? null : describeProblem(results.map(({ result }) => result));
  const statements = [
    ...results.map(({ device, result }) => recordPush(device, result, now)),
    ...(results.length > 0 ? [recordProblem(alert.user_id, problem)] : []),
  ];
  if (isReached) return { failure: undefined, statements };
  const mailFailure = await mailAlert(context, alert);
  return { failure: mailFailure && [problem, mailFailure].filter(Boolean).join(" "), statements };
}

/** Returns what the colleague reads about devices that were not reached; null without a device. */
function describeProblem(results: readonly PushOutcome[]): string | null {
  const failed = results.find((result) => result.outcome === "failed");
  if (failed) return `No device accepted the last alert: ${failed.reason}.`;
  return results.length > 0 ? "Your device no longer accepts alerts, so it was removed." : null;
}

async function push(
  { channels, now }: AlertContext,
  alert: DueAlert,
  { name, ...device }: AlertedDevice,
): Promise<PushOutcome> {
  const { push: sender, recordPush: record } = channels;
  if (!sender) return { outcome: "failed", reason: "Push messages are off" };
  // The address was checked when it was stored, perhaps by an older version.
  if (!isPushEndpoint(device.endpoint, sender.isDevelopment)) return { outcome: "gone" };
  const message = toPushMessage(alert, now);
  const result = await sendPush(sender, device, {
    data: JSON.stringify(message),
    topic: alert.id.replaceAll("-", ""),
  });
  const state = result.outcome === "failed" ? result.reason : result.outcome;
  await record?.(name, message.title, `${message.body}\n${JSON.stringify(message)}\n${state}`);
  return result;
}

/** Mails an alert, or the receipt. Returns the reason if it fails. */
async function mailAlert({ channels: { mail }, now }: AlertContext, alert: DueAlert): Promise<string | undefined> {
  if (!mail) return "Mail is off.";
  const { from, to: owner, origin, mailer } = mail;
  const isReceipt = alert.reason === "receipt";
  const address = isReceipt ? alert.email : alert.colleague_email;
  const to = address === null ? owner : toMailAddress(address);
  if (!to) return "The address cannot receive mail.";
  return sendMail(mailer, {
    from,
    to,
    ...mailThread(alert.id, origin),
    ...(isReceipt ? toReceipt(alert, origin, now) : toColleagueMail(alert, origin, now)),
  });
}
