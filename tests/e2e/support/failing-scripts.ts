import type { Page, Route } from "@playwright/test";

/** What the server of a later deployment answers for the code of the one before. */
export const answer404 = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "Not found" });

/**
 * Lets the scripts that the page has not loaded yet fail, until the page is loaded again or for ever. Counts the requests
 * of the file that is requested most often.
 */
export async function failFurtherScripts(
  page: Page,
  fail: (route: Route) => Promise<void>,
  { isForEver = false } = {},
) {
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)));
  const requests = new Map<string, number>();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.context().route("**/assets/*.js", (route) => {
    const url = route.request().url();
    if (loaded.has(url) || (documents > 0 && !isForEver)) return route.continue();
    requests.set(url, (requests.get(url) ?? 0) + 1);
    return fail(route);
  });
  return { mostRequests: () => Math.max(...requests.values()), documents: () => documents };
}
