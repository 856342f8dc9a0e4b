import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns whether the page is hydrated: false on the server and for the first render of its HTML in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
