import { onCLS, onINP, onLCP } from "web-vitals";
import { apiPrefix } from "#contract/http/api-path.ts";
import { type WebVital, webVitalsPath } from "#contract/visits/visited-pages.ts";
import { interactiveMark } from "./interactive-mark.ts";
import { visitedPage } from "./visited-page.ts";

/**
 * Measures how fast this visit was and sends it once, when the visitor leaves or hides the page. Nothing about the
 * visitor is sent. What happens after a link within the site counts for the page that was opened first.
 */
export function reportWebVitals(): void {
  // The library needs Chrome 92.
  if (!("at" in Array.prototype)) return;
  const page = visitedPage(location.pathname);
  const values: Partial<Record<WebVital, number>> = {};
  onLCP(({ value }) => {
    values.lcp = value;
  });
  onINP(({ value }) => {
    values.inp = value;
  });
  onCLS(({ value }) => {
    values.cls = value * 1000;
  });
  // Registered after the library's own listeners, which set the values at the same event.
  document.addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const [mark] = performance.getEntriesByName(interactiveMark);
    const body = JSON.stringify({ page, interactive: mark?.startTime, ...values });
    navigator.sendBeacon(apiPrefix + webVitalsPath, new Blob([body], { type: "application/json" }));
  });
}
