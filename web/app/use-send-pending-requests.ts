import { useEffect } from "react";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { listStoredKeys } from "#web/lib/storage/stored-value.ts";

const pause = 60_000;

const waiting = [storageKeys.outbox(""), storageKeys.logout("")];

/** Looks whether an enquiry or a logout waits without the code that sends them, which most visits never need. */
function look(): void {
  if (!navigator.onLine || waiting.every((name) => listStoredKeys(name).length === 0)) return;
  import("./send-pending-requests.ts")
    .then(({ sendPendingRequests: deliverWaiting }) => deliverWaiting())
    .catch(() => undefined);
}

/** Sends what was left waiting: soon after a page is there, when the signal comes back, and every minute meanwhile. */
export function useSendPendingRequests(): void {
  useEffect(() => {
    const first = setTimeout(look, 1500);
    const timer = setInterval(look, pause);
    addEventListener("online", look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
}
