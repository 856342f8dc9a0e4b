import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  filterSheetButton,
  openList,
  propertyCards,
  readCardPrices,
  readCardTitles,
  resultCount,
  unfoldFilters,
  urlParams,
} from "../support/property-lists.ts";

const allProperties = visitorEndpoints.listProperties.path;

/** Returns the first number in a text. */
const numberIn = (text: string | null) => Number(/\d+/.exec(text?.replaceAll(",", "") ?? "")?.[0]);

test.describe("quick filters", () => {
  test("All, Buy and Rent show as many listings as their label says", async ({ page }) => {
    await openList(page, "/properties");
    const quickFilters = page.getByRole("navigation", { name: "Quick filters" });
    for (const [name, badge, kind] of [
      ["Buy", "For Sale", "buy"],
      ["Rent", "For Rent", "rent"],
    ] as const) {
      const button = quickFilters.getByRole("link", { name: new RegExp(`^${name}\\b`) });
      const expected = numberIn(await button.textContent());
      await button.click();
      await expectResultCount(page, expected);
      expect(urlParams(page)).toEqual({ kind });
      await expect(button).toHaveAttribute("aria-current", "true");
      await expect(propertyCards(page).filter({ hasText: badge })).toHaveCount(await propertyCards(page).count());
    }
    const all = quickFilters.getByRole("link", { name: /^All\b/ });
    const expected = numberIn(await all.textContent());
    await all.click();
    await expectResultCount(page, expected);
    expect(urlParams(page)).toEqual({});
  });

  test("two types match either, and a second click removes a type", async ({ page, request }) => {
    await openList(page, "/properties");
    const quickFilters = page.getByRole("navigation", { name: "Quick filters" });
    const [villas, houses] = [
      quickFilters.getByRole("link", { name: /^Villa/ }),
      quickFilters.getByRole("link", { name: /^House/ }),
    ];
    await villas.click();
    const onlyVillas = await fetchCards(request, allProperties, "property_type=Villa");
    await expectResultCount(page, onlyVillas.total);
    await houses.click();
    const both = await fetchCards(request, allProperties, "property_type=Villa&property_type=House");
    await expectResultCount(page, both.total);
    expect(both.total).toBeGreaterThan(onlyVillas.total);
    await houses.click();
    await expectResultCount(page, onlyVillas.total);
    await expect(villas).toHaveAttribute("aria-current", "true");
    await expect(houses).not.toHaveAttribute("aria-current");
  });
});

test.describe("the filter sheet on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("shows the number of results of each choice and updates the button", async ({ page }) => {
    await openList(page, "/properties");
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const show = sheet.getByRole("button", { name: /^Show/ });
    await expect(show).toHaveText("Show 60 homes");

    const villa = sheet.getByRole("checkbox", { name: /^Villa/ });
    const villas = numberIn(await villa.locator("..").textContent());
    await villa.check();
    await expect(show).toHaveText(`Show ${villas} homes`);
    // The choices apply only when the button is pressed.
    expect(urlParams(page)).toEqual({});

    const congoTown = sheet.getByRole("checkbox", { name: /^Congo Town/ });
    await unfoldFilters(sheet, "Area");
    await expect(congoTown.locator("..")).not.toHaveText(/Congo Town 7$/);
    const remaining = numberIn(await congoTown.locator("..").textContent());
    expect(remaining).toBeLessThan(villas);
    await congoTown.check();
    await expect(show).toHaveText(remaining === 1 ? "Show 1 home" : `Show ${remaining} homes`);
    await show.click();
    await expect(sheet).toBeHidden();
    await expectResultCount(page, remaining);
    expect(urlParams(page)).toEqual({ property_type: "Villa", area: "Congo Town" });
    await expect(filterSheetButton(page)).toBeFocused();
  });

  test("disables a choice without results", async ({ page }) => {
    await openList(page, "/rent");
    await filterSheetButton(page).click();
    const penthouse = page.getByRole("dialog").getByRole("checkbox", { name: /^Penthouse/ });
    await expect(penthouse.locator("..")).toContainText("0");
    await expect(penthouse).toBeDisabled();
  });

  test("closing it in any way changes nothing and restores the focus", async ({ page }) => {
    await openList(page, "/buy");
    const sheet = page.getByRole("dialog", { name: "More Filters" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => sheet.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(180, 10),
    ]) {
      await filterSheetButton(page).click();
      await expect(sheet.getByRole("checkbox", { name: /^Villa/ })).not.toBeChecked();
      await sheet.getByRole("checkbox", { name: /^Villa/ }).check();
      await close();
      await expect(sheet).toHaveCount(0);
      expect(urlParams(page)).toEqual({});
      await expect(filterSheetButton(page)).toBeFocused();
    }
  });

  test("Clear all unchecks every choice and keeps the search", async ({ page }) => {
    await openList(page, "/properties?q=street&property_type=Villa&min_bedrooms=4");
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("checkbox", { name: /^Villa/ })).toBeChecked();
    await sheet.getByRole("button", { name: "Clear all" }).click();
    await expect(sheet.getByRole("checkbox", { name: /^Villa/ })).not.toBeChecked();
    await sheet.getByRole("button", { name: /^Show \d+ homes/ }).click();
    await expect(page).toHaveURL(/\?q=street$/);
  });

  test("shows active filters as chips, and each chip removes its filter", async ({ page, request }) => {
    await openList(page, "/properties?property_type=House&city=Paynesville&min_bedrooms=3&available=true");
    await page.getByRole("link", { name: "Remove House" }).click();
    await expectResultCount(
      page,
      (await fetchCards(request, allProperties, "city=Paynesville&min_bedrooms=3&available=true")).total,
    );
    await page.getByRole("link", { name: "Remove 3+ beds" }).click();
    await page.getByRole("link", { name: "Remove Available only" }).click();
    await expectResultCount(page, (await fetchCards(request, allProperties, "city=Paynesville")).total);
    expect(urlParams(page)).toEqual({ city: "Paynesville" });
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expectResultCount(page, 60);
    await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("link", { name: "Remove Paynesville" })).toBeVisible();
  });

  test("shows the filters of the URL in the sheet", async ({ page }) => {
    await openList(page, "/rent?furnished=true&lease_duration=1+Year&area=Sinkor");
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog", { name: "Advanced Filters" });
    await expect(sheet.getByRole("checkbox", { name: /^Furnished/ })).toBeChecked();
    await expect(sheet.getByRole("radio", { name: /^1 Year/ })).toBeChecked();
    await expect(sheet.getByRole("checkbox", { name: /^Sinkor/ })).toBeChecked();
    await expect(sheet.getByRole("checkbox", { name: /^Pets allowed/ })).not.toBeChecked();
  });
});

