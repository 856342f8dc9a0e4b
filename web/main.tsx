import "./app/zod-config.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { findRoute } from "#web/app/route-table.ts";
import { registerFavouritesSync } from "#web/features/favourites/sync/register-favourites-sync.ts";
import { registerServiceWorker } from "#web/lib/offline/register-service-worker.ts";
import { afterLoad } from "#web/lib/page/after-load.ts";
import { keepServedPage } from "#web/lib/page/hydration/keep-served-page.ts";
import { stopRecordingTaps } from "#web/lib/page/hydration/replay-early-taps.ts";
import { keepVisitStart } from "#web/lib/visits/keep-visit-start.ts";
import { runLaterTasks } from "#web/lib/visits/run-later-tasks.ts";
import { prepareInstallOffer } from "./app/install/prepare-install-offer.ts";
import { Providers } from "./app/providers.tsx";
import { Router } from "./app/router.tsx";
import { site } from "./app/site.ts";

const root = document.getElementById("root");
const pageData = document.getElementById("page-data")?.textContent;
const hasNoData = !pageData && !root?.hasChildNodes();
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
// The origin that the server used, so that both render the same links.
const origin = new URL(canonical?.href ?? location.href).origin;

const page = (
  <Providers site={site} origin={origin} data={JSON.parse(pageData || "{}")} hasNoData={hasNoData}>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </Providers>
);

async function start(element: HTMLElement) {
  if (!element.hasChildNodes()) return createRoot(element).render(page);
  // The server's HTML stays until the code of the screen has loaded. Without it, its links and forms still work.
  const { preload } = findRoute(location.pathname).handle;
  await preload().catch(preload);
  stopRecordingTaps();
  hydrateServed(element);
}

/** Hydrates the page so that nothing that is thrown empties it: the server's HTML returns, without the script. */
function hydrateServed(element: HTMLElement): void {
  const showServed = keepServedPage(element);
  const { href } = location;
  const onError = (error: unknown) => {
    console.error(error);
    // Later, because React is still removing what it has rendered, or rendering it again.
    queueMicrotask(() => {
      const hasFailed = !element.hasChildNodes() || element.querySelector("[data-failed]");
      if (!hasFailed) return;
      if (location.href === href) {
        reactRoot.unmount();
        showServed();
      } else if (!element.hasChildNodes()) location.reload();
    });
  };
  const reactRoot = hydrateRoot(element, page, { onUncaughtError: onError, onCaughtError: onError });
}

function begin(element: HTMLElement): void {
  keepVisitStart();
  registerFavouritesSync();
  start(element).catch(() => undefined);
  if (!import.meta.env.PROD) return;
  const offerInstall = prepareInstallOffer();
  afterLoad(() => {
    registerServiceWorker();
    runLaterTasks(offerInstall);
  });
}

// The head script has not marked a browser that is too old (web/browsers.ts).
if (root && "js" in document.documentElement.dataset) begin(root);
