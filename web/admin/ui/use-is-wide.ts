import { useSyncExternalStore } from "react";

/** From this width on the layout has two columns. */
const wide = "(min-width: 60em)";

const subscribe = (onChange: () => void) => {
  const media = matchMedia(wide);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
};

/** Whether the screen is wide enough for two columns. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
