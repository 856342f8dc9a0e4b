import { expect, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Tracks the page's pending requests from now on, for `waitUntilSettled`. */
export function trackRequests(page: Page): Set<Request> {
  const tracked = pendingRequests.get(page);
  if (tracked) return tracked;
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => {
    // A navigation cancels what the page before it was loading, and Chromium does not report every cancelled request.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
  });
  page.on("requestfinished", (request) => void pending.delete(request));
  page.on("requestfailed", (request) => void pending.delete(request));
  return pending;
}

const isHydrated = `Object.keys(document.querySelector("#root > *") ?? {}).some((key) => key.startsWith("__react"))`;
const isHydratedWhenIdle = `new Promise((resolve) => requestIdleCallback(() => resolve(${isHydrated})))`;

/**
 * Waits until the page has loaded and hydrated, has no pending requests and is idle.
 *
 * `page.evaluate` counts as a user interaction (`navigator.userActivation`), and the first interaction makes our pages
 * load more code. The raw protocol call used here does not count as one.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const pending = trackRequests(page);
  await page.waitForLoadState("load");
  const session = await page.context().newCDPSession(page);
  const isSettled = async () => {
    // A response may trigger another request: check again once the page has handled it.
    for (let round = 0; round < 2; round++) {
      const idle = await session.send("Runtime.evaluate", {
        expression: isHydratedWhenIdle,
        awaitPromise: true,
        userGesture: false,
        returnByValue: true,
      });
      if (!idle.result.value || pending.size > 0) return false;
    }
    return true;
  };
  await expect.poll(isSettled, { intervals: [20, 50, 100] }).toBe(true);
  await session.detach();
}
