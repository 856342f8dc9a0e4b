import { useEffect } from "react";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { listStoredKeys } from "#web/lib/storage/stored-value.ts";

const pause = 60_000;

const pendingPrefixes = [storageKeys.outbox(""), storageKeys.logout("")];

/** Loads the code that sends pending enquiries and logouts only if there are any. */
function sendIfPending(): void {
  if (pendingPrefixes.every((name) => listStoredKeys(name).length === 0)) return;
  import("./send-pending-requests.ts").then(({ sendPendingRequests }) => sendPendingRequests()).catch(() => undefined);
}

/**
 * Sends pending requests: soon after the page has loaded, when the browser goes online or the service worker has sent an
 * enquiry, and every minute.
 */
export function useSendPendingRequests(): void {
  useEffect(() => {
    const first = setTimeout(sendIfPending, 1500);
    const timer = setInterval(sendIfPending, pause);
    addEventListener("online", sendIfPending);
    navigator.serviceWorker?.addEventListener("message", sendIfPending);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener("online", sendIfPending);
      navigator.serviceWorker?.removeEventListener("message", sendIfPending);
    };
  }, []);
}
