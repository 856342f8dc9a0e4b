import { isCatalogueKept, readCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { whenIdle } from "#web/lib/events/when-idle.ts";
import { favouriteToggledEvent } from "#web/lib/favourites/favourites-store.ts";
import { registerServiceWorker } from "#web/lib/offline/register-service-worker.ts";
import { paths } from "#web/lib/page/paths.ts";
import { unaskedCopy } from "../catalogue/loading-policy.ts";
import { showCatalogue } from "../catalogue/show-catalogue.ts";

/**
 * Registers the service worker for an enquiry or a booking that a visitor begins to fill in: it sends them even if the tab is
 * closed without signal.
 */
function registerForForm({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest("form[data-draft]")) return;
  removeEventListener("input", registerForForm);
  registerServiceWorker();
}

/**
 * Loads the offline copy once the visitor has asked for it or opened a second page. What the phone already holds is shown at
 * once.
 */
export function startOfflineCopy(): void {
  if (location.pathname.startsWith(paths.admin)) return;
  if (readCatalogueMark()) showCatalogue();
  addEventListener("input", registerForForm);
  const start = () => {
    if (unaskedCopy() === "none" && !isCatalogueKept()) return;
    screens.disconnect();
    removeEventListener(favouriteToggledEvent, start);
    whenIdle(() =>
      import("./load-offline-copy.ts").then(
        ({ loadOfflineCopy }) => loadOfflineCopy(),
        // Without a connection the next page tries again.
        () => undefined,
      ),
    );
  };
  // The router names the shown screen there.
  const screens = new MutationObserver(start);
  screens.observe(document.documentElement, { attributeFilter: ["data-shown"] });
  addEventListener(favouriteToggledEvent, start);
  start();
}
