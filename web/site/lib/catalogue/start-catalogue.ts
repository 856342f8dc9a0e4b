import { isCatalogueKept, readCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { whenIdle } from "#web/lib/events/when-idle.ts";
import { unaskedCopy } from "./loading-policy.ts";
import { showCatalogue } from "./show-catalogue.ts";

/** How often the pointer is asked, in milliseconds. */
const renewalPause = 5 * 60_000;

/**
 * Loads all homes onto this phone and keeps them current while the site is open: when the page is idle, and when the phone
 * is online again. Without IndexedDB nothing happens, and the site works without the catalogue.
 */
export function startCatalogue(): void {
  if (!("indexedDB" in globalThis)) return;
  const renew = () => {
    if (navigator.onLine && document.visibilityState === "visible" && isDue()) whenIdle(renewNow);
  };
  renew();
  addEventListener("online", renew);
  document.addEventListener("visibilitychange", renew);
  setInterval(renew, renewalPause);
  showCatalogue();
}

function renewNow(): void {
  const mayLoadAll = isCatalogueKept() || unaskedCopy() === "all";
  if (!mayLoadAll && !readCatalogueMark()) return;
  // Without a connection, storage or code, the phone keeps what it holds, and the next renewal tries again.
  import("./renew-catalogue.ts").then(({ renewCatalogue }) => renewCatalogue(mayLoadAll)).catch(() => undefined);
}

/** Whether the last check is too long ago. After the phone's clock was set back, that is not known. */
function isDue(): boolean {
  const age = Date.now() - (readCatalogueMark()?.checkedAt ?? 0);
  return age < 0 || age >= renewalPause;
}
