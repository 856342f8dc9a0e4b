import { type ComponentType, use } from "react";

/** A screen whose code is loaded when it is first needed, or before: `preload`. */
export interface Screen {
  Screen: ComponentType;
  preload: () => Promise<ComponentType>;
}

/**
 * Like React.lazy, but a screen that has been preloaded renders at once, without a suspended moment: so the server
 * renders it, and hydration finds what the server made.
 */
export function createLazyScreen(load: () => Promise<ComponentType>): Screen {
  let pending: Promise<ComponentType> | undefined;
  const preload = () => {
    pending ??= begin();
    return pending;
  };
  const begin = () => {
    const loading = load();
    loading.then(
      // A promise that says how it ended is read by `use` without waiting.
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      () => {
        // The next attempt asks again.
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

export interface NamedScreen extends Screen {
  /** The screen's file below web/, by which the build names its chunks. */
  file: string;
}

export const createNamedScreen = (file: string, load: () => Promise<ComponentType>): NamedScreen => ({
  file,
  ...createLazyScreen(load),
});
