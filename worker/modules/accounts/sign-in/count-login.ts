import type { Login } from "#contract/accounts/account-input.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { sha256 } from "#shared/sha256.ts";
import { countAttempt, readAttempts } from "#worker/db/password-attempts.ts";
import { combineQueries, type Query, query } from "#worker/db/query.ts";
import { incrementThrottle, readThrottle, type ThrottleLimit, type ThrottleResult } from "#worker/db/throttle.ts";
import { readDeviceToken } from "#worker/security/device-tokens.ts";
import { tooManyAttempts } from "../accounts.errors.ts";
import { findUserByEmail, type StoredUser } from "../users.repository.ts";
import { isOverlong } from "../verify-password-attempt.ts";

interface LoginAttempt {
  stored: StoredUser | undefined;
  /** The throttle key of the device, or of the pair of account and IP address. */
  attemptKey: string;
  /** The throttle key of the account; undefined for a known device. */
  accountKey: string | undefined;
  /** The id of a device that has signed in to this account before. */
  deviceId: string | undefined;
}

/** Failed attempts on one account from all IP addresses together. */
const accountLimit: ThrottleLimit = { times: 50, seconds: 3600 };
const noLimit: Query<ThrottleResult> = combineQueries([], () => ({ isExceeded: false, retryAfterSeconds: 0 }));

/**
 * Counts a login before its password is checked, and finds the account. A device that has signed in before has its own
 * count, so the failures of others never lock it out. An over-long password is not counted.
 * @throws ApiError 429
 */
export async function countLogin(
  { db, now, address }: { db: D1Database; now: Date; address: string },
  { email, password, device_token }: Login,
  tokenKey: string,
): Promise<LoginAttempt> {
  const emailKey = comparableEmail(email);
  const isCounted = !isOverlong(password);
  const device = device_token ? await findKnownDevice(db, email, device_token, tokenKey) : undefined;
  const attemptKey = await sha256(device ? `login device ${device}` : `login ${address} ${emailKey}`);
  const [attempt] = await query(db, (isCounted ? countAttempt : readAttempts)(attemptKey, now));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  const accountKey = device ? undefined : await sha256(`login ${emailKey}`);
  const limit = accountKey ? (isCounted ? incrementThrottle : readThrottle)(accountKey, accountLimit, now) : noLimit;
  const [throttle, stored] = await query(db, limit, findUserByEmail(email));
  if (throttle.isExceeded) throw tooManyAttempts(throttle.retryAfterSeconds);
  return { stored, attemptKey, accountKey, deviceId: device };
}

/** Returns the id of the device that the token belongs to, undefined if it is not a device of this account. */
async function findKnownDevice(db: D1Database, email: string, token: string, key: string): Promise<string | undefined> {
  const [stored] = await query(db, findUserByEmail(email));
  return stored && readDeviceToken(token, { ...stored, userId: stored.user.id }, key);
}
