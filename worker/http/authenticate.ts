import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { sha256 } from "#shared/sha256.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import type { Actor, AdminActor, SuperAdminActor } from "./actor.ts";
import { ApiError } from "./api-error.ts";
import { onUnknownPath } from "./error-handler.ts";
import { findMatchedEndpoint } from "./matched-endpoint.ts";

/** The account that an access token belongs to. */
export interface TokenHolder {
  id: string;
  username: string;
  role: Role;
  sessionId: string;
  seesHealth: boolean;
  /** A super admin who has not set up the second step. */
  lacksSecondStep: boolean;
}

/** Returns the holder of a valid access token by its hash. Rejects when the database is unavailable. */
export type TokenHolderLookup = (db: D1Database, accessHash: string, now: Date) => Promise<TokenHolder | undefined>;

export const sessionEnded = () => new ApiError(401, "Your session has ended. Please log in.");
export const accessDenied = () => new ApiError(403, "Access Denied");
export const secondStepMissing = () => new ApiError(403, "Set up two-step login first");

/**
 * Protects every route after it: requires the access that the endpoint table states. A route without an entry gives
 * 404.
 * @throws ApiError 401 without a valid token, 403 without the required role; 403 in production for a super admin who
 * has not set up the second step, except on the endpoints of their own account
 */
export function gate(findHolder: TokenHolderLookup) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const access = findMatchedEndpoint(c)?.access;
    if (!access) return onUnknownPath(c);
    const holder = await authenticate(c, findHolder);
    const { lacksSecondStep, ...actor } = holder;
    c.set("actor", actor as Actor);
    if (access === "public") return next();
    if (!hasRole(actor.role, access)) throw accessDenied();
    if (lacksSecondStep && access !== "user" && c.get("isProduction")) throw secondStepMissing();
    return next();
  });
}

/** Returns the hash of the request's access token, or null without a well-formed token. */
export async function readAccessHash(c: Context<AppEnv>): Promise<string | null> {
  const token = /^Bearer +(at_[\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];
  return token ? sha256(token) : null;
}

/**
 * Returns the signed-in admin, on routes behind the gate.
 * @throws ApiError 403
 */
export function adminActor(c: Context<AppEnv>): AdminActor {
  const actor = c.get("actor");
  if (!hasRole(actor.role, "admin")) throw accessDenied();
  return actor as AdminActor;
}

/**
 * Returns the signed-in super admin, on routes behind the gate.
 * @throws ApiError 403
 */
export function superAdminActor(c: Context<AppEnv>): SuperAdminActor {
  const actor = c.get("actor");
  if (!hasRole(actor.role, "super_admin")) throw accessDenied();
  return actor as SuperAdminActor;
}

async function authenticate(c: Context<AppEnv>, findHolder: TokenHolderLookup): Promise<TokenHolder> {
  const accessHash = await readAccessHash(c);
  const holder = accessHash === null ? undefined : await findHolder(c.get("primary"), accessHash, new Date());
  if (!holder) {
    c.header("www-authenticate", "Bearer");
    throw sessionEnded();
  }
  return holder;
}
