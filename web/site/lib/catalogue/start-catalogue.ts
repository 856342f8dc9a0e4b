import { catalogueEvent, isCatalogueKept, readCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { whenIdle } from "#web/lib/events/when-idle.ts";
import { paths } from "#web/lib/page/paths.ts";
import { mayLoadUnasked } from "./loading-policy.ts";

/** How often the pointer is asked, in milliseconds. */
const renewalPause = 5 * 60_000;

/**
 * Loads all homes onto this phone and keeps them current while the site is open: when the page is idle, and when the phone
 * is online again. Without IndexedDB nothing happens, and the site works without the catalogue.
 */
export function startCatalogue(isReturning: boolean): void {
  if (!("indexedDB" in globalThis) || location.pathname.startsWith(paths.admin)) return;
  const renew = () => {
    if (navigator.onLine && document.visibilityState === "visible" && isDue()) whenIdle(() => renewNow(isReturning));
  };
  renew();
  addEventListener("online", renew);
  document.addEventListener("visibilitychange", renew);
  setInterval(renew, renewalPause);
  document.documentElement.dataset.catalogue = "";
  dispatchEvent(new Event(catalogueEvent));
}

function renewNow(isReturning: boolean): void {
  const isWanted = isCatalogueKept() || readCatalogueMark() !== undefined || mayLoadUnasked(isReturning);
  if (!isWanted) return;
  // Without a connection, storage or code, the phone keeps what it holds, and the next renewal tries again.
  import("./renew-catalogue.ts")
    .then(({ renewCatalogue }) => renewCatalogue(isCatalogueKept() || mayLoadUnasked(isReturning)))
    .catch(() => undefined);
}

/** Whether the last check is too long ago. After the phone's clock was set back, that is not known. */
function isDue(): boolean {
  const age = Date.now() - (readCatalogueMark()?.checkedAt ?? 0);
  return age < 0 || age >= renewalPause;
}
