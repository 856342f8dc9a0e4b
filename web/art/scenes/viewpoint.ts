import type { Hour } from "../kit/palette.ts";
import type { View } from "../kit/stage.ts";

/** Returns a function that makes views with the same eye, horizon and focal length. */
export const viewpoint =
  (base: Omit<View, "hour" | "sun">) =>
  (hour: Hour, sun: View["sun"] = "left", o: Partial<View> = {}): View => ({ hour, sun, ...base, ...o });

/** Eye of a person who stands in a room. */
export const inside = viewpoint({ indoor: true, eye: 1.5, horizon: 290, focal: 560 });
