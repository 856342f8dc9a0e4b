import { accountLimits } from "#contract/accounts/account-limits.ts";
import { batch } from "#worker/db/query.ts";
import { decrementThrottle } from "#worker/db/throttle.ts";
import { HashQueueFull } from "#worker/security/hash-queue.ts";
import { verifyPassword } from "#worker/security/passwords.ts";

/**
 * Returns whether a password matches the stored hash. The caller has counted the attempt under `throttleKeys`; an
 * attempt rejected by a full queue is no longer counted.
 * @throws HashQueueFull
 */
export async function verifyPasswordAttempt(
  db: D1Database,
  password: string,
  storedHash: string | undefined,
  throttleKeys: string[],
): Promise<boolean> {
  if (password.length > accountLimits.password.max) return false;
  try {
    return await verifyPassword(password, storedHash);
  } catch (error) {
    if (error instanceof HashQueueFull) await batch(db, ...throttleKeys.map(decrementThrottle));
    throw error;
  }
}
