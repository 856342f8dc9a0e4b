import { afterLoad } from "#web/lib/page/after-load.ts";

/** In milliseconds. The visit's own requests come first. */
const delay = 3000;

/** Loads the code that measures the visit some time after the page has loaded. */
export function reportWebVitalsLater(): void {
  const load = () => import("./report-web-vitals.ts").then(({ reportWebVitals }) => reportWebVitals());
  afterLoad(() => setTimeout(() => load().catch(() => undefined), delay));
}
