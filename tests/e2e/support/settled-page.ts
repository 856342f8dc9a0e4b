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

/**
 * Runs in the page. Returns whether React has hydrated it. React marks the elements first, and runs the effects, such as
 * those that listen to scrolls, Back and other tabs, later. The first effect of the router removes `reloadOnEarlyBack`.
 */
export const isHydrated = (): boolean =>
  !Reflect.get(window, "reloadOnEarlyBack") &&
  Object.keys(document.querySelector("#root > *") ?? {}).some((key) => key.startsWith("__react"));

/** Resolves once the page is idle. A page that draws nothing may never be called idle, hence the time limit. */
const readStateWhenIdle = `new Promise((resolve) => requestIdleCallback(() => resolve({
  isLoaded: document.readyState === "complete",
  isHydrated: (${isHydrated})(),
  loaded: performance.getEntriesByType("resource").map(({ name }) => name),
}), { timeout: 500 }))`;

interface PageState {
  /** Read from the page: one that the browser kept in memory fires no load event. */
  isLoaded: boolean;
  isHydrated: boolean;
  /** URLs of the resources that have arrived. */
  loaded: string[];
}

/**
 * Waits until the page has loaded and hydrated, has no pending requests and is idle.
 *
 * `page.evaluate` counts as a user interaction (`navigator.userActivation`), and the first interaction makes our pages
 * load more code. The raw protocol call used here does not count as one.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const pending = trackRequests(page);
  const session = await page.context().newCDPSession(page);
  const readState = async (): Promise<PageState> => {
    const { result } = await session.send("Runtime.evaluate", {
      expression: readStateWhenIdle,
      awaitPromise: true,
      userGesture: false,
      returnByValue: true,
    });
    return result.value;
  };
  const findUnsettled = async () => {
    // A response may trigger another request: check again once the page has handled it.
    for (let round = 0; round < 2; round++) {
      const { isLoaded, isHydrated, loaded } = await readState();
      // Chromium does not report the end of a preloaded script that an import uses. The page knows that it has arrived.
      const isPending = (request: Request) => request.resourceType() !== "script" || !loaded.includes(request.url());
      const unsettled = [...pending].filter(isPending).map((request) => request.url());
      if (!isLoaded) unsettled.push("load");
      if (!isHydrated) unsettled.push("hydration");
      if (unsettled.length > 0) return unsettled;
    }
    return [];
  };
  await expect.poll(findUnsettled, { intervals: [20, 50, 100] }).toEqual([]);
  await session.detach();
}
