import { accountLimits } from "#contract/accounts/account-limits.ts";
import { batch } from "#worker/db/query.ts";
import { decrementThrottle } from "#worker/db/throttle.ts";
import { HashQueueFull } from "#worker/security/hash-queue.ts";
import { verifyPassword } from "#worker/security/passwords.ts";

/** Whether a password is longer than any account's. Such an attempt is not counted as a failure. */
export const isOverlong = (password: string) => password.length > accountLimits.password.max;

/**
 * Returns whether a password matches the stored hash. The caller has counted the attempt under `throttleKeys`; an
 * attempt rejected by a full queue is no longer counted.
 * @throws HashQueueFull
 */
export async function verifyPasswordAttempt(
  { db, address }: { db: D1Database; address: string },
  password: string,
  storedHash: string | undefined,
  throttleKeys: string[],
): Promise<boolean> {
  if (isOverlong(password)) return false;
  try {
    return await verifyPassword(password, storedHash, address);
  } catch (error) {
    if (error instanceof HashQueueFull) await batch(db, ...throttleKeys.map((key) => decrementThrottle(key)));
    throw error;
  }
}
