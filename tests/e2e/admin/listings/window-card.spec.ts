import { useSavedSession } from "../../support/admin.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { chooseListingAction, listingRows } from "../../support/listings/listing-rows.ts";
import { withHome } from "../../support/listings/new-home.ts";

test("a window card is one A5 page with the code, the reference, the price and the photos", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await useSavedSession(page);
  const { reference, title } = await withHome(request, { kind: "rent", photos: 5 });
  await openPage(page, `/admin/listings?q=${reference}`);
  await chooseListingAction(page, listingRows(page, title), "Print");

  const card = page.getByRole("article");
  await expect(card).toContainText(reference);
  await expect(card).toContainText("Viewings are free. Pay only at the office, against a receipt.");
  await expect(card).toContainText(`Check that it is really us: ${new URL(page.url()).host}/verify`);
  await expect(card.locator(".text-5")).toHaveText(/^\$[\d,]+\/mo$/);
  const images = card.locator("img");
  await expect(images).toHaveCount(5);
  const areShown = () =>
    images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(areShown).toBe(true);

  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // 148 × 210 mm in points.
  expect(file).toMatch(/\/MediaBox\s*\[0 0 4(19|20)[\d.]* 59[45][\d.]*\]/);
});
