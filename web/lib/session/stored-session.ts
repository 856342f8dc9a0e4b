import { useSyncExternalStore } from "react";
import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { type Role, roles } from "#contract/accounts/roles.ts";
import { adminDraftForms, storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, listStoredKeys, readStored, writeStored } from "../storage/stored-value.ts";
import { loggedOutEvent, sessionChangedEvent, subscribeToSession } from "./has-session.ts";

/** The stored session's entries, by the names of accounts-and-admin.md, section 3. */
const entries = { access: "authToken", refresh: "refreshToken", role: "role", user: "user" } as const;
const pictures = "property_images_";

/** Whose session it is, as the server said last. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
}

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** For what is shown; the server decides by its own (ruling 18). */
  role: Role;
  user: SessionUser;
  /** When the access token ends, in milliseconds by this browser's clock; Infinity when that is not known. */
  accessEnds: number;
}

type StoredUser = SessionUser & { role: Role; access_ends: number };

function isUser(value: unknown): value is StoredUser {
  return typeof value === "object" && value !== null && "email" in value;
}

const isRole = (value: string | null): value is Role => roles.includes(value as Role);

let lastText = "";
let last: StoredSession | undefined;

/** The stored session; equal reads are the same object. */
export function readSession(): StoredSession | undefined {
  let texts: (string | null)[];
  try {
    texts = Object.values(entries).map((name) => localStorage.getItem(name));
  } catch {
    return undefined;
  }
  const text = JSON.stringify(texts);
  if (text === lastText) return last;
  lastText = text;
  last = sessionOf(texts);
  return last;
}

function sessionOf([accessToken, refreshToken, role = null]: (string | null)[]): StoredSession | undefined {
  if (!accessToken) return undefined;
  const { id = "", username = "", email = "", access_ends } = readStored(entries.user, isUser) ?? ({} as StoredUser);
  return {
    accessToken,
    refreshToken: refreshToken ?? "",
    role: isRole(role) ? role : "user",
    user: { id, username, email },
    accessEnds: access_ends ?? Number.POSITIVE_INFINITY,
  };
}

/** Set while the session that is gone was ended by choice. */
let isLeaving = false;
/** Whose session this tab has seen run out, while it is gone. */
let ranOutOf: string | undefined;

/** Stores what signing in or refreshing has answered. */
export function saveSession({ access_token, refresh_token, expires_in, user }: SessionResponse): void {
  isLeaving = false;
  ranOutOf = undefined;
  try {
    localStorage.setItem(entries.access, access_token);
    localStorage.setItem(entries.refresh, refresh_token);
  } catch {
    // Without storage nobody can stay signed in.
  }
  saveSessionUser(user, Date.now() + expires_in * 1000);
}

/** Stores what the server says now about whose session it is. */
export function saveSessionUser({ id, username, email, role }: User, accessEnds = readSession()?.accessEnds): void {
  writeStored(entries.user, { id, username, email, role, access_ends: accessEnds });
  try {
    localStorage.setItem(entries.role, role);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(sessionChangedEvent));
}

/**
 * Clears the stored session and what it wrote (ruling 21). The account's saved homes leave with somebody who logs out;
 * a session that merely ran out leaves them to be read, until they are back or somebody else signs in.
 * @param byChoice the person is logging out here, and whoever does that leads them on
 */
export function clearSession(byChoice = false): void {
  isLeaving = byChoice;
  ranOutOf = byChoice ? undefined : readSession()?.user.id;
  // What staff were writing waits for them after a session that ran out, not for whoever is next.
  const drafts = byChoice
    ? Object.values(adminDraftForms).flatMap((form) => listStoredKeys(storageKeys.draft(form)))
    : [];
  for (const name of [...Object.values(entries), ...listStoredKeys(pictures), ...drafts]) deleteStored(name);
  if (byChoice) dispatchEvent(new Event(loggedOutEvent));
  dispatchEvent(new Event(sessionChangedEvent));
}

/** Whether the session that is gone was ended in this tab, by the person. */
export const hasLoggedOut = () => isLeaving && !readSession();

/**
 * Whether what somebody is writing may still be kept here for them: while their session stands, and after this tab has seen
 * it run out. One that has vanished otherwise was ended in another tab, which has cleared what they wrote.
 */
export function canSaveDraftsFor(userId: string): boolean {
  return (readSession()?.user.id ?? ranOutOf) === userId;
}

/** The session of this browser; undefined on the server and while hydrating. */
export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(subscribeToSession, readSession, () => undefined);
}
