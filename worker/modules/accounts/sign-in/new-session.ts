import { type SQL, sql } from "drizzle-orm";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { Config } from "#worker/config.ts";
import { NotConfigured } from "#worker/http/api-error.ts";
import { createDeviceToken } from "#worker/security/device-tokens.ts";
import { newTokenPair, type TokenPair } from "#worker/security/tokens.ts";
import { markRequiredSecondStep } from "../second-factor/required-second-step.ts";
import { accessSeconds } from "../session-lifetimes.ts";
import { openSession } from "../sessions.repository.ts";
import type { HashedTokenPair } from "../token-pairs.repository.ts";
import { deviceName } from "./device-name.ts";

export interface SignInContext {
  db: D1Database;
  now: Date;
  config: Config;
  /** The client's IP address. */
  address: string;
  userAgent: string;
  /** The origin of links to the site. */
  origin: string;
  isProduction: boolean;
}

interface SessionOptions {
  /** The device token that the client sent, if it is valid. */
  deviceToken?: string | undefined;
  /** What must also hold when the session is stored. */
  condition?: SQL;
}

/** Prepares a session: its id, the statements that open it, and the response for its user. */
export async function newSession(
  { now, config, userAgent, isProduction }: SignInContext,
  userId: string,
  passwordHash: string,
  { deviceToken, condition = sql`true` }: SessionOptions = {},
) {
  const pair = newTokenPair();
  const device = deviceName(userAgent);
  const session = { id: crypto.randomUUID(), userId, passwordHash, device };
  const device_token = deviceToken ?? createDeviceToken(userId, requireTokenKey(config));
  return {
    id: session.id,
    statements: openSession(session, await hashPair(pair), now, condition),
    toResponse: (user: User, hasSecondStep = false): SessionResponse => ({
      ...toSessionResponse(pair, accessSeconds, markRequiredSecondStep(user, { hasSecondStep, isProduction })),
      device_token,
    }),
  };
}

/**
 * Returns the secret that later tokens are derived from. Check it before opening a session that could not be refreshed.
 * @throws NotConfigured
 */
export function requireTokenKey({ tokenKey }: Config): string {
  if (tokenKey === undefined) throw new NotConfigured("TOKEN_KEY");
  return tokenKey;
}

/** Returns the hashes of a token pair. */
export async function hashPair({ access, refresh }: TokenPair): Promise<HashedTokenPair> {
  return { access: await sha256(access), refresh: await sha256(refresh) };
}

/** @param expiresIn lifetime of the access token in seconds */
export function toSessionResponse({ access, refresh }: TokenPair, expiresIn: number, user: User): SessionResponse {
  return { access_token: access, refresh_token: refresh, token_type: "bearer", expires_in: expiresIn, user };
}
