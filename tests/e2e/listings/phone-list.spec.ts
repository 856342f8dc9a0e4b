import { expect, openPage, test } from "../support/browser-test.ts";
import { filterSheetButton, listPages, openList, propertyCards, searchBox } from "../support/property-lists.ts";
import { horizontalOverflow, phone } from "../support/screen-checks.ts";

test.use({ viewport: phone, hasTouch: true });

for (const { path } of listPages) {
  test(`${path} shows the first image within 200 pixels`, async ({ page }) => {
    await openPage(page, path);
    const image = await propertyCards(page).first().locator(".image-frame").boundingBox();
    expect(image?.y).toBeLessThanOrEqual(200);
  });

  test(`${path} keeps the search, the filters and the chips in view while it scrolls`, async ({ page }) => {
    await openPage(page, path);
    await propertyCards(page).nth(5).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 600));
    await expect(searchBox(page)).toBeInViewport();
    await expect(filterSheetButton(page)).toBeInViewport();
    await expect.poll(async () => (await page.getByRole("search").boundingBox())?.y).toBe(0);
  });

  test(`${path} does not overflow with text at 150 % and 200 %, nor does its sheet`, async ({ page }) => {
    await openList(page, `${path}?area=Sinkor&min_bedrooms=1`);
    for (const size of ["150%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await horizontalOverflow(page), `the list at ${size}`).toBeLessThanOrEqual(0);
      await filterSheetButton(page).click();
      const sheet = page.getByRole("dialog");
      await expect(sheet).toBeVisible();
      const overflowing = await sheet.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll("*")]
          .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(overflowing, `the sheet at ${size}`).toEqual([]);
      await sheet.getByRole("button", { name: "Close" }).click();
    }
  });
}

test("the row says what the list contains, and shows the typed text instead", async ({ page }) => {
  await openList(page, "/rent?area=Sinkor");
  const row = page.getByRole("search").getByText("any price");
  await expect(row).toBeVisible();
  await expect(row.locator("..")).toHaveText("Sinkor · any price");
  await expect(filterSheetButton(page)).toHaveAccessibleName("Filters 1");
  await searchBox(page).fill("generator");
  await expect(row).toBeHidden();
});

test("the pager says which part of the list is shown", async ({ page }) => {
  await openPage(page, "/properties");
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect(pager).toContainText("1–24 of 60");
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(pager).toContainText("25–48 of 60");
  await pager.getByRole("link", { name: "Next" }).click();
  await expect(pager).toContainText("49–60 of 60");
  await pager.getByRole("link", { name: "Previous" }).click();
  await expect(pager).toContainText("25–48 of 60");
});

test("homes that are not available are at the end of the list", async ({ page }) => {
  await openPage(page, "/rent");
  await expect(propertyCards(page).first()).toBeVisible();
  await expect(propertyCards(page).getByText("Unavailable", { exact: true })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(propertyCards(page).last()).toContainText("Unavailable");
});
