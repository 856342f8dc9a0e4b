import { paths } from "#web/lib/page/paths.ts";
import { checkPageAge } from "../offline/check-page-age.ts";
import { startOfflineCopy } from "../offline/start-offline-copy.ts";
import { recordLeaving, recordVisit } from "./install-hint-state.ts";
import { reportWebVitals } from "./report-web-vitals.ts";
import { countVisitBytes } from "./visit-bytes.ts";
import { visitedPage } from "./visited-page.ts";

const pagesWithPrices = ["home", "list", "listing"];

/**
 * Does what no visitor waits for: measures the visit and its bytes, says how old a stale page with prices is, offers to
 * install the site if the visitor has come back, and keeps on this phone what the site needs without signal.
 */
export function startLaterTasks(offerInstall: () => void): void {
  if (pagesWithPrices.includes(visitedPage(location.pathname))) checkPageAge();
  reportWebVitals();
  countVisitBytes();
  if (recordVisit() && isVisitorsPhone()) offerInstall();
  startOfflineCopy();
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && recordLeaving());
}

/** `pointer` is the main pointing device, so a laptop with a touch screen is no phone. */
const isVisitorsPhone = () => matchMedia("(pointer: coarse)").matches && !location.pathname.startsWith(paths.admin);
