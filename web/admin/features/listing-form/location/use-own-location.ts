import { useEffect, useEffectEvent, useState } from "react";
import { findOwnLocation, isLocationBlocked, type OwnLocation, ownLocationMessages } from "./own-location.ts";

type Status =
  | { name: "idle" | "locating" }
  | { name: "found"; accuracy: number }
  | { name: "failed"; message: string }
  /** The location is available after a reload. */
  | { name: "blocked"; message: string };

/** Set before a reload, so that the location is requested after it. */
const resumeKey = "locate-after-reload";

function setResumeFlag(): void {
  try {
    sessionStorage.setItem(resumeKey, "1");
  } catch {
    // Storage is blocked. The admin presses the button again after the reload.
  }
}

/** Returns whether the flag was set, and clears it. */
function takeResumeFlag(): boolean {
  try {
    const isSet = sessionStorage.getItem(resumeKey) !== null;
    sessionStorage.removeItem(resumeKey);
    return isSet;
  } catch {
    return false;
  }
}

/**
 * Finds the location of the phone.
 * @param saveDraft stores the form before a reload
 */
export function useOwnLocation(onFound: (location: OwnLocation) => void, saveDraft: () => void) {
  const [status, setStatus] = useState<Status>({ name: "idle" });
  const locate = async () => {
    if (isLocationBlocked()) return setStatus({ name: "blocked", message: ownLocationMessages.blocked });
    setStatus({ name: "locating" });
    try {
      const location = await findOwnLocation();
      onFound(location);
      setStatus({ name: "found", accuracy: location.accuracy });
    } catch (error) {
      setStatus({ name: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  };
  const locateAfterReload = useEffectEvent(locate);
  useEffect(() => {
    if (takeResumeFlag()) locateAfterReload();
  }, []);
  return {
    status,
    locate,
    reload: () => {
      saveDraft();
      setResumeFlag();
      location.reload();
    },
  };
}
