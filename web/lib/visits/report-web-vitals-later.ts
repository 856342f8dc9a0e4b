/** In milliseconds. The visit's own requests come first. */
const delay = 3000;

/** Loads the code that measures the visit some time after the page has loaded. */
export function reportWebVitalsLater(): void {
  const start = () =>
    setTimeout(() => {
      import("./report-web-vitals.ts").then(({ reportWebVitals }) => reportWebVitals()).catch(() => undefined);
    }, delay);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
