import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, type RouteObject } from "react-router-dom";
import { registerFavouritesSync } from "#web/lib/favourites/sync/register-favourites-sync.ts";
import { stopRecordingTaps } from "#web/lib/page/hydration/replay-early-taps.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { afterLoad } from "#web/site/lib/page/after-load.ts";
import { keepServedPage } from "#web/site/lib/page/hydration/keep-served-page.ts";
import { keepVisitStart } from "#web/site/lib/visits/keep-visit-start.ts";
import { runLaterTasks } from "#web/site/lib/visits/run-later-tasks.ts";
import { prepareInstallOffer } from "./install/prepare-install-offer.ts";
import type { PreloadPage } from "./layouts/visitor-layout.tsx";
import { Router } from "./router.tsx";
import { site } from "./site.ts";

/**
 * Renders the page of the current URL, or hydrates the server's HTML. Does nothing in a browser that is too old.
 * @param routes all pages of the site
 * @param preloadPage loads the code of a page
 */
export function openSite(routes: RouteObject[], preloadPage: PreloadPage): void {
  const root = document.getElementById("root");
  // The head script has not marked a browser that is too old (web/browsers.ts).
  if (!root || !("js" in document.documentElement.dataset)) return;
  keepVisitStart();
  registerFavouritesSync();
  showPage(root, createPage(root, routes), preloadPage).catch(() => undefined);
  if (!import.meta.env.PROD) return;
  const offerInstall = prepareInstallOffer();
  afterLoad(() => runLaterTasks(offerInstall));
}

function createPage(root: HTMLElement, routes: RouteObject[]) {
  const pageData = document.getElementById("page-data")?.textContent;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  // The origin that the server used, so that both render the same links.
  const origin = new URL(canonical?.href ?? location.href).origin;
  return (
    <Providers
      site={site}
      origin={origin}
      data={JSON.parse(pageData || "{}")}
      hasNoData={!pageData && !root.hasChildNodes()}
    >
      <BrowserRouter>
        <Router routes={routes} />
      </BrowserRouter>
    </Providers>
  );
}

async function showPage(root: HTMLElement, page: ReactNode, preloadPage: PreloadPage): Promise<void> {
  if (!root.hasChildNodes()) return createRoot(root).render(page);
  // The server's HTML stays until the code of the screen has loaded. Without it, its links and forms still work.
  const { pathname } = location;
  await preloadPage(pathname).catch(() => preloadPage(pathname));
  stopRecordingTaps();
  hydrateServed(root, page);
}

/** Hydrates the page so that nothing that is thrown empties it: the server's HTML returns, without the script. */
function hydrateServed(root: HTMLElement, page: ReactNode): void {
  const showServed = keepServedPage(root);
  const { href } = location;
  const onError = (error: unknown) => {
    console.error(error);
    // Later, because React is still removing what it has rendered, or rendering it again.
    queueMicrotask(() => {
      const hasFailed = !root.hasChildNodes() || root.querySelector("[data-failed]");
      if (!hasFailed) return;
      if (location.href === href) {
        reactRoot.unmount();
        showServed();
      } else if (!root.hasChildNodes()) location.reload();
    });
  };
  const reactRoot = hydrateRoot(root, page, {
    onUncaughtError: onError,
    onCaughtError: onError,
    // A translator puts each text into a `font` element. React renders such a part again, which is no fault of the site.
    onRecoverableError: (error) => {
      if (!document.querySelector("font")) console.error(error);
    },
  });
}
