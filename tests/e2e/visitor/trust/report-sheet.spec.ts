import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { findListing } from "../../support/listings/property-lists.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Opens the report of a listing in its sheet. Until the code of the contacts has loaded, the link leads to a page. */
async function openReport(page: Page, uuid: string): Promise<Locator> {
  await openPage(page, `/property/${uuid}`);
  // The code of the contacts loads at the first interaction.
  await page.mouse.move(5, 5);
  const link = page.getByRole("link", { name: "Report this listing" });
  const isHydrated = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(isHydrated).toBe(true);
  await link.click();
  return page.getByRole("dialog", { name: "Report this listing" });
}

test("a visitor reports a listing with two taps and returns to it", async ({ page, request }) => {
  const { uuid } = await findListing(request, ({ kind }) => kind === "rent");
  const sheet = await openReport(page, uuid);
  await sheet.getByRole("button", { name: "Already taken" }).click();
  await expect(sheet.getByText("Thank you. We check this listing now.")).toBeVisible();
  await expect(sheet.locator("strong")).toHaveText(/^[A-Z0-9-]{6,}$/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/property/${uuid}$`));
});

test("the report stays open and names a phone number that is none", async ({ page, request }) => {
  const { uuid } = await findListing(request, ({ kind }) => kind === "rent");
  const sheet = await openReport(page, uuid);
  const field = sheet.getByLabel("Your phone number (optional)");
  await field.fill("12");
  await sheet.getByRole("button", { name: "Wrong price" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("12");
});
