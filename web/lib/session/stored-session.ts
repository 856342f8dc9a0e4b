import { useSyncExternalStore } from "react";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { type Role, roles } from "#contract/accounts/roles.ts";
import { deleteDrafts } from "../drafts/account-drafts.ts";
import { deleteReceipts } from "../offline/enquiry-receipts.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, listStoredKeys, readStored, writeStored } from "../storage/stored-value.ts";
import { loggedOutEvent, sessionChangedEvent, subscribeToSession } from "./has-session.ts";

/** Names of the stored entries; the specification gives them. */
const entryNames = { access: "authToken", refresh: "refreshToken", role: "role", user: storageKeys.user } as const;
const imageDraftPrefix = "property_images_";

/** The user of the session, as the server returned it last. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  /** Whether a request for an admin role was open. */
  asks_for_access?: boolean;
  /** Whether an admin sees what belongs to health services. For the interface only. */
  sees_health?: boolean;
}

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** For the interface only; the server checks its own. */
  role: Role;
  user: SessionUser;
  /** When the access token expires, in milliseconds of this browser's clock; Infinity if unknown. */
  accessEnds: number;
}

type StoredUser = SessionUser & { role: Role; access_ends: number };

function isUser(value: unknown): value is StoredUser {
  return typeof value === "object" && value !== null && "email" in value;
}

const isRole = (value: string | null): value is Role => roles.includes(value as Role);

let cachedText = "";
let cachedSession: StoredSession | undefined;

/** Returns the stored session, the same object as long as nothing changes. */
export function readSession(): StoredSession | undefined {
  let texts: (string | null)[];
  try {
    texts = Object.values(entryNames).map((name) => localStorage.getItem(name));
  } catch {
    return undefined;
  }
  const text = JSON.stringify(texts);
  if (text === cachedText) return cachedSession;
  cachedText = text;
  cachedSession = parseSession(texts);
  return cachedSession;
}

function parseSession([accessToken, refreshToken, role = null]: (string | null)[]): StoredSession | undefined {
  if (!accessToken) return undefined;
  const stored = readStored(entryNames.user, isUser) ?? ({} as StoredUser);
  const { id = "", username = "", email = "", asks_for_access = false, sees_health = false, access_ends } = stored;
  return {
    accessToken,
    refreshToken: refreshToken ?? "",
    role: isRole(role) ? role : "user",
    user: { id, username, email, asks_for_access, sees_health },
    accessEnds: access_ends ?? Number.POSITIVE_INFINITY,
  };
}

/** Set after a logout, until the next session. */
let isLoggedOut = false;
/** User of the session that expired in this tab, until the next session. */
let expiredUserId: string | undefined;
/** Whether the user of that session had requested an admin role. */
let hadAskedForAccess = false;

/** Stores the response to a sign-in or a refresh. */
export function saveSession({ access_token, refresh_token, expires_in, user }: SessionResponse): void {
  isLoggedOut = false;
  expiredUserId = undefined;
  try {
    localStorage.setItem(entryNames.access, access_token);
    localStorage.setItem(entryNames.refresh, refresh_token);
  } catch {
    // Without storage a session is not possible.
  }
  saveSessionUser(user, Date.now() + expires_in * 1000);
}

/** Stores the user as the server returned it. */
export function saveSessionUser(user: User, accessEnds = readSession()?.accessEnds): void {
  const { id, username, email, role, role_request, permissions } = user;
  const asks_for_access = role_request !== null;
  const sees_health = permissions.includes("health");
  writeStored(entryNames.user, { id, username, email, role, asks_for_access, sees_health, access_ends: accessEnds });
  try {
    localStorage.setItem(entryNames.role, role);
  } catch {
    // Without storage a session is not possible.
  }
  dispatchEvent(new Event(sessionChangedEvent));
}

/**
 * Clears the stored session and the image URLs. A logout also removes drafts, receipts and what belongs to the account;
 * after the session has expired they stay for the same user.
 * @param isLogout whether the user logs out in this tab; the caller opens the next page
 */
export function clearSession(isLogout = false): void {
  const user = readSession()?.user;
  const account = user?.id ?? expiredUserId;
  isLoggedOut = isLogout;
  if (user) hadAskedForAccess = user.asks_for_access === true;
  expiredUserId = isLogout ? undefined : account;
  for (const name of [...Object.values(entryNames), ...listStoredKeys(imageDraftPrefix)]) deleteStored(name);
  if (isLogout && account) {
    deleteDrafts(account);
    deleteReceipts(account);
  }
  if (isLogout) dispatchEvent(new CustomEvent(loggedOutEvent, { detail: account }));
  dispatchEvent(new Event(sessionChangedEvent));
}

/**
 * Why the session of this tab may have ended without a logout: it expired, or a request for an admin role was approved,
 * which the browser cannot know.
 */
export const endReason = () => (hadAskedForAccess ? "access" : "expired");

/** Returns whether the user has logged out in this tab. */
export const hasLoggedOut = () => isLoggedOut && !readSession();

/**
 * Returns whether drafts of a user may be stored: while they are signed in, and after their session expired in this tab.
 * A session that ended in another way ended in another tab, which has removed the drafts.
 */
export function canSaveDraftsFor(userId: string): boolean {
  return (readSession()?.user.id ?? expiredUserId) === userId;
}

/** Returns the session of this browser; undefined on the server and while hydrating. */
export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(subscribeToSession, readSession, () => undefined);
}
