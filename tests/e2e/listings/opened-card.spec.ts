import { expect, test } from "../support/browser-test.ts";
import { chunkOf } from "../support/built-chunks.ts";
import { delayRequests } from "../support/delayed-requests.ts";
import { findListing, openList, propertyCards } from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";

/** The path of the script that only the text of a listing needs. Later text would move the buttons. */
const textChunk = chunkOf("site/features/listings/detail/detail-body.part.tsx");

test("before a listing has loaded, its page shows the images, price and title of its card, and requests the code of its text", async ({
  page,
  request,
}) => {
  const { title } = await findListing(request, ({ kind, image_count }) => kind === "buy" && image_count > 1);
  await openList(page, `/buy?q=${encodeURIComponent(title)}`);
  const heading = page.getByRole("heading", { level: 1 });
  const releaseListing = await delayRequests(page, /\/api\/v1\/public\/properties\/[\w-]+$/);
  const codeOfText = page.waitForRequest(`**${textChunk}`);
  const first = propertyCards(page).filter({ hasText: title });
  const price = (await first.locator(".price").textContent()) ?? "";
  await first.getByRole("heading").getByRole("link").click();
  await codeOfText;
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
  await expect(page.getByRole("link", { name: "Send Message" })).toBeVisible();
  // The image stays the same element, so that it never flickers.
  expect(await element?.evaluate((kept) => kept.isConnected)).toBe(true);
});
