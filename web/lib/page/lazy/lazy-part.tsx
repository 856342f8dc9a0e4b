import { type ComponentType, use } from "react";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { useFocusOfReplaced } from "../hydration/replaced-elements.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";

const subscribeToInteraction = subscribeTo("pointerdown", "pointermove", "keydown", "focusin", "wheel", "touchstart");
const firstPause = 3000;
const longestPause = 60_000;

/** Resolves at the first click, key, pointer movement or scroll; immediately if the visitor has already interacted. */
function firstInteraction(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = subscribeToInteraction(() => {
      unsubscribe();
      resolve();
    });
  });
}

/** A part of a page whose code loads later. Each needs its own Suspense boundary. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  preload: () => Promise<ComponentType<Props>>;
}

/**
 * Creates a part that works without its code, as links and a plain form. In a page from the server its code loads at the
 * first interaction; in a page that the browser renders, immediately.
 * The server renders a part only if its file is named `*.part.tsx` (web/build/browser-only-code.ts) and preloaded:
 * `if (import.meta.env.SSR) await part.preload()`.
 * @param shouldLoadNow if it returns true, the code loads immediately, for example because this browser stores a draft
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shouldLoadNow: () => boolean = () => false,
): LazyPart<Props> {
  type Component = ComponentType<Props>;
  let loaded: Component | undefined;
  let loading: Promise<Component> | undefined;
  let interactionPreload: Promise<Component> | undefined;
  // The server's HTML works without the code, so a part that is missing is no error.
  const loadWithRetry = (pause = firstPause): Promise<Component> =>
    load().catch(async (error: unknown) => {
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return loadWithRetry(Math.min(pause * 2, longestPause));
    });
  const startLoading = async () => {
    loaded = await loadWithRetry();
    return loaded;
  };
  const preload = () => {
    loading ??= startLoading();
    return loading;
  };
  const preloadOnInteraction = () => {
    interactionPreload ??= shouldLoadNow() ? preload() : firstInteraction().then(preload);
    return interactionPreload;
  };
  const Part = (props: Props) => {
    const isHydrated = useHydrated();
    useFocusOfReplaced();
    // Loaded code renders at once, on the server and during hydration: `use` would wait for its promise.
    const Loaded = loaded ?? use(isHydrated ? preload() : preloadOnInteraction());
    return <Loaded {...props} />;
  };
  return { Part, preload };
}
