import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's script has taken over: until then a form must not be sent, with its password, to anywhere. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
