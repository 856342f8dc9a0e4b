import type { Locator, Page } from "@playwright/test";
import { signInAsAdmin, useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../support/listing-rows.ts";
import { phone } from "../support/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

const maxRowHeight = 112;
const toast = (page: Page): Locator => page.locator(".toast-place");

for (const path of ["/admin/listings", "/admin/listings?show=rent", "/admin?show=buy"]) {
  test(`${path}: a row is at most ${maxRowHeight} pixels high and shows what an admin looks for`, async ({ page }) => {
    await useSavedSession(page);
    await page.goto(path);
    await expect(listingRows(page)).toHaveCount(12);
    const heights = await listingRows(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(maxRowHeight);
    for (const row of await listingRows(page).all()) {
      await expect(row.getByRole("heading")).toBeVisible();
      await expect(row.getByText(/^\$/)).toBeVisible();
      await expect(
        row.getByText(/^(Available|Under offer|Sold|Let|Unavailable)$/).filter({ visible: true }),
      ).toHaveCount(1);
      await expect(row.getByRole("button", { name: /photos? of/ })).toBeVisible();
    }
  });
}

test("a row in the bin is not higher", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/listings?show=buy");
  const title = (await listingRows(page).last().getByRole("heading").textContent()) ?? "";
  await chooseListingAction(page, listingRows(page, title), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page)).toContainText("Moved to the bin.");
  await page.goto("/admin/listings?only=bin");
  const row = listingRows(page, title);
  await expect(row).toContainText("30 days left.");
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(maxRowHeight);
  await chooseListingAction(page, row, "Restore");
  await expect(toast(page)).toContainText("The listing is back.");
});

test("the menu of a row has its facts and actions, and gives the focus back", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/admin/listings");
  const row = listingRows(page).first();
  const menu = await openListingMenu(page, row);
  await expect(menu.getByText(/^MH-\d+ · /)).toBeVisible();
  await expect(menu.getByRole("button")).toHaveText(["", "View", "Edit", /^Mark as/, /featured$/, "Delete"]);
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: /^Actions for/ })).toBeFocused();
});

test("Undo brings a deleted listing back", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/listings?show=rent");
  const title = (await listingRows(page).last().getByRole("heading").textContent()) ?? "";
  await chooseListingAction(page, listingRows(page, title), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page)).toContainText("Property deleted from database successfully. Moved to the bin.");
  await expect(listingRows(page, title)).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("The listing is back.");
  await expect(listingRows(page, title)).toBeVisible();
});

test("the keyboard deletes several listings and undoes it", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/listings?show=rent");
  await expect(listingRows(page)).toHaveCount(12);
  const titles = await listingRows(page).getByRole("heading").allTextContents();
  const chosen = titles.slice(-3, -1);
  for (const title of chosen) await page.getByLabel(`Select ${title}`).press("Space");
  await page
    .getByRole("group", { name: "Change the selected properties" })
    .getByRole("button", { name: "Delete" })
    .press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete these 2 items?");
  await dialog.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(toast(page)).toContainText("2 properties deleted. Moved to the bin.");
  // Screen readers announce the region, and the keyboard is at the button.
  await expect(toast(page)).toHaveRole("status");
  await expect(toast(page).getByRole("button", { name: "Undo" })).toBeFocused();
  for (const title of chosen) await expect(listingRows(page, title)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("2 listings are back.");
  for (const title of chosen) await expect(listingRows(page, title)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Undo takes the status of several listings back", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/listings?show=buy");
  await expect(listingRows(page)).toHaveCount(12);
  const titles = await listingRows(page).getByRole("heading").allTextContents();
  const chosen = titles.slice(-3, -1);
  const states = () =>
    Promise.all(
      chosen.map((title) =>
        listingRows(page, title)
          .getByText(/^(Available|Under offer|Sold|Unavailable)$/)
          .filter({ visible: true })
          .textContent(),
      ),
    );
  const before = await states();
  for (const title of chosen) await page.getByLabel(`Select ${title}`).check();
  await page.getByLabel("New status").selectOption("under_offer");
  await page.getByRole("button", { name: "Set status" }).click();
  await expect.poll(states).toEqual(["Under offer", "Under offer"]);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(states).toEqual(before);
});

test("filters are in the URL, Next keeps the scroll position, and Edit of a public page opens the form", async ({
  page,
}) => {
  await useSavedSession(page);
  await page.goto("/admin/listings");
  await page.getByRole("button", { name: "Filters and order" }).click();
  await page.getByLabel("Type").selectOption("House");
  await page.getByLabel("Order", { exact: true }).selectOption("price-low");
  await expect(page).toHaveURL(/type=House&sort=price-low$/);
  await expect(listingRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(listingRows(page)).toHaveCount(12);

  const next = page.getByRole("link", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  const title = (await listingRows(page).first().getByRole("heading").textContent()) ?? "";
  await next.click();
  await expect(listingRows(page).getByRole("heading", { name: title, exact: true })).toHaveCount(0);
  // Rows may differ a little in height.
  expect(Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(300);

  const uuid = await page.evaluate(async () => {
    const response = await fetch("/api/v1/public/properties?limit=1");
    return (await response.json()).data.properties[0].uuid as string;
  });
  const html = await (await page.request.get(`/property/${uuid}`)).text();
  expect(html).not.toContain("?edit=");
  await page.goto(`/property/${uuid}`);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("dialog").getByLabel("Title")).not.toHaveValue("");
});

test("the toast covers neither the bar nor a field that has the focus", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/listings?show=rent");
  const title = (await listingRows(page).last().getByRole("heading").textContent()) ?? "";
  await chooseListingAction(page, listingRows(page, title), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page).getByRole("button", { name: "Undo" })).toBeVisible();
  const [place, bar] = await Promise.all([
    toast(page).boundingBox(),
    page.getByRole("navigation", { name: "Admin bar" }).boundingBox(),
  ]);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const covered = await page.evaluate(() => {
    const top = document.querySelector(".toast-place")?.getBoundingClientRect().top ?? 0;
    const fields = [...document.querySelectorAll<HTMLElement>("main :is(input, button, a[href])")];
    return fields
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        field.focus();
        return field.getBoundingClientRect().bottom > top + 1;
      })
      .map((field) => field.getAttribute("aria-label") ?? field.textContent);
  });
  expect(covered).toEqual([]);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("The listing is back.");
});

test("a toast that appears over the focused field scrolls the field clear of it", async ({ page }) => {
  await signInAsAdmin(page, "super_admin");
  await page.goto("/admin/settings");
  const field = page.getByLabel("Name", { exact: true }).first();
  await expect(field).toBeVisible();
  await page.route("**/api/v1/site", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await field.fill(`${await field.inputValue()} `);
  // The field is directly above the bar when the toast appears.
  await field.evaluate((element) => {
    const bar = document.querySelector(".admin-bar")?.getBoundingClientRect().top ?? 0;
    scrollBy(0, element.getBoundingClientRect().bottom - bar + 8);
  });
  await field.press("Enter");
  await expect(toast(page).getByRole("button", { name: "Close" })).toBeVisible();
  await expect
    .poll(async () => {
      const [place, box] = await Promise.all([toast(page).boundingBox(), page.locator(":focus").boundingBox()]);
      return (box?.y ?? 0) + (box?.height ?? 0) <= (place?.y ?? 0);
    })
    .toBe(true);
});
