import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { hasRole } from "#contract/accounts/roles.ts";
import type { Api, Route } from "#contract/endpoints/all-endpoints.ts";
import { ApiError, isUnauthorized } from "../api/api-error.ts";
import { bookmarkHeaders, forgetBookmark, freshPath, noteBookmark, noteWrite } from "./last-write.ts";
import { runInOneTab } from "./run-in-one-tab.ts";
import { clearSession, readSession, type StoredSession, saveSession } from "./stored-session.ts";

/** Sends a request without a session. `onHeaders` gets the headers of the response. */
export type SendRequest = (path: string, init: RequestInit, onHeaders?: (headers: Headers) => void) => Promise<unknown>;

/** A token with less time left than this, in milliseconds, is refreshed before it is used. */
const minimumLifetime = 30_000;

/** Requests without the session's token. A logout names its session in the body. */
export const withoutSession = [
  "/register",
  "/admin-signup",
  "/login",
  "/auth/refresh",
  "/auth/logout",
  "/auth/reset",
  "/auth/verify-email",
  "/auth/totp/verify",
] as const satisfies Api[Route]["path"][];
/** Paths that are not admin paths. */
const nonAdminPaths = /^\/(public|auth|register|login|admin-signup|site|health)\b/;

/**
 * Sends a request with the current session. An expired token is refreshed first; after a 401 the token is refreshed and
 * the request repeated once. An ended session is cleared. If the service is unavailable, the session stays.
 */
export async function sendAuthenticated(path: string, init: RequestInit, send: SendRequest): Promise<unknown> {
  const isPublicRead = path.startsWith("/public/") && !init.method;
  // Admins must see their own changes, so the browser's cache is not used, nor the one in front of the worker.
  if (isPublicRead && isAdminSession(readSession())) {
    const fresh = freshPath(path);
    // Without a change, a bookmark would only keep the nearest replica from responding.
    const headers = fresh === path ? init.headers : { ...init.headers, ...bookmarkHeaders() };
    return send(fresh, { ...init, headers, cache: "no-cache" });
  }
  if (isPublicRead || withoutSession.some((one) => one === path)) return send(path, init);
  const session = await readValidSession(path, send);
  if (!session) return send(path, init);
  const sendAs = async (sender: StoredSession) => {
    const response = await send(path, withIdentity(path, init, sender), noteBookmark);
    if (init.method && isAdminSession(sender)) noteWrite();
    return response;
  };
  try {
    return await sendAs(session);
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) forgetBookmark();
    if (!isUnauthorized(error)) throw error;
    const refreshed = await refresh(session, send);
    if (!refreshed || refreshed === session) throw error;
    return sendAs(refreshed);
  }
}

/** Returns the session with a valid token. Requests that visitors may also send continue without one. */
async function readValidSession(path: string, send: SendRequest): Promise<StoredSession | undefined> {
  const session = readSession();
  if (!session || session.accessEnds > Date.now() + minimumLifetime) return session;
  const refreshed = refresh(session, send);
  return path.startsWith("/public/") ? refreshed.catch(() => undefined) : refreshed;
}

const isAdminSession = (session: StoredSession | undefined) => session !== undefined && hasRole(session.role, "admin");

/** Adds the identification headers and the token. */
function withIdentity(path: string, init: RequestInit, { accessToken, role }: StoredSession): RequestInit {
  const isAdmin = hasRole(role, "admin");
  const headers = {
    ...init.headers,
    "X-User": isAdmin ? "admin" : "user",
    "X-Auth": "bearer",
    ...(isAdmin && !nonAdminPaths.test(path) && { "X-Admin": "admin" }),
    Authorization: `Bearer ${accessToken}`,
    ...bookmarkHeaders(),
  };
  return { ...init, headers };
}

let pendingRefresh: Promise<StoredSession | undefined> | undefined;

/** Refreshes the tokens, one request for all tabs. Undefined when the session has ended or the user has changed. */
async function refresh(oldSession: StoredSession, send: SendRequest): Promise<StoredSession | undefined> {
  pendingRefresh ??= runInOneTab("session", () => refreshOnce(oldSession, send)).finally(() => {
    pendingRefresh = undefined;
  });
  const refreshed = await pendingRefresh;
  return refreshed?.user.id === oldSession.user.id ? refreshed : undefined;
}

async function refreshOnce(oldSession: StoredSession, send: SendRequest): Promise<StoredSession | undefined> {
  const { refreshToken } = oldSession;
  const stored = readSession();
  // Another tab has refreshed the tokens, or the user has logged out.
  if (stored?.refreshToken !== refreshToken) return stored;
  const isUnchanged = () => readSession()?.refreshToken === refreshToken;
  try {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ refreshToken }) };
    const response = (await send("/auth/refresh", init)) as SessionResponse;
    if (isUnchanged()) saveSession(response);
  } catch (error) {
    const hasEnded = error instanceof ApiError && (error.status === 401 || error.status === 422);
    if (!hasEnded) throw error;
    if (isUnchanged()) clearSession();
  }
  return readSession();
}
