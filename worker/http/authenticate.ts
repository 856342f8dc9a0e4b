import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { allEndpoints } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { AppEnv } from "#worker/env.ts";
import type { Actor, AdminActor, SuperAdminActor } from "./actor.ts";
import { ApiError, onUnknownPath } from "./errors.ts";

/** Whose a live access token is. */
export interface TokenHolder {
  id: string;
  username: string;
  role: Role;
  sessionId: string;
}

/** Finds the holder of an access token by its hash; a failing store is an error, never undefined. */
export type TokenHolderLookup = (db: D1Database, accessHash: string, now: Date) => Promise<TokenHolder | undefined>;

export const notSignedIn = () => new ApiError(401, "Your session has ended. Please log in.");
export const accessDenied = () => new ApiError(403, "Access Denied");

const accessByRoute = new Map<string, Endpoint["access"]>(
  Object.values(allEndpoints).map(({ method, path, access }) => [`${method} ${apiPrefix}${path}`, access]),
);

/**
 * Stands before every module that is not public. Each call behind it has a row in the contract's table, whose `access`
 * is compared here and nowhere else; what has none is not there.
 */
export function gate(findHolder: TokenHolderLookup) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const access = neededAccess(c);
    if (!access) return onUnknownPath(c);
    const actor = await admit(c, findHolder);
    c.set("actor", actor);
    if (access !== "public" && !hasRole(actor.role, access)) throw accessDenied();
    return next();
  });
}

/** The hash of the access token that a request carries, if it looks like one of ours. */
export async function readAccessHash(c: Context<AppEnv>): Promise<string | null> {
  const token = /^Bearer +(at_[\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];
  return token ? sha256(token) : null;
}

/** The calling member of staff, behind the gate. */
export function adminActor(c: Context<AppEnv>): AdminActor {
  const actor = c.get("actor");
  if (!hasRole(actor.role, "admin")) throw accessDenied();
  return actor as AdminActor;
}

/** The calling super admin, behind the gate. */
export function superAdminActor(c: Context<AppEnv>): SuperAdminActor {
  const actor = c.get("actor");
  if (!hasRole(actor.role, "super_admin")) throw accessDenied();
  return actor as SuperAdminActor;
}

async function admit(c: Context<AppEnv>, findHolder: TokenHolderLookup): Promise<Actor> {
  const accessHash = await readAccessHash(c);
  const holder = accessHash === null ? undefined : await findHolder(c.get("db"), accessHash, new Date());
  if (!holder) {
    c.header("www-authenticate", "Bearer");
    throw notSignedIn();
  }
  return holder as Actor;
}

/** The table's access for the route that will answer: the first that is neither middleware nor unknown. */
function neededAccess(c: Context<AppEnv>): Endpoint["access"] | undefined {
  for (const { method, path } of matchedRoutes(c)) {
    if (method !== "ALL") return accessByRoute.get(`${method} ${path}`);
  }
  return undefined;
}
