import type { Login } from "#contract/accounts/account-input.ts";
import type { LoginResponse, SessionResponse } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#shared/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import { clearThrottle, decrementThrottle } from "#worker/db/throttle.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { hashPassword, isHashOutdated } from "#worker/security/passwords.ts";
import { newLinkToken, nextTokenPair } from "#worker/security/tokens.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { accountDisabled, wrongCredentials } from "../accounts.errors.ts";
import { insertChallenge } from "../second-factor/login-challenges.repository.ts";
import { markRequiredSecondStep } from "../second-factor/required-second-step.ts";
import { accessSeconds } from "../session-lifetimes.ts";
import { endSession, endSessionsOfTokens } from "../sessions.repository.ts";
import { findTokenPair, rotateTokenPair, type StoredTokenPair } from "../token-pairs.repository.ts";
import { replacePassword } from "../users.repository.ts";
import { verifyPasswordAttempt } from "../verify-password-attempt.ts";
import { countLogin } from "./count-login.ts";
import { spoolLogouts } from "./logout-spool.ts";
import { hashPair, newSession, requireTokenKey, type SignInContext, toSessionResponse } from "./new-session.ts";

/** A spent refresh token may be repeated this long: a response may be lost, or two tabs may refresh together. */
const refreshGraceMs = 30_000;

/**
 * Signs in with a password. An account with a second step gets a challenge instead of a session. An unknown address
 * takes the same time and gets the same error as a wrong password.
 * @throws ApiError 401, 403 for a disabled account, 429; HashQueueFull
 */
export async function logIn(context: SignInContext, login: Login): Promise<LoginResponse> {
  const { db, now, address } = context;
  const { stored, attemptKey, accountKey, deviceId } = await countLogin(
    context,
    login,
    requireTokenKey(context.config),
  );
  const throttleKeys = accountKey ? [attemptKey, accountKey] : [attemptKey];
  const isCorrect = await verifyPasswordAttempt({ db, address }, login.password, stored?.passwordHash, throttleKeys);
  if (!stored || !isCorrect) throw wrongCredentials();
  if (stored.disabled) throw accountDisabled();
  const { user, passwordHash, hasSecondStep } = stored;
  const currentHash = isHashOutdated(passwordHash) ? await hashPassword(login.password, address) : passwordHash;
  const accepted = [
    clearThrottle(attemptKey),
    ...(accountKey ? [decrementThrottle(accountKey)] : []),
    ...replacePassword(user.id, passwordHash, currentHash).statements,
  ];
  if (hasSecondStep) {
    const challenge = newLinkToken();
    await batch(db, ...accepted, insertChallenge(user.id, await sha256(challenge), currentHash, now));
    return { totp_required: true, challenge };
  }
  const session = await newSession(
    context,
    { userId: user.id, passwordHash: currentHash, secondStepAt: null },
    { deviceId },
  );
  await batch(db, ...accepted, ...session.statements);
  return session.toResponse(user);
}

/**
 * Returns a new pair for a refresh token. Repeating a spent token ends its session, because the token may be stolen.
 * Exception: within the grace period, and while the new pair is unused, the same pair is returned again.
 * @throws ApiError 401
 */
export async function refresh(
  { db, now, config, isProduction }: SignInContext,
  refreshToken: string,
): Promise<SessionResponse> {
  const next = nextTokenPair(refreshToken, requireTokenKey(config));
  const hash = await sha256(refreshToken);
  const [pair] = await query(db, findTokenPair(hash, now));
  if (!pair) throw sessionEnded();
  const user = markRequiredSecondStep(pair.user, { hasSecondStep: pair.hasSecondStep, isProduction });
  if (pair.spentAt === null) {
    await batch(db, ...rotateTokenPair(hash, pair.sessionId, await hashPair(next), now));
    return toSessionResponse(next, Math.min(accessSeconds, secondsUntil(pair.endsAt, now)), user);
  }
  if (!isWithinGrace(pair, now)) {
    await batch(db, endSession(pair.sessionId));
    console.warn(JSON.stringify({ session: pair.sessionId, ended: "a spent refresh token was used again" }));
    throw sessionEnded();
  }
  return toSessionResponse(next, secondsUntil(pair.next?.accessEndsAt ?? pair.endsAt, now), user);
}

interface LogOutContext {
  db: D1Database;
  images: ImageStore;
  /** Called before a logout is spooled. @throws ApiError 429 */
  checkRateLimit: () => Promise<void>;
}

/**
 * Ends the sessions that the tokens belong to. While the database is unavailable, the logout is stored in the spool.
 * @throws StorageUnavailable when neither store is available; ApiError 429
 */
export async function logOut(context: LogOutContext, tokens: (string | null | undefined)[]): Promise<void> {
  const hashes = tokens.filter((hash) => typeof hash === "string");
  if (hashes.length === 0) return;
  try {
    await batch(context.db, endSessionsOfTokens(hashes));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    await context.checkRateLimit();
    await spoolLogouts(context.images, hashes);
  }
}

function isWithinGrace({ spentAt, next }: StoredTokenPair, now: Date): boolean {
  return next !== undefined && !next.presented && now.getTime() - Date.parse(spentAt ?? "") <= refreshGraceMs;
}

const secondsUntil = (end: string, now: Date) => Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 1000));
