import { isCatalogueKept, readCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { whenIdle } from "#web/lib/events/when-idle.ts";
import { favouriteToggledEvent } from "#web/lib/favourites/favourites-store.ts";
import { registerServiceWorker } from "#web/lib/offline/register-service-worker.ts";
import { paths } from "#web/lib/page/paths.ts";
import { unaskedCopy } from "../catalogue/loading-policy.ts";
import { showCatalogue, startCatalogue } from "../catalogue/start-catalogue.ts";
import { startKeepingPhotos } from "./keep-photos.ts";

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
 * Loads what the site needs without signal, once the visitor has asked for it or opened a second page: the service worker,
 * all homes and photos of some of them. What the phone already holds is shown at once.
 */
export function startOfflineCopy(): void {
  if (location.pathname.startsWith(paths.admin)) return;
  if (readCatalogueMark()) showCatalogue();
  addEventListener("input", registerForForm);
  const start = () => {
    if (unaskedCopy() === "none" && !isCatalogueKept()) return;
    screens.disconnect();
    removeEventListener(favouriteToggledEvent, start);
    whenIdle(() => {
      registerServiceWorker();
      startCatalogue();
      startKeepingPhotos();
    });
  };
  // The router names the shown screen there.
  const screens = new MutationObserver(start);
  screens.observe(document.documentElement, { attributeFilter: ["data-shown"] });
  addEventListener(favouriteToggledEvent, start);
  start();
}
