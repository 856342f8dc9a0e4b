import { checkPageAge } from "../offline/check-page-age.ts";
import { reportWebVitals } from "./report-web-vitals.ts";
import { visitedPage } from "./visited-page.ts";

const pagesWithPrices = ["home", "list", "listing"];

/** Does what no visitor waits for: measures the visit, and says how old a stale page with prices is. */
export function startLaterTasks(): void {
  if (pagesWithPrices.includes(visitedPage(location.pathname))) checkPageAge();
  reportWebVitals();
}
