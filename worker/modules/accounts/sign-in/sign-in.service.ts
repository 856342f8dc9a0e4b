import type { Login } from "#contract/accounts/account-input.ts";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { Config } from "#worker/config.ts";
import { countAttempt } from "#worker/db/password-attempts.ts";
import { batch, query } from "#worker/db/query.ts";
import { clearThrottle, decrementThrottle, incrementThrottle, type ThrottleLimit } from "#worker/db/throttle.ts";
import { NotConfigured } from "#worker/http/api-error.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { hashPassword, isHashOutdated } from "#worker/security/passwords.ts";
import { newTokenPair, nextTokenPair, type TokenPair } from "#worker/security/tokens.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { accountDisabled, tooManyAttempts, wrongCredentials } from "../accounts.errors.ts";
import { accessSeconds } from "../session-lifetimes.ts";
import { endSession, endSessionsOfTokens, openSession } from "../sessions.repository.ts";
import {
  findTokenPair,
  type HashedTokenPair,
  rotateTokenPair,
  type StoredTokenPair,
} from "../token-pairs.repository.ts";
import { findUserByEmail, replacePassword, toLowerCaseKey } from "../users.repository.ts";
import { verifyPasswordAttempt } from "../verify-password-attempt.ts";
import { deviceName } from "./device-name.ts";
import { spoolLogouts } from "./logout-spool.ts";

export interface SignInContext {
  db: D1Database;
  now: Date;
  config: Config;
  /** The client's IP address. */
  address: string;
  userAgent: string;
}

/** Failed attempts on one account from all IP addresses together. */
const accountLimit: ThrottleLimit = { times: 50, seconds: 3600 };
/** A spent refresh token may be repeated this long: a response may be lost, or two tabs may refresh together. */
const refreshGraceMs = 30_000;

/**
 * Signs in with a password. An unknown address takes the same time and gets the same error as a wrong password.
 * @throws ApiError 401, 403 for a disabled account, 429; HashQueueFull
 */
export async function logIn(context: SignInContext, { email, password }: Login): Promise<SessionResponse> {
  const { db, now } = context;
  requireTokenKey(context.config);
  const pairKey = await sha256(`login ${context.address} ${toLowerCaseKey(email)}`);
  const accountKey = await sha256(`login ${toLowerCaseKey(email)}`);
  const [attempt] = await query(db, countAttempt(pairKey, now));
  if (attempt.isExceeded) throw tooManyAttempts(attempt.retryAfterSeconds);
  const [throttle, stored] = await query(db, incrementThrottle(accountKey, accountLimit, now), findUserByEmail(email));
  if (throttle.isExceeded) throw tooManyAttempts(throttle.retryAfterSeconds);
  const isCorrect = await verifyPasswordAttempt(db, password, stored?.passwordHash, [pairKey, accountKey]);
  if (!stored || !isCorrect) throw wrongCredentials();
  if (stored.disabled) throw accountDisabled();
  const currentHash = isHashOutdated(stored.passwordHash) ? await hashPassword(password) : stored.passwordHash;
  const { toResponse, statements } = await newSession(context, stored.user.id, currentHash);
  const { statements: rehash } = replacePassword(stored.user.id, stored.passwordHash, currentHash);
  await batch(db, clearThrottle(pairKey), decrementThrottle(accountKey), ...rehash, ...statements);
  return toResponse(stored.user);
}

/** Prepares a session: the statements that open it, and the response for its user. */
export async function newSession(context: SignInContext, userId: string, passwordHash: string) {
  const pair = newTokenPair();
  const device = deviceName(context.userAgent);
  const session = { id: crypto.randomUUID(), userId, passwordHash, device };
  return {
    statements: openSession(session, await hashPair(pair), context.now),
    toResponse: (user: User) => toSessionResponse(pair, accessSeconds, user),
  };
}

/**
 * Returns a new pair for a refresh token. Repeating a spent token ends its session, because the token may be stolen.
 * Exception: within the grace period, and while the new pair is unused, the same pair is returned again.
 * @throws ApiError 401
 */
export async function refresh({ db, now, config }: SignInContext, refreshToken: string): Promise<SessionResponse> {
  const next = nextTokenPair(refreshToken, requireTokenKey(config));
  const hash = await sha256(refreshToken);
  const [pair] = await query(db, findTokenPair(hash, now));
  if (!pair) throw sessionEnded();
  if (pair.spentAt === null) {
    await batch(db, ...rotateTokenPair(hash, pair.sessionId, await hashPair(next), now));
    return toSessionResponse(next, Math.min(accessSeconds, secondsUntil(pair.endsAt, now)), pair.user);
  }
  if (!isWithinGrace(pair, now)) {
    await batch(db, endSession(pair.sessionId));
    console.warn(JSON.stringify({ session: pair.sessionId, ended: "a spent refresh token was used again" }));
    throw sessionEnded();
  }
  return toSessionResponse(next, secondsUntil(pair.next?.accessEndsAt ?? pair.endsAt, now), pair.user);
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

/**
 * Returns the secret that later tokens are derived from. Check it before opening a session that could not be refreshed.
 * @throws NotConfigured
 */
export function requireTokenKey({ tokenKey }: Config): string {
  if (tokenKey === undefined) throw new NotConfigured("TOKEN_KEY");
  return tokenKey;
}

function isWithinGrace({ spentAt, next }: StoredTokenPair, now: Date): boolean {
  return next !== undefined && !next.presented && now.getTime() - Date.parse(spentAt ?? "") <= refreshGraceMs;
}

const secondsUntil = (end: string, now: Date) => Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 1000));

async function hashPair({ access, refresh }: TokenPair): Promise<HashedTokenPair> {
  return { access: await sha256(access), refresh: await sha256(refresh) };
}

function toSessionResponse({ access, refresh }: TokenPair, expiresIn: number, user: User): SessionResponse {
  return { access_token: access, refresh_token: refresh, token_type: "bearer", expires_in: expiresIn, user };
}
