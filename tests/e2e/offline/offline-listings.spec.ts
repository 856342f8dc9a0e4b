import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { openList, propertyCards } from "../support/listings/property-lists.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../support/service-worker.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ serviceWorkers: "allow", viewport: phone });

test("offline, a home of a list shows its card, its price, a photo and Call", async ({ page, context }) => {
  await openPage(page, "/rent");
  await waitForServiceWorker(page);
  // The worker caches the images of this visit.
  await page.reload();
  await openList(page, "/rent");
  await waitUntilSettled(page);
  const link = propertyCards(page).first().getByRole("heading").getByRole("link");
  const title = (await link.textContent()) ?? "";
  const price = (await propertyCards(page).first().locator(".price").textContent())?.split(" ")[0] ?? "";
  await context.setOffline(true);
  await link.click();
  const expectStoredHome = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("This is what your phone has stored.")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Price and contact" })).toContainText(price);
    await expect(page.getByRole("link", { name: /^Call Now/ })).toBeVisible();
    await expect(page.getByText("Failed to load property")).toHaveCount(0);
    const photo = page.getByRole("region", { name: "Photos" }).locator("img").first();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await test.step("after a tap", expectStoredHome);
  await test.step("after a reload", async () => {
    await page.reload();
    await waitForHydration(page);
    await expectStoredHome();
  });
  await test.step("all of it once the phone is online", async () => {
    await context.setOffline(false);
    await expect(page.getByText("This is what your phone has stored.")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Photos" })).toBeVisible();
  });
});

test("offline, a stored page has no broken image, although the visitor did not scroll", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await openPage(page, "/about");
  await waitForServiceWorker(page);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true);
  // The browser's own cache may have images that the worker lacks.
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  const images = page.locator("main img:visible");
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true);
  }
  expect(await images.count()).toBeGreaterThan(3);
});
