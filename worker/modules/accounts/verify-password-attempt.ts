import { accountLimits } from "#contract/accounts/account-limits.ts";
import { write } from "#worker/db/query.ts";
import { takeBack } from "#worker/db/throttle.ts";
import { TurnstileFull } from "#worker/security/hash-queue.ts";
import { verifyPassword } from "#worker/security/passwords.ts";

/**
 * Whether a password is the stored one. The attempt is counted already, under `counts`: one that nobody had the time to
 * judge is taken back, since whoever is told to come again soon must not be held back for having come.
 * @throws TurnstileFull
 */
export async function judgePassword(
  db: D1Database,
  typed: string,
  stored: string | undefined,
  counts: string[],
): Promise<boolean> {
  if (typed.length > accountLimits.password.max) return false;
  try {
    return await verifyPassword(typed, stored);
  } catch (error) {
    if (error instanceof TurnstileFull) await write(db, ...counts.map(takeBack));
    throw error;
  }
}
