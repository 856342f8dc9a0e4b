import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { hasChosenLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { useFocusOfReplaced } from "#web/lib/page/hydration/replaced-elements.ts";
import { replayEarlyTaps } from "#web/lib/page/hydration/replay-early-taps.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { ShownScreen } from "#web/lib/page/navigation/shown-screen.ts";
import { useScrollRestoration } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { useKeptToast } from "../use-kept-toast.ts";
import { useSendPendingRequests } from "../use-send-pending-requests.ts";
import { TopBar } from "./top-bar.tsx";

const subscribeToPointer = subscribeTo("pointerover", "touchstart", "focusin");

/** Loads the code of a page. Passed in, because the names of the screens' files change with each deployment. */
export type PreloadPage = (pathname: string) => Promise<unknown>;

/** Loads the code of a page when its link is hovered, touched or focused. */
const watchLinks = (preloadPage: PreloadPage) =>
  subscribeToPointer(({ target }: Event) => {
    // Also links in the map's drawing, which have no `pathname`.
    const path = target instanceof Element && target.closest("a[href^='/']")?.getAttribute("href");
    if (!path) return;
    preloadPage(new URL(path, location.origin).pathname).catch(() => undefined);
  });

const footer = createLazyPart(() => import("./footer.part.tsx").then(({ Footer }) => Footer), hasChosenLiberianDollars);
if (import.meta.env.SSR) await footer.preload();

/** The same element each time: a new one would make React load the part whenever the layout renders again. */
const footerPart = (
  <Suspense>
    <footer.Part />
  </Suspense>
);

/** The layout of all public pages: bar, main part, footer. */
export function VisitorLayout({ preloadPage }: { preloadPage: PreloadPage }) {
  const { pathname } = useLocation();
  useFocusOfReplaced();
  useScrollRestoration();
  useSendPendingRequests();
  useKeptToast();
  useEffect(replayEarlyTaps, []);
  useEffect(() => watchLinks(preloadPage), [preloadPage]);
  return (
    <>
      <SkipLink />
      <TopBar />
      {/* The footer begins below the first screen, so it does not move into view while the next page loads. */}
      <main id="main" tabIndex={-1} className="min-h-screen">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<p className="wrap py-12 text-ink2">Loading...</p>}>
            <ShownScreen>
              <Outlet />
            </ShownScreen>
          </Suspense>
        </ErrorBoundary>
      </main>
      {footerPart}
    </>
  );
}
