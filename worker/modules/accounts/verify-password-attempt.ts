import { accountLimits } from "#contract/accounts/account-limits.ts";
import { batch } from "#worker/db/query.ts";
import { decrementThrottle } from "#worker/db/throttle.ts";
import { HashQueueFull } from "#worker/security/hash-queue.ts";
import { verifyPassword } from "#worker/security/passwords.ts";

/**
 * Whether a password is the stored one. The attempt is counted already, under `counts`: one that nobody had the time to
 * judge is taken back, since whoever is told to come again soon must not be held back for having come.
 * @throws TurnstileFull
 */
export async function verifyPasswordAttempt(
  db: D1Database,
  typed: string,
  stored: string | undefined,
  counts: string[],
): Promise<boolean> {
  if (typed.length > accountLimits.password.max) return false;
  try {
    return await verifyPassword(typed, stored);
  } catch (error) {
    if (error instanceof HashQueueFull) await batch(db, ...counts.map(decrementThrottle));
    throw error;
  }
}
