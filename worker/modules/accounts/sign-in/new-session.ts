import { type SQL, sql } from "drizzle-orm";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { sha256 } from "#shared/sha256.ts";
import type { Config } from "#worker/config.ts";
import { NotConfigured } from "#worker/http/api-error.ts";
import { deviceName } from "#worker/lib/device-name.ts";
import { createDeviceToken, type DeviceOwner } from "#worker/security/device-tokens.ts";
import { newTokenPair, type TokenPair } from "#worker/security/tokens.ts";
import { markRequiredSecondStep } from "../second-factor/required-second-step.ts";
import { accessSeconds } from "../session-lifetimes.ts";
import { openSession } from "../sessions.repository.ts";
import type { HashedTokenPair } from "../token-pairs.repository.ts";

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
  /** The id of a device that has signed in to this account before. */
  deviceId?: string | undefined;
  /** What must also hold when the session is stored. */
  condition?: SQL;
}

/** Prepares a session: its id, the statements that open it, and the response for its user. */
export async function newSession(
  { now, config, userAgent, isProduction }: SignInContext,
  owner: DeviceOwner,
  { deviceId, condition = sql`true` }: SessionOptions = {},
) {
  const { userId, passwordHash, secondStepAt } = owner;
  const pair = newTokenPair();
  const device = deviceName(userAgent);
  const session = { id: crypto.randomUUID(), userId, passwordHash, device };
  const device_token = createDeviceToken(owner, requireTokenKey(config), deviceId);
  return {
    id: session.id,
    statements: openSession(session, await hashPair(pair), now, condition),
    toResponse: (user: User): SessionResponse => ({
      ...toSessionResponse(
        pair,
        accessSeconds,
        markRequiredSecondStep(user, { hasSecondStep: secondStepAt !== null, isProduction }),
      ),
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
