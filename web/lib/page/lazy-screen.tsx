import { type ComponentType, use } from "react";

/** A screen whose code loads when it is first shown, or earlier with `preload`. */
export interface LazyScreen {
  Screen: ComponentType;
  preload: () => Promise<ComponentType>;
}

/**
 * Returns a lazy screen. Unlike React.lazy, a preloaded screen renders without suspending, so the server can render it
 * and the browser can hydrate the result.
 */
export function createLazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | undefined;
  const preload = () => {
    pending ??= begin();
    return pending;
  };
  const begin = () => {
    const loading = load();
    loading.then(
      // `use` reads a promise with these two properties without waiting.
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      () => {
        // The next call tries again.
        pending = undefined;
      },
    );
    return loading;
  };
  const Screen = () => {
    const Loaded = use(preload());
    return <Loaded />;
  };
  return { Screen, preload };
}
