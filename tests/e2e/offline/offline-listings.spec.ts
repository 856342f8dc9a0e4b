import { expect, openPage, reloadPage, test } from "../support/browser-test.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";

test.use({ serviceWorkers: "allow", viewport: phone });

test("offline, a stored page has no broken image, although the visitor did not scroll", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await openPage(page, "/about");
  await waitForServiceWorker(page);
  await reloadPage(page);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true);
  // The browser's own cache may have images that the worker lacks.
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await reloadPage(page);
  const images = page.locator("main img:visible");
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true);
  }
  expect(await images.count()).toBeGreaterThan(3);
});
