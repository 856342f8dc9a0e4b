import { type ComponentType, lazy, useState } from "react";
import { loadCode } from "./load-code.ts";

/** A screen whose code loads when it is first shown, or earlier with `preload`. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the code, for example when a link to the screen is touched. After a failure the next call tries again. */
  preload: () => Promise<ComponentType>;
}

/**
 * Returns a lazy screen. Unlike one of `React.lazy` alone, it renders at once when its code is loaded: the server can
 * render it, taps before hydration reach it, and a photo can move to it.
 */
export function createLazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await loadCode(preload) }));
  const Screen = () => {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  };
  return { Screen, preload };
}
