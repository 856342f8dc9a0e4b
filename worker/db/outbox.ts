import { sql } from "drizzle-orm";
import type { Statement } from "./driver.ts";
import { batch } from "./query.ts";

/** A message to the business is given up after this many attempts, about a day and a half. */
const maxAttempts = 12;
/** Messages of one outbox that a cron run sends. */
export const maxPerRun = 20;
const maxErrorLength = 200;

/** What happened to the messages that were due. */
export interface SendResult {
  sent: number;
  failed: number;
}

/**
 * Changes of a message that is about to be sent. Its next attempt is scheduled first, with a doubled delay: so two runs
 * never send the same message, and an interrupted run loses none.
 */
export function claimAttempt(now: Date) {
  const at = now.toISOString();
  return {
    attempts: sql`attempts + 1`,
    tried_at: at,
    next_at: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '+' || min(5 << attempts, 360) || ' minutes')`,
  };
}

/** Changes of a message that was sent. */
export const recordSent = (now: Date) => ({ sent_at: now.toISOString(), next_at: null, last_error: null });

/** Changes of a message that could not be sent, with the reason. There is no retry after the last attempt. */
export const recordFailure = (attempts: number, reason: string, lastAttempt = maxAttempts) => ({
  last_error: reason.slice(0, maxErrorLength),
  ...(attempts >= lastAttempt && { next_at: null }),
});

/**
 * Sends the messages one after the other and stores each result. A failing message does not stop the others.
 * @param send returns the reason if a message cannot be sent
 * @param record returns the statement that stores the result; the reason is undefined after success
 * @returns the numbers of sent and failed messages; undefined when none was due
 */
export async function sendAll<T>(
  db: D1Database,
  due: readonly T[],
  send: (message: T) => Promise<string | undefined>,
  record: (message: T, failure: string | undefined) => Statement,
): Promise<SendResult | undefined> {
  if (due.length === 0) return undefined;
  let sent = 0;
  for (const message of due) {
    const failure = await send(message);
    await batch(db, record(message, failure));
    if (failure === undefined) sent += 1;
  }
  return { sent, failed: due.length - sent };
}
