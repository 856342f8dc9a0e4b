import { useSyncExternalStore } from "react";

const sessionKeys = ["authToken", "refreshToken", "user", "role"];
const pictureKeys = "property_images_";
const changed = "session-changed";

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

function hasToken(): boolean {
  try {
    return Boolean(localStorage.getItem("authToken"));
  } catch {
    return false;
  }
}

/** Whether this browser holds a session (visitor-site.md, section 6); false on the server. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, hasToken, () => false);
}

/** Clears the stored session and what it wrote (ruling 21). */
export function clearSession(): void {
  try {
    const pictures = Object.keys(localStorage).filter((key) => key.startsWith(pictureKeys));
    for (const key of [...sessionKeys, ...pictures]) localStorage.removeItem(key);
  } catch {
    // Without storage there is no session.
  }
  dispatchEvent(new Event(changed));
}
