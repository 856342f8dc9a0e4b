import { type ComponentType, use, useSyncExternalStore } from "react";

const interactionEvents = ["pointerdown", "pointermove", "keydown", "focusin", "wheel", "touchstart"] as const;
const retryPause = 3000;
const subscribeToNothing = () => () => undefined;

/** Resolves when the visitor first clicks, types, points or scrolls; at once if that has happened. */
function firstInteraction(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const onInteraction = () => {
      for (const type of interactionEvents) removeEventListener(type, onInteraction, options);
      resolve();
    };
    for (const type of interactionEvents) addEventListener(type, onInteraction, options);
  });
}

/** A part of a page whose code loads later. Each needs its own Suspense boundary. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  preload: () => Promise<ComponentType<Props>>;
}

/**
 * Creates a part that works without its code, as links and a plain form. In a page from the server its code loads at the
 * first interaction; in a page that the browser draws, at once.
 * The server preloads it: `if (import.meta.env.SSR) await part.preload()`.
 * @param isDue loads the code at once when it returns true, because this browser knows more than the server
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
      // The server's HTML works without the code, so being offline is no error. Try again later.
      return new Promise((resolve) => setTimeout(resolve, retryPause)).then(attempt);
    });
  const begin = () => {
    const begun = attempt();
    // `use` reads a promise with these properties without waiting, on the server and during hydration.
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
  const preloadOnInteraction = () => {
    waiting ??= isDue() ? preload() : firstInteraction().then(preload);
    return waiting;
  };
  const Part = (props: Props) => {
    const isHydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    const Loaded = use(loaded ?? (isHydrating ? preloadOnInteraction() : preload()));
    return <Loaded {...props} />;
  };
  return { Part, preload };
}
