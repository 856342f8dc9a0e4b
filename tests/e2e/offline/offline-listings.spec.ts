import { expect, openPage, reloadPage, test } from "../support/browser-test.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";

test.use({ serviceWorkers: "allow", viewport: phone });

test("offline, a stored page has no broken image, and no room for drawings that are not stored", {
  tag: "@long",
}, async ({ page, context }) => {
  await openPage(page, "/");
  await waitForServiceWorker(page);
  await reloadPage(page);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true);
  // The browser's own cache may have images that the worker lacks.
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await reloadPage(page);
  const readImages = (shows: boolean) =>
    page.evaluate(async (shows) => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      const shown = images.filter((image) => image.checkVisibility() === shows);
      return shown.map(({ src, naturalWidth }) => ({ path: new URL(src).pathname, isBroken: naturalWidth === 0 }));
    }, shows);
  await expect.poll(async () => (await readImages(true)).filter(({ isBroken }) => isBroken)).toEqual([]);
  expect(await readImages(false)).toContainEqual({ path: "/art/day-3-400.webp", isBroken: true });
});
