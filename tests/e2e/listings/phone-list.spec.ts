import { expect, openPage, test } from "../support/browser-test.ts";
import {
  filterSheetButton,
  openList,
  propertyCards,
  searchBox,
  searchFor,
} from "../support/listings/property-lists.ts";
import { horizontalOverflow, phone, setTextSize } from "../support/screens/screen-checks.ts";
import { waitForScreen } from "../support/shown-screen.ts";

test.use({ viewport: phone, hasTouch: true });

// The three lists share one screen.
test("a list shows its title and an image at once, keeps its search in view, and fits large text", async ({ page }) => {
  const row = page.getByRole("search").getByText("any price");
  await openList(page, "/rent");
  const image = await propertyCards(page).first().locator(".image-frame").boundingBox();
  expect(image?.y, "the top of the first image").toBeLessThanOrEqual(246);
  const title = page.getByRole("heading", { level: 1, name: "Properties for Rent" });
  const titleBox = await title.boundingBox();
  expect(titleBox?.height, "one line, as large as other titles").toBeLessThan(40);
  const header = await page.locator(".top-bar").boundingBox();
  expect((titleBox?.y ?? 0) - (header?.height ?? 0), "room above the title").toBeGreaterThanOrEqual(8);
  const chips = await page.locator(".list-chips").boundingBox();
  const bar = await page.locator(".list-bar").boundingBox();
  const gap = (bar?.y ?? 0) + (bar?.height ?? 0) - (chips?.y ?? 0) - (chips?.height ?? 0);
  expect(gap, "room between the chips and the rule").toBeGreaterThanOrEqual(6);
  await expect(page.getByText(/^\d+ properties found$/)).toBeVisible();

  await test.step("the search and the filters stay in view while it scrolls", async () => {
    await propertyCards(page).nth(5).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 600));
    await expect(searchBox(page)).toBeInViewport();
    await expect(filterSheetButton(page)).toBeInViewport();
    await expect.poll(async () => (await page.getByRole("search").boundingBox())?.y).toBe(0);
  });

  await test.step("compact rows are 96 pixels high, from the first paint of the next page on", async () => {
    await page.getByRole("button", { name: "Compact rows" }).click();
    const height = () =>
      propertyCards(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    await expect.poll(height).toBe(96);
    // Without the program of the page, only its head script runs.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await height()).toBe(96);
    await page.unroute(/\/assets\/.*\.js$/);
  });

  await test.step("the tools show what this phone has chosen before the visitor touches the page", async () => {
    await openList(page, "/rent");
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(page.getByText("Search saved")).toBeVisible();
    await openPage(page, "/rent");
    await expect(page.getByRole("button", { name: "Save this search", pressed: true })).toBeVisible();
    await page.getByRole("button", { name: "Compact rows", pressed: true }).click();
    await expect(propertyCards(page).first().locator(".strip")).toBeVisible();
  });

  await test.step("neither the list nor its sheet overflows with large text", async () => {
    await setTextSize(page, 200);
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

  await test.step("the row says what the list contains, until a text is typed or a filter is active", async () => {
    await expect(row.locator("..")).toHaveText("Any area · any price");
    await searchBox(page).fill("generator");
    await expect(row).toBeHidden();
    await searchFor(page, "one bedroom in sinkor");
    await waitForScreen(page, "/rent?area=Sinkor&bedrooms=1");
    await expect(row).toBeHidden();
  });
});

test("each active filter is shown exactly once", {
  tag: "@long",
}, async ({ page }) => {
  const words: Record<string, RegExp> = {
    "For Rent": /\brent\b/i,
    "2+ beds": /2\+/,
    "1+ beds": /1\+/,
    // The order "Available first" is no filter.
    "Available only": /available(?! first)/i,
  };
  for (const [url, labels] of [
    [
      "/properties?kind=rent&property_type=House&city=Monrovia&min_bedrooms=2&available=true",
      ["For Rent", "House", "Monrovia", "2+ beds", "Available only"],
    ],
    [
      "/rent?q=street&area=Sinkor&min_bedrooms=1&max_price=1000",
      ["For Rent", "street", "Sinkor", "1+ beds", "Under $1,000"],
    ],
  ] as const) {
    await openList(page, url);
    const shown = await page.getByRole("search").evaluate((bar) => {
      const visible = [...bar.querySelectorAll<HTMLElement>("a, button, p, select, input")].filter((element) =>
        element.checkVisibility(),
      );
      return visible.map((element) =>
        element instanceof HTMLSelectElement
          ? element.selectedOptions[0]?.text
          : element instanceof HTMLInputElement
            ? element.value
            : element.innerText,
      );
    });
    for (const label of labels) {
      const pattern = words[label];
      const places = shown.filter((text) => (pattern ? pattern.test(text ?? "") : text?.includes(label)));
      expect(places, `${label} in ${url}`).toHaveLength(1);
    }
    expect(shown.filter((text) => /^Filters/.test(text ?? ""))).toEqual(["Filters"]);
  }
});
