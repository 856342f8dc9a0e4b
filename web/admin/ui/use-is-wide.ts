import { useSyncExternalStore } from "react";

/** Returns a hook that says whether the screen is at least as wide. */
function createWidthHook(minWidth: string) {
  const query = `(min-width: ${minWidth})`;
  const subscribe = (onChange: () => void) => {
    const media = matchMedia(query);
    media.addEventListener("change", onChange);
    return () => media.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the screen is wide enough for two columns. */
export const useIsWide = createWidthHook("60em");
/** Whether it is at least a tablet. */
export const useIsTablet = createWidthHook("48em");
