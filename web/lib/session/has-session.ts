import { useSyncExternalStore } from "react";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

/** Dispatched in this tab when the stored session changes. Other tabs get the storage event. */
export const sessionChangedEvent = "session-changed";
/** Window event after a sign-in or a registration in this tab. */
export const signedInEvent = "signed-in";
/** Window event while the visitor logs out in this tab, with the account's id. Listeners remove what belongs to it. */
export const loggedOutEvent = "logged-out";

declare global {
  interface WindowEventMap {
    [loggedOutEvent]: CustomEvent<string | undefined>;
  }
}

/** A page that the browser kept for Back has missed the storage events since then. */
export const subscribeToSession = subscribeTo("storage", "pageshow", sessionChangedEvent);

/** Returns whether this browser has a session; stored-session.ts reads its content. */
export function hasSession(): boolean {
  try {
    return Boolean(localStorage.authToken);
  } catch {
    return false;
  }
}

/** Returns whether an admin is signed in. */
export function hasAdminSession(): boolean {
  try {
    return hasSession() && ["admin", "super_admin"].includes(localStorage.role);
  } catch {
    return false;
  }
}

/** Returns whether an admin is signed in, for links only; false on the server. */
export function useIsAdminSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasAdminSession, () => false);
}

/** Returns `hasSession` and follows its changes; false on the server. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}
