import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { hasRole } from "#contract/accounts/roles.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { ApiError, isUnauthorized } from "../api/api-error.ts";
import { runInOneTab } from "./run-in-one-tab.ts";
import { clearSession, readSession, type StoredSession, saveSession } from "./stored-session.ts";

/** How the api client sends a call as it is. */
export type SendRequest = (path: string, init: RequestInit) => Promise<unknown>;

/** A token with less than this left, in milliseconds, is renewed before it is used. */
const margin = 30_000;

const { register, login, refreshSession, logout, resetPassword, getAdminSignup } = accountEndpoints;
/** Logging out names its session itself: it may be another than the present one. */
const withoutSession: string[] = [register, login, refreshSession, logout, resetPassword, getAdminSignup].map(
  ({ path }) => path,
);
/** What visitors and signed-in people call; the rest is the staff's. */
const notForStaff = /^\/(public|auth|register|login|admin-signup|site|health)\b/;

/**
 * Sends a call as whoever is signed in here. A token that has run out is renewed first, and one that was refused is renewed
 * and the call repeated once. When the session is over it is cleared; when the service cannot be reached it is kept.
 */
export async function sendAuthenticated(path: string, init: RequestInit, send: SendRequest): Promise<unknown> {
  const isPublicRead = path.startsWith("/public/") && !init.method;
  // Who changes what visitors see wants to see it changed, not what this browser keeps for a minute.
  if (isPublicRead && isOfStaff(readSession())) return send(path, { ...init, cache: "no-cache" });
  if (isPublicRead || withoutSession.includes(path)) return send(path, init);
  const session = await current(path, send);
  if (!session) return send(path, init);
  try {
    return await send(path, identified(path, init, session));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const renewed = await renew(session, send);
    if (!renewed || renewed === session) throw error;
    return send(path, identified(path, init, renewed));
  }
}

/** The session with a token that will be taken. What visitors may do too goes on without one. */
async function current(path: string, send: SendRequest): Promise<StoredSession | undefined> {
  const session = readSession();
  if (!session || session.accessEnds > Date.now() + margin) return session;
  const renewed = renew(session, send);
  return path.startsWith("/public/") ? renewed.catch(() => undefined) : renewed;
}

const isOfStaff = (session: StoredSession | undefined) => session !== undefined && hasRole(session.role, "admin");

/** The identification headers of ruling 29, and the bearer. */
function identified(path: string, init: RequestInit, { accessToken, role }: StoredSession): RequestInit {
  const isStaff = hasRole(role, "admin");
  const headers = {
    ...init.headers,
    "X-User": isStaff ? "admin" : "user",
    "X-Auth": "bearer",
    ...(isStaff && !notForStaff.test(path) && { "X-Admin": "admin" }),
    Authorization: `Bearer ${accessToken}`,
  };
  return { ...init, headers };
}

let renewing: Promise<StoredSession | undefined> | undefined;

/** Renews the tokens, once at a time in all tabs; undefined when the session is over, or by now somebody else's. */
async function renew(refused: StoredSession, send: SendRequest): Promise<StoredSession | undefined> {
  renewing ??= runInOneTab("session", () => renewAlone(refused, send)).finally(() => {
    renewing = undefined;
  });
  const renewed = await renewing;
  return renewed?.user.id === refused.user.id ? renewed : undefined;
}

async function renewAlone(refused: StoredSession, send: SendRequest): Promise<StoredSession | undefined> {
  const { refreshToken } = refused;
  const stored = readSession();
  // Another tab has been at it meanwhile, or somebody logged out.
  if (stored?.refreshToken !== refreshToken) return stored;
  const isStillOurs = () => readSession()?.refreshToken === refreshToken;
  try {
    const { method, path } = refreshSession;
    const headers = { "content-type": "application/json" };
    const answer = (await send(path, { method, headers, body: JSON.stringify({ refreshToken }) })) as SessionResponse;
    if (isStillOurs()) saveSession(answer);
  } catch (error) {
    const isOver = error instanceof ApiError && (error.status === 401 || error.status === 422);
    if (!isOver) throw error;
    if (isStillOurs()) clearSession();
  }
  return readSession();
}
