import { expect, test } from "../support/browser-test.ts";
import { delayRequests } from "../support/delayed-requests.ts";
import { openList, propertyCards } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";

test("before a listing has loaded, its page shows the images, price and title of its card", async ({ page }) => {
  await openList(page, "/buy");
  const heading = page.getByRole("heading", { level: 1 });
  const releaseListing = await delayRequests(page, /\/api\/v1\/public\/properties\/[\w-]+$/);
  const first = propertyCards(page).first();
  const title = (await first.getByRole("heading").textContent()) ?? "";
  const price = (await first.locator(".price").textContent()) ?? "";
  await first.getByRole("heading").getByRole("link").click();
  await expect(page.getByText("Loading property details...")).toBeVisible();
  await expect(heading).toHaveText(title);
  await expect(page.getByRole("complementary", { name: "Price and contact" })).toContainText(price);
  const image = gallery(page)
    .getByRole("link", { name: /^Photo 1 of/ })
    .locator("img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const element = await image.elementHandle();
  releaseListing();
  await expect(page.getByText("Loading property details...")).toHaveCount(0);
  // The image stays the same element, so that it never flickers.
  expect(await element?.evaluate((kept) => kept.isConnected)).toBe(true);
});