test.describe("prices", () => {
  for (const [path, label, min, max] of [
    ["/properties?kind=rent", "Price", undefined, 1000],
    ["/buy", "Price", 400_000, 600_000],
    ["/rent", "Monthly rent", 3000, undefined],
  ] as const) {
    test(`${path} from ${min ?? "nothing"} to ${max ?? "anything"} includes both bounds`, async ({ page }) => {
      await openList(page, path);
      const select = page.getByRole("search").getByRole("combobox", { name: label });
      const option = select.locator(`option[value="${min ?? 0}-${max ?? ""}"]`);
      const expected = numberIn(/\((\d+)\)/.exec((await option.textContent()) ?? "")?.[0] ?? "");
      await select.selectOption(`${min ?? 0}-${max ?? ""}`);
      await expectResultCount(page, expected);
      expect(expected).toBeGreaterThan(0);
      expect(urlParams(page)).toEqual({
        ...Object.fromEntries(new URLSearchParams(path.split("?")[1])),
        ...(min && { min_price: String(min) }),
        ...(max !== undefined && { max_price: String(max) }),
      });
      for (const price of await readCardPrices(page)) {
        expect(price).toBeGreaterThanOrEqual(min ?? 0);
        expect(price).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
      }
      await page.reload();
      await expectResultCount(page, expected);
      await expect(select).toHaveValue(`${min ?? 0}-${max ?? ""}`);
    });
  }

  test("a list of sales and rents has no price bands, on the page or in the sheet", async ({ page }) => {
    await openList(page, "/properties");
    await expect(page.getByRole("search").getByRole("combobox", { name: "Price" })).toHaveCount(0);
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet.getByRole("radio", { name: /\$/ })).toHaveCount(0);
    await sheet.getByRole("radio", { name: /^Rent/ }).check();
    await expect(sheet.getByRole("radio", { name: /^Under \$1,000/ })).toBeVisible();
  });

  test("a price on a boundary belongs to both ranges", async ({ page, request }) => {
    const { data } = await fetchCards(request, allProperties, "min_price=1000&max_price=1000");
    const [boundary] = data.properties;
    expect(boundary).toBeDefined();
    for (const range of ["min_price=1000&max_price=2000", "max_price=1000"]) {
      await openPage(page, `/properties?${range}`);
      await expect.poll(() => readCardTitles(page)).toContain(boundary?.title);
    }
  });
});

test.describe("availability", () => {
  test("shows an unavailable listing with its badge, and hides it with Available only", async ({ page, request }) => {
    const unavailable = (await fetchCards(request, allProperties, "available=false")).total;
    expect(unavailable).toBeGreaterThan(0);
    await openList(page, "/properties?property_type=Event+Center");
    const unavailableCards = propertyCards(page).filter({ hasText: "Unavailable" });
    await expect(unavailableCards).toHaveCount(1);
    await expect(propertyCards(page).getByText("Available", { exact: true })).toHaveCount(1);
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog");
    await unfoldFilters(sheet, "Only show");
    await sheet.getByRole("checkbox", { name: /^Available only/ }).check();
    await sheet.getByRole("button", { name: "Show 1 home" }).click();
    await expectResultCount(page, 1);
    await expect(unavailableCards).toHaveCount(0);
    expect(urlParams(page)).toEqual({ property_type: "Event Center", available: "true" });
  });

  for (const path of ["/buy", "/rent"]) {
    test(`${path} shows unavailable listings with their badge`, async ({ page }) => {
      await openPage(page, `${path}?sort=price-low&max_price=70000`);
      await expect(propertyCards(page).filter({ hasText: "Unavailable" }).first()).toBeVisible();
    });
  }
});

test("keeps the previous list in view until the next one loads", async ({ page }) => {
  await openList(page, "/properties");
  let releaseResponse: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    releaseResponse = resolve;
  });
  await page.route(`**/api/v1${allProperties}?**`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price-low");
  await expect(resultCount(page)).toHaveText("Searching…");
  await expect(propertyCards(page)).toHaveCount(24);
  releaseResponse();
  await expect(resultCount(page)).toHaveText(/found/);
});
