/** Captured, because React stops events in parts whose code has not loaded yet. */
const options = { capture: true, passive: true };

/**
 * Returns a function that adds a listener for window events and returns how to remove it. useSyncExternalStore and
 * useEffect take it as it is.
 */
export const subscribeTo =
  (...names: string[]) =>
  (listener: (event: Event) => void) => {
    for (const name of names) addEventListener(name, listener, options);
    return () => {
      for (const name of names) removeEventListener(name, listener, options);
    };
  };
