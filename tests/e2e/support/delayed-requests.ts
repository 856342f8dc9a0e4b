import type { Page } from "@playwright/test";

/** Delays the requests of a URL, like a slow connection. Returns a function that releases them. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Delays all scripts. Returns a function that releases them. */
export const delayScripts = (page: Page) => delayRequests(page, "**/assets/*.js");
