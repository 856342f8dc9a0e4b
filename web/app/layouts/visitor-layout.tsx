import { type ReactNode, useEffect } from "react";
import { replayEarlyTap } from "#web/lib/page/replay-early-tap.ts";
import { useScrollRestoration } from "#web/lib/page/use-scroll-restoration.ts";
import { findRoute } from "../route-table.ts";
import { useSendPendingRequests } from "../use-send-pending-requests.ts";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

const pointings = ["pointerover", "touchstart", "focusin"] as const;

/** Loads a page's code when its link is pointed at, touched or reached by key: before it is pressed. */
function preloadPointedAt({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (!link) return;
  findRoute(link.pathname)
    .preload()
    .catch(() => undefined);
}

/** The frame of every public page: bar, main part, footer. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  useScrollRestoration();
  useSendPendingRequests();
  useEffect(replayEarlyTap, []);
  useEffect(() => {
    for (const name of pointings) addEventListener(name, preloadPointedAt, { passive: true });
    return () => {
      for (const name of pointings) removeEventListener(name, preloadPointedAt);
    };
  }, []);
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
