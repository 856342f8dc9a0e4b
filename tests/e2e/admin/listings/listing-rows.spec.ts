import type { Locator, Page } from "@playwright/test";
import { useSavedSession } from "../../support/admin.ts";
import { expect, openPage, test } from "../../support/browser-test.ts";
import { showScreen } from "../../support/client-navigation.ts";
import { createTitle } from "../../support/listings/listing-form.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../../support/listings/listing-rows.ts";
import { withHome } from "../../support/listings/new-home.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { followLink, waitForScreen } from "../../support/shown-screen.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

const smallPhone = { width: 360, height: 640 };
// A row with a title of two lines. Four rows are in view on a small phone.
const maxRowHeight = 92;
const toast = (page: Page): Locator => page.locator(".toast-place");
const path = (query: string, title: string) => `/admin/listings?${query}q=${title.replaceAll(" ", "+")}`;

test("rows are short, show what an admin looks for, and have a menu, filters and pages", async ({ page, request }) => {
  const word = createTitle("Lagoon");
  const fields = { amenities: ["Borehole", "Generator", "Fence", "Parking", "Balcony"] };
  const long = "spacious three-bedroom family residence with generator and servants' quarters";
  await withHome(request, { fields: { ...fields, title: `${word} ${long}` } });
  await withHome(request, { kind: "rent", fields: { ...fields, title: `${word} house` } });
  const { uuid } = await withHome(request, { fields: { ...fields, title: `${word} villa` } });
  await useSavedSession(page);
  await openPage(page, path("", word));

  await test.step(`a row of a small phone is at most ${maxRowHeight} pixels high`, async () => {
    await expect(listingRows(page)).toHaveCount(3);
    await page.setViewportSize(smallPhone);
    const heights = await listingRows(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(maxRowHeight);
    const shown = [
      page.getByRole("heading"),
      page.getByText(/^\$/),
      page.getByText(/^MH-\d+ · ./),
      page.getByText(/^For (Sale|Rent)$/),
      page.getByText("Available", { exact: true }),
      page.getByRole("button", { name: /photos? of/ }),
    ];
    for (const part of shown)
      await expect(listingRows(page).filter({ has: part.filter({ visible: true }) }), `rows with ${part}`).toHaveCount(
        3,
      );
    await showScreen(page, "/admin/listings");
    await expect(listingRows(page)).toHaveCount(12);
    await expect(page.getByRole("heading", { name: "Listings" })).toBeInViewport({ ratio: 1 });
    const [row, bar] = [listingRows(page).nth(3), page.getByRole("navigation", { name: "Admin bar" })];
    const [rowBox, barBox] = [await row.boundingBox(), await bar.boundingBox()];
    expect((rowBox?.y ?? 0) + (rowBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    await page.setViewportSize(phone);
  });

  await test.step("filters are in the URL, and Next keeps the scroll position", async () => {
    await page.getByRole("button", { name: "Filters and order" }).click();
    await page.getByLabel("Type").selectOption("House");
    await page.getByLabel("Order", { exact: true }).selectOption("price-low");
    await waitForScreen(page, /type=House&sort=price-low$/);
    const sheet = page.getByRole("dialog", { name: "Filters and order" });
    await sheet.getByRole("button", { name: "Clear" }).click();
    await waitForScreen(page, /\?sort=price-low$/);
    await sheet.getByRole("button", { name: /^Show \d+ properties$/ }).click();
    const next = page.getByRole("link", { name: "Next" });
    await expect(next).toBeEnabled();
    await next.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    expect(position).toBeGreaterThan(0);
    await followLink(page, next, /cursor=/);
    // Rows may differ a little in height.
    expect(Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(300);
  });

  await test.step("the menu of a row has its facts and actions, and returns the focus", async () => {
    await showScreen(page, path("", `${word} villa`));
    const row = listingRows(page, `${word} villa`);
    const menu = await openListingMenu(page, row);
    await expect(menu.getByText(/^MH-\d+ · /)).toBeVisible();
    await expect(menu.getByText("Borehole · Generator · Fence · Parking +1 more")).toBeVisible();
    await expect(menu.getByRole("button")).toHaveText([
      "",
      ...["Available", "Under offer", "Sold", "Unavailable"],
      "View",
      "Edit",
      "Duplicate this listing",
      "Confirm still available",
      "Unpublish",
      /featured$/,
      "Print",
      "Select",
      "Delete",
    ]);
    await page.keyboard.press("Escape");
    await expect(row.getByRole("button", { name: /^Actions for/ })).toBeFocused();
  });

  await test.step("Edit of a public page opens the form, whose title stays while it scrolls", async () => {
    const html = await (await page.request.get(`/property/${uuid}`)).text();
    expect(html).not.toContain("?edit=");
    await openPage(page, `/property/${uuid}`);
    await page.getByRole("link", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Title")).toHaveValue(`${word} villa`);
    const scrolled = await dialog.evaluate((element) => {
      element.scrollTop = 500;
      return element.scrollTop;
    });
    expect(scrolled).toBe(0);
    await expect(dialog.getByRole("heading", { name: /^Edit / })).toBeInViewport({ ratio: 1 });
  });
});

test("a toast covers nothing, and its Undo reverses a change of one or several listings", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const homes = [];
  for (let n = 0; n < 3; n++) homes.push(await withHome(request, { kind: "rent" }));
  const [first, ...others] = homes.map(({ title }) => title);
  if (!first) throw new Error("There is no home");
  await useSavedSession(page);
  await openPage(page, "/admin/listings?show=rent");
  const actions = page.getByRole("group", { name: "Change the selected properties" });

  await test.step("the toast after a deletion covers neither the bar nor a field that has the focus", async () => {
    await chooseListingAction(page, listingRows(page, first), "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page)).toContainText("Property deleted from database successfully. Moved to the bin.");
    await expect(listingRows(page, first)).toHaveCount(0);
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
  });

  await test.step("a row in the bin is equally high, and the chosen list is in view", async () => {
    await showScreen(page, "/admin/listings?only=bin");
    const row = listingRows(page, first);
    await expect(row).toContainText("30 days left.");
    await expect(page.getByRole("link", { name: "Bin", exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(smallPhone);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(maxRowHeight);
    await page.setViewportSize(phone);
    await chooseListingAction(page, row, "Restore");
    await expect(toast(page)).toContainText("The listing is back.");
    await expect(row).toHaveCount(0);
  });

  await test.step("the keyboard deletes several listings and undoes it", async () => {
    await showScreen(page, "/admin/listings?show=rent");
    const [one = "", ...more] = others;
    await chooseListingAction(page, listingRows(page, one), "Select");
    for (const title of more) await page.getByLabel(`Select ${title}`).press("Space");
    await actions.getByRole("button", { name: "Delete" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Are you sure you want to delete these 2 items?");
    await dialog.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(toast(page)).toContainText("2 properties deleted. Moved to the bin.");
    // Screen readers announce the region, and the keyboard is at the button.
    await expect(toast(page)).toHaveRole("status");
    await expect(toast(page).getByRole("button", { name: "Undo" })).toBeFocused();
    for (const title of others) await expect(listingRows(page, title)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(toast(page)).toContainText("2 listings are back.");
    for (const title of others) await expect(listingRows(page, title)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  await test.step("the actions of selected listings are on the screen at the end of the list too", async () => {
    const [one = "", ...more] = others;
    await chooseListingAction(page, listingRows(page, one), "Select");
    for (const title of more) await page.getByLabel(`Select ${title}`).check();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(actions.getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
    await actions.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("New status").selectOption("under_offer");
    await page.getByRole("button", { name: "Set status" }).click();
    const offers = (title: string) =>
      listingRows(page, title).getByText("Under offer", { exact: true }).filter({ visible: true });
    for (const title of others) await expect(offers(title)).toBeVisible();
    await toast(page).getByRole("button", { name: "Undo" }).click();
    for (const title of others) await expect(offers(title)).toHaveCount(0);
  });
});
