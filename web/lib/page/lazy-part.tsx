import { type ComponentType, use, useSyncExternalStore } from "react";

const signsOfLife = ["pointerdown", "pointermove", "keydown", "focusin", "wheel", "touchstart"] as const;
const retryPause = 3000;
const never = () => () => undefined;

/** Resolves when the visitor first touches, types, points or scrolls, at once when that has happened. */
function firstSign(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const come = () => {
      for (const sign of signsOfLife) removeEventListener(sign, come, options);
      resolve();
    };
    for (const sign of signsOfLife) addEventListener(sign, come, options);
  });
}

/** A part of a page whose code comes late. Put it into a Suspense boundary of its own. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  preload: () => Promise<ComponentType<Props>>;
}

/**
 * A part that the server draws and that needs its code only to be more than links and a plain form. In a page
 * from the server the code is fetched at the first sign of life; in a page that the browser draws itself, at once.
 * With `isDue` it is fetched at once where that says so: when this browser knows more than the server has drawn.
 * The server preloads it (`if (import.meta.env.SSR) await late.preload()` beside the definition).
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isDue: () => boolean = () => false,
): LazyPart<Props> {
  type Component = ComponentType<Props>;
  let loaded: Promise<Component> | undefined;
  let loading: Promise<Component> | undefined;
  let waiting: Promise<Component> | undefined;
  const attempt = (): Promise<Component> =>
    load().catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
      // No signal just now: what stands there goes on working by itself, so there is no hurry and no error.
      return new Promise((resolve) => setTimeout(resolve, retryPause)).then(attempt);
    });
  const begin = () => {
    const begun = attempt();
    // A promise that says how it ended is read by `use` without waiting, on the server and in hydration too.
    begun.then(
      (value) => {
        loaded = Object.assign(begun, { status: "fulfilled", value });
      },
      () => undefined,
    );
    return begun;
  };
  const preload = () => {
    loading ??= begin();
    return loading;
  };
  const preloadLate = () => {
    waiting ??= isDue() ? preload() : firstSign().then(preload);
    return waiting;
  };
  const Part = (props: Props) => {
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const Loaded = use(loaded ?? (isHydrating ? preloadLate() : preload()));
    return <Loaded {...props} />;
  };
  return { Part, preload };
}
