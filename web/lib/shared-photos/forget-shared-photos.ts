import { loggedOutEvent } from "../session/has-session.ts";
import { sharedPhotosDatabase } from "./database-name.ts";

/** Deletes the photos that wait on this device when the person logs out: the next one may be another. */
export function forgetSharedPhotosOnLogout(): void {
  addEventListener(loggedOutEvent, forgetSharedPhotos);
}

function forgetSharedPhotos(): void {
  if (!("indexedDB" in globalThis)) return;
  try {
    indexedDB.deleteDatabase(sharedPhotosDatabase);
  } catch {
    // Where storage is refused, nothing is stored.
  }
}
