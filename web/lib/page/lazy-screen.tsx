import { type ComponentType, use } from "react";
import { loadCode } from "./load-code.ts";

/** A screen whose code loads when it is first shown, or earlier with `preload`. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Loads the code, for example when a link to the screen is touched. After a failure the next call tries again. */
  preload: () => Promise<ComponentType>;
}

/**
 * Returns a lazy screen. Unlike React.lazy, a preloaded screen renders without suspending, so the server can render it
 * and the browser can hydrate the result.
 */
export function createLazyScreen(importScreen: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | undefined;
  let shown: Promise<ComponentType> | undefined;
  const preload = () => {
    pending ??= begin();
    return pending;
  };
  const begin = () => {
    const loading = importScreen();
    loading.then(
      // `use` reads a promise with these two properties without waiting.
      (value) => {
        shown = Object.assign(loading, { status: "fulfilled", value });
      },
      () => {
        pending = undefined;
      },
    );
    return loading;
  };
  const Screen = () => {
    // A failed promise is kept: another one in each render would request the code for ever.
    shown ??= loadCode(preload);
    const Loaded = use(shown);
    return <Loaded />;
  };
  return { Screen, preload };
}
