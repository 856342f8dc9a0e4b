import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { useFocusOfReplaced } from "#web/lib/page/hydration/replaced-elements.ts";
import { replayEarlyTaps } from "#web/lib/page/hydration/replay-early-taps.ts";
import { preloadPhotoTransition, reportRenderedPage } from "#web/lib/page/navigation/lazy-photo-transition.ts";
import { useScrollRestoration } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { findRoute } from "../route-table.ts";
import { useSendPendingRequests } from "../use-send-pending-requests.ts";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

const subscribeToPointer = subscribeTo("pointerover", "touchstart", "focusin");

/** Loads the code of a page, and of the motion to it, when its link is hovered, touched or focused. */
function preloadLinkedPage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (!link) return;
  findRoute(link.pathname)
    .preload()
    .catch(() => undefined);
  preloadPhotoTransition().catch(() => undefined);
}

/** The layout of all public pages: bar, main part, footer. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  useFocusOfReplaced();
  useScrollRestoration();
  // After the effect that scrolls.
  useLayoutEffect(() => reportRenderedPage());
  useSendPendingRequests();
  useEffect(replayEarlyTaps, []);
  useEffect(() => subscribeToPointer(preloadLinkedPage), []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
    </>
  );
}
