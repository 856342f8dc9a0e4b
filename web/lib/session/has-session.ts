import { useSyncExternalStore } from "react";

/** Told in this tab when the stored session has changed; other tabs hear of it by the storage event. */
export const sessionChangedEvent = "session-changed";
/** Window event after a sign-in or a registration in this tab. */
export const signedInEvent = "signed-in";
/** Window event while the visitor logs out in this tab. Listeners remove what belongs to the account. */
export const loggedOutEvent = "logged-out";

export function subscribeToSession(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(sessionChangedEvent, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(sessionChangedEvent, listener);
  };
}

/** Whether this browser holds a session (visitor-site.md, section 6). What is in it is read by stored-session.ts. */
export function hasSession(): boolean {
  try {
    return Boolean(localStorage.authToken);
  } catch {
    return false;
  }
}

/** Follows `hasSession`; false on the server. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}
