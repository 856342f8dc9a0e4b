import { sha256 } from "#shared/sha256.ts";
import { countAttempt, readAttempts } from "#worker/db/password-attempts.ts";
import { batch, query } from "#worker/db/query.ts";
import { clearThrottle } from "#worker/db/throttle.ts";
import type { Actor } from "#worker/http/actor.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { tooManyAttempts, wrongPassword } from "./accounts.errors.ts";
import { findUserById } from "./users.repository.ts";
import { isOverlong, verifyPasswordAttempt } from "./verify-password-attempt.ts";

export interface AccountContext {
  db: D1Database;
  now: Date;
  /** The client's IP address. */
  address: string;
}

/**
 * Checks the actor's password and returns its stored hash.
 * @throws ApiError 422 naming the field when the password is wrong, 429; HashQueueFull
 */
export async function checkOwnPassword(
  { db, now, address }: AccountContext,
  actor: Actor,
  field: string,
  password: string,
): Promise<string> {
  const key = await sha256(`password ${actor.id}`);
  const countOrRead = isOverlong(password) ? readAttempts : countAttempt;
  const [attempt, stored] = await query(db, countOrRead(key, now), findUserById(actor.id));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  if (!stored) throw sessionEnded();
  const isCorrect = await verifyPasswordAttempt({ db, address }, password, stored.passwordHash, [key]);
  if (!isCorrect) throw wrongPassword(field);
  await batch(db, clearThrottle(key));
  return stored.passwordHash;
}
