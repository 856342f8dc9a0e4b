import { expect, test } from "../support/browser-test.ts";
import {
  filterSheetButton,
  listPages,
  openList,
  propertyCards,
  searchBox,
  searchFor,
} from "../support/listings/property-lists.ts";
import { horizontalOverflow, phone, setTextSize } from "../support/screen-checks.ts";

test.use({ viewport: phone, hasTouch: true });

for (const { path } of listPages)
  test(`${path} shows an image at once, keeps its search in view, and fits large text`, async ({ page }) => {
    const row = page.getByRole("search").getByText("any price");
    await openList(page, path);
    const image = await propertyCards(page).first().locator(".image-frame").boundingBox();
    expect(image?.y, "the top of the first image").toBeLessThanOrEqual(200);

    await test.step("the search and the filters stay in view while it scrolls", async () => {
      await propertyCards(page).nth(5).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 600));
      await expect(searchBox(page)).toBeInViewport();
      await expect(filterSheetButton(page)).toBeInViewport();
      await expect.poll(async () => (await page.getByRole("search").boundingBox())?.y).toBe(0);
    });

    await test.step("the row says what the list contains", async () => {
      await searchFor(page, "one bedroom in sinkor");
      await expect(page).toHaveURL(`${path}?area=Sinkor&min_bedrooms=1`);
      await expect(row).toBeVisible();
      await expect(row.locator("..")).toHaveText("Sinkor · any price");
      await expect(filterSheetButton(page)).toHaveAccessibleName(/ 2$/);
    });

    for (const percent of [150, 200])
      await test.step(`neither the list nor its sheet overflows with text at ${percent} %`, async () => {
        await setTextSize(page, percent);
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
        await filterSheetButton(page).click();
        const sheet = page.getByRole("dialog");
        await expect(sheet).toBeVisible();
        const overflowing = await sheet.evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll("*")]
            .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(overflowing).toEqual([]);
        await sheet.getByRole("button", { name: "Close" }).click();
      });

    await test.step("a typed text replaces the row", async () => {
      await searchBox(page).fill("generator");
      await expect(row).toBeHidden();
    });
  });
