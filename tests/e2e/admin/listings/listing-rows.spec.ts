import type { Locator, Page } from "@playwright/test";
import { signInAsAdmin, useSavedSession } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";
import { showScreen } from "../../support/client-navigation.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../../support/listings/listing-rows.ts";
import { findFivePhotos } from "../../support/listings/story-page.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

// With a line of amenities.
const maxRowHeight = 132;
const toast = (page: Page): Locator => page.locator(".toast-place");

const screens: [path: string, rows: number][] = [
  ["/admin/listings", 12],
  ["/admin/listings?show=rent", 12],
  ["/admin?show=buy", 3],
];

test("rows are short, show what an admin looks for, and have a menu, filters and pages", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/admin/listings");
  for (const [path, rows] of screens) {
    await test.step(`${path}: a row is at most ${maxRowHeight} pixels high`, async () => {
      await showScreen(page, path);
      await expect(listingRows(page), path).toHaveCount(rows);
      const heights = await listingRows(page).evaluateAll((elements) =>
        elements.map((row) => row.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), path).toBeLessThanOrEqual(maxRowHeight);
      if (path.startsWith("/admin/listings"))
        expect((await listingRows(page).first().boundingBox())?.y, `the first row of ${path}`).toBeLessThanOrEqual(260);
      const count = (part: Locator) => listingRows(page).filter({ has: part }).count();
      const status = /^(Available|Under offer|Sold|Let|Unavailable)$/;
      for (const part of [
        page.getByRole("heading"),
        page.getByText(/^\$/),
        page.getByText(/^MH-\d+ · ./),
        page.getByText(/^For (Sale|Rent)$/),
        page.getByText(status).filter({ visible: true }),
        page.getByRole("button", { name: /photos? of/ }),
      ])
        expect(await count(part.filter({ visible: true })), `${path}: rows with ${part}`).toBe(rows);
      await expect(listingRows(page).getByText(status).filter({ visible: true })).toHaveCount(rows);
    });
  }

  await test.step("the menu of a row has its facts and actions, and returns the focus", async () => {
    // Other tests store drafts.
    const row = listingRows(page).filter({ hasNotText: "Draft" }).first();
    const menu = await openListingMenu(page, row);
    await expect(menu.getByText(/^MH-\d+ · /)).toBeVisible();
    await expect(menu.getByRole("button")).toHaveText([
      "",
      "View",
      "Edit",
      "Confirm still available",
      "Unpublish",
      /^Mark as/,
      /featured$/,
      "Print",
      "Delete",
    ]);
    await page.keyboard.press("Escape");
    await expect(row.getByRole("button", { name: /^Actions for/ })).toBeFocused();
  });

  await test.step("filters are in the URL, Next keeps the scroll position, and Edit of a public page opens the form", async () => {
    await showScreen(page, "/admin/listings");
    await page.getByRole("button", { name: "Filters and order" }).click();
    await page.getByLabel("Type").selectOption("House");
    await page.getByLabel("Order", { exact: true }).selectOption("price-low");
    await expect(page).toHaveURL(/type=House&sort=price-low$/);
    const sheet = page.getByRole("dialog", { name: "Filters and order" });
    await sheet.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(/sort=price-low$/);
    // The list of the new filters is then due, and Next is disabled until it has arrived.
    await expect(sheet.getByRole("button", { name: "Clear" })).toBeDisabled();
    await sheet.getByRole("button", { name: /^Show \d+ properties$/ }).click();
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

    // Of the seed, because other tests delete the homes that they publish.
    const { uuid } = await findFivePhotos(page.request);
    const html = await (await page.request.get(`/property/${uuid}`)).text();
    expect(html).not.toContain("?edit=");
    await page.goto(`/property/${uuid}`);
    await page.getByRole("link", { name: "Edit" }).click();
    await expect(page.getByRole("dialog").getByLabel("Title")).not.toHaveValue("");
  });

  await test.step("scrolling over the title of the edit dialog moves only its form", async () => {
    const dialog = page.getByRole("dialog");
    const scrolled = await dialog.evaluate((element) => {
      element.scrollTop = 500;
      return element.scrollTop;
    });
    expect(scrolled).toBe(0);
    await expect(dialog.getByRole("heading", { name: /^Edit / })).toBeInViewport({ ratio: 1 });
  });
});

test("a toast covers nothing, and its Undo reverses a change of one or several listings", async ({ page }) => {
  await signInAsAdmin(page, "super_admin");
  await page.goto("/admin/listings?show=rent");

  await test.step("the toast after a deletion covers neither the bar nor a field that has the focus", async () => {
    // Not the last one: a home that another test publishes would move it to the next page.
    const title = (await listingRows(page).nth(8).getByRole("heading").textContent()) ?? "";
    await chooseListingAction(page, listingRows(page, title), "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page)).toContainText("Property deleted from database successfully. Moved to the bin.");
    await expect(listingRows(page, title)).toHaveCount(0);
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
    await expect(listingRows(page, title)).toBeVisible();
  });

  await test.step("a row in the bin is equally high, and the chosen list is in view", async () => {
    const title = (await listingRows(page).last().getByRole("heading").textContent()) ?? "";
    await chooseListingAction(page, listingRows(page, title), "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(listingRows(page, title)).toHaveCount(0);
    await showScreen(page, "/admin/listings?only=bin");
    const row = listingRows(page, title);
    await expect(row).toContainText("30 days left.");
    await expect(page.getByRole("link", { name: "Bin", exact: true })).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(maxRowHeight);
    await chooseListingAction(page, row, "Restore");
    await expect(toast(page)).toContainText("The listing is back.");
    await expect(row).toHaveCount(0);
  });

  await test.step("the keyboard deletes several listings and undoes it", async () => {
    await showScreen(page, "/admin/listings?show=rent");
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

  await test.step("Undo restores the status of several listings", async () => {
    await showScreen(page, "/admin/listings?show=buy");
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
    // The selected rows are the last ones, and their actions are still on the screen.
    const bar = page.getByRole("group", { name: "Change the selected properties" });
    await expect(bar.getByRole("button", { name: "Change" })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("New status").selectOption("under_offer");
    await page.getByRole("button", { name: "Set status" }).click();
    await expect.poll(states).toEqual(["Under offer", "Under offer"]);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(states).toEqual(before);
  });

  await test.step("a toast that appears over the focused field scrolls the field clear of it", async () => {
    await showScreen(page, "/admin/settings");
    await page.getByRole("button", { name: /^The business/ }).click();
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
        if (!place || !box) return false;
        return box.y + box.height <= place.y || box.y >= place.y + place.height;
      })
      .toBe(true);
  });
});
