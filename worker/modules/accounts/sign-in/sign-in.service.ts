import type { Login, SessionResponse, User } from "#contract/accounts/account.ts";
import { StorageUnavailable } from "#contract/http/api-error.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { batch, query } from "#worker/db/query.ts";
import {
  clearThrottle,
  countAttempt,
  decrementThrottle,
  incrementThrottle,
  type ThrottleLimit,
} from "#worker/db/throttle.ts";
import type { Config } from "#worker/env.ts";
import { NotConfigured } from "#worker/http/errors.ts";
import { hashPassword, isHashOutdated } from "#worker/security/passwords.ts";
import { newTokenPair, nextTokenPair, type TokenPair } from "#worker/security/tokens.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { accountDisabled, sessionEnded, tooManyAttempts, wrongCredentials } from "../accounts.errors.ts";
import {
  accessSeconds,
  endSession,
  endSessionsOfTokens,
  findTokenPair,
  type HashedTokenPair,
  type KnownTokenPair,
  openSession,
  rotateTokenPair,
} from "../sessions.repository.ts";
import { findUserByEmail, replacePassword, toLowerCaseKey } from "../users.repository.ts";
import { verifyPasswordAttempt } from "../verify-password-attempt.ts";
import { deviceName } from "./device-name.ts";
import { spoolLogouts } from "./logout-spool.ts";

/** What signing in works with, and what the request says of the sender. */
export interface SignInContext {
  db: D1Database;
  now: Date;
  settings: Config;
  address: string;
  userAgent: string;
}

/** Failures of one account from everywhere (security.md). */
const perAccount: ThrottleLimit = { times: 50, seconds: 3600 };
/** For how long a spent refresh token is answered again, in milliseconds: a lost answer, two tabs. */
const grace = 30_000;

/**
 * Signs in with a password. An unknown address costs the same work and gets the same answer as a wrong password.
 * @throws 401, 403 for a disabled account, 429, TurnstileFull
 */
export async function logIn(desk: SignInContext, { email, password }: Login): Promise<SessionResponse> {
  const { db, now } = desk;
  tokenKeyOf(desk.settings);
  const pairKey = await sha256(`login ${desk.address} ${toLowerCaseKey(email)}`);
  const accountKey = await sha256(`login ${toLowerCaseKey(email)}`);
  const [attempt] = await query(db, countAttempt(pairKey, now));
  if (attempt.passed) throw tooManyAttempts(attempt.retryAfterSeconds);
  const [all, known] = await query(db, incrementThrottle(accountKey, perAccount, now), findUserByEmail(email));
  if (all.passed) throw tooManyAttempts(all.retryAfterSeconds);
  const right = await verifyPasswordAttempt(db, password, known?.passwordHash, [pairKey, accountKey]);
  if (!known || !right) throw wrongCredentials();
  if (known.disabled) throw accountDisabled();
  const fresh = isHashOutdated(known.passwordHash) ? await hashPassword(password) : known.passwordHash;
  const { answer, statements } = await newSession(desk, known.user.id, fresh);
  const { statements: rehash } = replacePassword(known.user.id, known.passwordHash, fresh);
  await batch(db, clearThrottle(pairKey), decrementThrottle(accountKey), ...rehash, ...statements);
  return answer(known.user);
}

/** A session to be opened: its statements, and the answer for its owner. */
export async function newSession(desk: SignInContext, userId: string, passwordHash: string) {
  const pair = newTokenPair();
  const device = deviceName(desk.userAgent);
  const session = { id: crypto.randomUUID(), userId, passwordHash, device };
  return {
    statements: openSession(session, await hashed(pair), desk.now),
    answer: (user: User) => toAnswer(pair, accessSeconds, user),
  };
}

/**
 * A new pair for a refresh token. One that was spent before ends its session, except for a short while in which nobody
 * has presented the new pair: then the same pair again.
 * @throws 401
 */
export async function refresh({ db, now, settings }: SignInContext, refreshToken: string): Promise<SessionResponse> {
  const next = nextTokenPair(refreshToken, tokenKeyOf(settings));
  const hash = await sha256(refreshToken);
  const [known] = await query(db, findTokenPair(hash, now));
  if (!known) throw sessionEnded();
  if (known.spentAt === null) {
    await batch(db, ...rotateTokenPair(hash, known.sessionId, await hashed(next), now));
    return toAnswer(next, Math.min(accessSeconds, secondsUntil(known.endsAt, now)), known.user);
  }
  if (!isGraced(known, now)) {
    await batch(db, endSession(known.sessionId));
    console.warn(JSON.stringify({ session: known.sessionId, ended: "a spent refresh token was used again" }));
    throw sessionEnded();
  }
  return toAnswer(next, secondsUntil(known.next?.accessEndsAt ?? known.endsAt, now), known.user);
}

interface LogOutDesk {
  db: D1Database;
  store: ImageStore;
  /** Throws when its sender is to be held back; asked only while the database is away. */
  beforeSpooling: () => Promise<void>;
}

/**
 * Ends the session that the tokens belong to, if any does; while the database is away that waits in the spool.
 * @throws StorageUnavailable when neither store took it, 429 for a flood meanwhile
 */
export async function logOut(desk: LogOutDesk, tokens: (string | null | undefined)[]): Promise<void> {
  const hashes = tokens.filter((hash) => typeof hash === "string");
  if (hashes.length === 0) return;
  try {
    await batch(desk.db, endSessionsOfTokens(hashes));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    await desk.beforeSpooling();
    await spoolLogouts(desk.store, hashes);
  }
}

/** @throws NotConfigured without the secret that later tokens are made with: a session must be able to go on */
export function tokenKeyOf({ tokenKey }: Config): string {
  if (tokenKey === undefined) throw new NotConfigured("TOKEN_KEY");
  return tokenKey;
}

function isGraced({ spentAt, next }: KnownTokenPair, now: Date): boolean {
  return next !== undefined && !next.presented && now.getTime() - Date.parse(spentAt ?? "") <= grace;
}

const secondsUntil = (end: string, now: Date) => Math.max(0, Math.floor((Date.parse(end) - now.getTime()) / 1000));

async function hashed({ access, refresh }: TokenPair): Promise<HashedTokenPair> {
  return { access: await sha256(access), refresh: await sha256(refresh) };
}

function toAnswer({ access, refresh }: TokenPair, expiresIn: number, user: User): SessionResponse {
  return { access_token: access, refresh_token: refresh, token_type: "bearer", expires_in: expiresIn, user };
}
