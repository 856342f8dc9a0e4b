import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns whether the page is hydrated. Before that, a submitted form would put its password into the URL. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
