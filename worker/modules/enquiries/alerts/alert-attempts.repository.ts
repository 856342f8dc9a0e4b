import { type SQL, sql } from "drizzle-orm";
import { recordFailure, recordSent } from "#worker/db/outbox.ts";
import type { PushOutcome } from "#worker/lib/send-push.ts";
import type { AlertedDevice, DueAlert } from "./due-alerts.repository.ts";

const maxErrorLength = 200;
/** A receipt is given up after this many attempts, about half an hour: the address may not exist. */
const maxReceiptAttempts = 3;

/** Stores the result of an attempt to tell someone. */
export function recordAlertAttempt(
  { n, attempts, reason }: Pick<DueAlert, "n" | "attempts" | "reason">,
  failure: string | undefined,
  now: Date,
): SQL {
  const lastAttempt = reason === "receipt" ? maxReceiptAttempts : undefined;
  const changes = failure === undefined ? recordSent(now) : recordFailure(attempts, failure, lastAttempt);
  return sql`UPDATE alerts SET ${changes} WHERE n = ${n}`;
}

/** Stores what a push service said about a device. A device whose subscription has ended is deleted. */
export function recordPush({ id, endpoint }: AlertedDevice, result: PushOutcome, now: Date): SQL {
  const device = sql`id = ${id} AND endpoint = ${endpoint}`;
  if (result.outcome === "gone") return sql`DELETE FROM alert_devices WHERE ${device}`;
  if (result.outcome === "accepted") {
    return sql`UPDATE alert_devices SET reached_at = ${now.toISOString()}, last_error = NULL WHERE ${device}`;
  }
  return sql`UPDATE alert_devices SET last_error = ${result.reason.slice(0, maxErrorLength)} WHERE ${device}`;
}

/** Stores why no device of a colleague was reached; null once one is. */
export function recordProblem(userId: string, problem: string | null): SQL {
  if (problem === null) {
    return sql`UPDATE alert_settings SET problem = NULL WHERE user_id = ${userId} AND problem IS NOT NULL`;
  }
  return sql`INSERT INTO alert_settings (user_id, problem) SELECT users.id, ${problem} FROM users WHERE users.id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET problem = excluded.problem`;
}
