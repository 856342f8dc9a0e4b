import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { useSavedSession } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { createTitle, fillRequiredFields, openFold } from "../../support/listings/listing-form.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("asks what a doubtful price means, and sends the reading that was tapped", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/add-property");
  await fillRequiredFields(page, createTitle("Doubtful price"));
  const price = page.getByLabel("Price");
  await price.fill("150.000");
  await openFold(page, "Size, status and more");
  await page.getByLabel("Floor space (sq ft)").fill("120 m²");
  await expect(page.getByText("= 1,292 sq ft")).toBeVisible();

  const saveDraft = page.getByRole("button", { name: "Save as draft" });
  await saveDraft.tap();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Do you mean 150,000\?.*Price: choose what you mean/);
  await expect(page.getByRole("button", { name: "Use $150", exact: true })).toBeVisible();
  const likely = page.getByRole("button", { name: "Use $150,000" });
  expect((await likely.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The button is the next stop of the keyboard.
  await page.keyboard.press("Tab");
  await expect(likely).toBeFocused();
  await likely.tap();
  await expect(price).toHaveValue("150000");
  await expect(price).toBeFocused();

  const creation = page.waitForRequest((request) =>
    request.url().endsWith(adminPropertyEndpoints.createBuyProperty.path),
  );
  await saveDraft.tap();
  expect((await creation).postDataJSON()).toMatchObject({ price: 150_000, area_sqft: 1292 });
});
