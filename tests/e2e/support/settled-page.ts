import { expect, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Counts the page's pending requests from now on, for `waitUntilSettled`. */
export function trackRequests(page: Page): Set<Request> {
  const known = pendingRequests.get(page);
  if (known) return known;
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
const whenIdle = `new Promise((resolve) => requestIdleCallback(() => resolve(${isHydrated})))`;

/**
 * Waits until the page has loaded and hydrated, has no pending request and nothing left to do.
 *
 * `page.evaluate` counts as a touch (`navigator.userActivation`) and our pages load more on the first touch. The raw
 * protocol call does not, so the page is still untouched afterwards.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const pending = trackRequests(page);
  await page.waitForLoadState("load");
  const session = await page.context().newCDPSession(page);
  const isSettled = async () => {
    // A response may start another request: ask again once the page has handled it.
    for (let round = 0; round < 2; round++) {
      const idle = await session.send("Runtime.evaluate", {
        expression: whenIdle,
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
