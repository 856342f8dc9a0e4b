import type { Page } from "@playwright/test";
import { useSavedSession } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { listingRows, openListingMenu } from "../../support/listings/listing-rows.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

const toast = (page: Page) => page.locator(".toast-place");
const getTitle = async (page: Page, index: number) =>
  (await listingRows(page).nth(index).getByRole("heading").textContent()) ?? "";

test("the selection stays on the next page and back, and Clear ends it", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/admin/listings?show=rent");
  await expect(listingRows(page)).toHaveCount(12);
  const first = await getTitle(page, 1);
  await page.getByLabel(`Select ${first}`).check();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(listingRows(page, first)).toHaveCount(0);
  await expect(page.getByText("1 selected")).toBeVisible();
  const second = await getTitle(page, 0);
  await page.getByLabel(`Select ${second}`).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  const bar = page.getByRole("group", { name: "Change the selected properties" });
  await expect(bar.getByRole("button", { name: "Change" })).toBeInViewport({ ratio: 1 });

  await test.step("a change is for the listings of both pages, and its undo too", async () => {
    await bar.getByRole("button", { name: "Change" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Mark as featured" }).click();
    await expect(toast(page)).toContainText("2 ");
    await expect(page.getByText("2 selected")).toHaveCount(0);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(toast(page)).not.toContainText("Undo");
  });

  await page.getByLabel(`Select ${second}`).check();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(listingRows(page, first)).toBeVisible();
  await page.getByLabel(`Select ${first}`).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Clear the selection" }).click();
  await expect(page.getByLabel(`Select ${first}`)).not.toBeChecked();
  await expect(page.getByRole("navigation", { name: "Admin bar" })).toBeVisible();
});

test("a row's menu on a phone sets the status, confirms and unpublishes", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/admin/listings?show=rent&status=available");
  await expect(listingRows(page).first()).toBeVisible();
  // Other tests store drafts.
  const published = listingRows(page).filter({ hasNotText: "Draft" });
  const title = (await published.nth(2).getByRole("heading").textContent()) ?? "";
  const row = listingRows(page, title);
  const undo = () => toast(page).getByRole("button", { name: "Undo" }).click();

  const menu = await openListingMenu(page, row);
  await menu.getByLabel("New status").selectOption("under_offer");
  await menu.getByRole("button", { name: "Set status" }).click();
  await expect(row).toHaveCount(0);
  await undo();
  await expect(row).toBeVisible();

  await (await openListingMenu(page, row)).getByRole("button", { name: "Confirm still available" }).click();
  await expect(toast(page)).toContainText(/confirmed/i);
  await undo();
  await expect(toast(page)).not.toContainText(/confirmed/i);

  await (await openListingMenu(page, row)).getByRole("button", { name: "Unpublish" }).click();
  await expect(row).toContainText("Draft");
  await undo();
  await expect(row).not.toContainText("Draft");
});
