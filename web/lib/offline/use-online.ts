import { useSyncExternalStore } from "react";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

const subscribe = subscribeTo("online", "offline");

/** Returns whether the browser is online; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
