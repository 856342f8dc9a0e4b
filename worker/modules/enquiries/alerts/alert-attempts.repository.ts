import { and, eq, isNotNull } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { recordFailure, recordSent } from "#worker/db/outbox.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { alertDevices, alertSettings, alerts } from "#worker/db/tables/alerts.ts";
import type { PushOutcome } from "#worker/lib/send-push.ts";
import type { DueAlert } from "./decide-alert.ts";
import type { AlertedDevice } from "./due-alerts.repository.ts";

const maxErrorLength = 200;
/** A receipt is given up after this many attempts, about half an hour: the address may not exist. */
const maxReceiptAttempts = 3;

/** Stores the result of an attempt to tell someone. */
export function recordAlertAttempt(
  { n, attempts, reason }: Pick<DueAlert, "n" | "attempts" | "reason">,
  failure: string | undefined,
  now: Date,
): Statement {
  const lastAttempt = reason === "receipt" ? maxReceiptAttempts : undefined;
  const changes = failure === undefined ? recordSent(now) : recordFailure(attempts, failure, lastAttempt);
  return builder.update(alerts).set(changes).where(eq(alerts.n, n));
}

/** Stores what a push service said about a device. A device whose subscription has ended is deleted. */
export function recordPush({ id, endpoint }: AlertedDevice, result: PushOutcome, now: Date): Statement {
  const device = and(eq(alertDevices.id, id), eq(alertDevices.endpoint, endpoint));
  if (result.outcome === "gone") return builder.delete(alertDevices).where(device);
  const changes =
    result.outcome === "accepted"
      ? { reached_at: now.toISOString(), last_error: null }
      : { last_error: result.reason.slice(0, maxErrorLength) };
  return builder.update(alertDevices).set(changes).where(device);
}

/** Stores why no device of a colleague was reached; null once one is. */
export function recordProblem(userId: string, problem: string | null): Statement {
  if (problem === null) {
    return builder
      .update(alertSettings)
      .set({ problem })
      .where(and(eq(alertSettings.user_id, userId), isNotNull(alertSettings.problem)));
  }
  const ofUser = builder
    .select(newRow(alertSettings, { user_id: users.id, problem }))
    .from(users)
    .where(eq(users.id, userId));
  return builder
    .insert(alertSettings)
    .select(ofUser)
    .onConflictDoUpdate({ target: alertSettings.user_id, set: { problem } });
}
