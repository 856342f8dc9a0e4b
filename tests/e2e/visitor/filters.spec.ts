import type { Page } from "@playwright/test";
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
  urlParams,
} from "../support/property-lists.ts";

const everything = visitorEndpoints.listProperties.path;

/** The number a choice or a button carries. */
const numberIn = (text: string | null) => Number(/\d+/.exec(text?.replaceAll(",", "") ?? "")?.[0]);

test.describe("quick buttons", () => {
  test("All, Buy and Rent show their kind with the number they promise", async ({ page }) => {
    await openList(page, "/properties");
    const quick = page.getByRole("navigation", { name: "Quick filters" });
    for (const [name, badge, kind] of [
      ["Buy", "For Sale", "buy"],
      ["Rent", "For Rent", "rent"],
    ] as const) {
      const button = quick.getByRole("link", { name: new RegExp(`^${name}\\b`) });
      const promised = numberIn(await button.textContent());
      await button.click();
      await expectResultCount(page, promised);
      expect(urlParams(page)).toEqual({ kind });
      await expect(button).toHaveAttribute("aria-current", "true");
      await expect(propertyCards(page).filter({ hasText: badge })).toHaveCount(await propertyCards(page).count());
    }
    const all = quick.getByRole("link", { name: /^All\b/ });
    const promised = numberIn(await all.textContent());
    await all.click();
    await expectResultCount(page, promised);
    expect(urlParams(page)).toEqual({});
  });

  test("two types are either-or, and pressing one again takes it off", async ({ page, request }) => {
    await openList(page, "/properties");
    const quick = page.getByRole("navigation", { name: "Quick filters" });
    const [villas, houses] = [quick.getByRole("link", { name: /^Villa/ }), quick.getByRole("link", { name: /^House/ })];
    await villas.click();
    const onlyVillas = await fetchCards(request, everything, "property_type=Villa");
    await expectResultCount(page, onlyVillas.total);
    await houses.click();
    const both = await fetchCards(request, everything, "property_type=Villa&property_type=House");
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

  test("each choice says how many it leaves, and the button follows every choice", async ({ page }) => {
    await openList(page, "/properties");
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const show = sheet.getByRole("button", { name: /^Show/ });
    await expect(show).toHaveText("Show 60 homes");

    const villa = sheet.getByRole("checkbox", { name: /^Villa/ });
    const villas = numberIn(await villa.locator("..").textContent());
    await villa.check();
    await expect(show).toHaveText(`Show ${villas} homes`);
    // Nothing is applied before the button is pressed.
    expect(urlParams(page)).toEqual({});

    const congoTown = sheet.getByRole("checkbox", { name: /^Congo Town/ });
    await expect(congoTown.locator("..")).not.toHaveText(/Congo Town 7$/);
    const left = numberIn(await congoTown.locator("..").textContent());
    expect(left).toBeLessThan(villas);
    await congoTown.check();
    await expect(show).toHaveText(left === 1 ? "Show 1 home" : `Show ${left} homes`);
    await show.click();
    await expect(sheet).toBeHidden();
    await expectResultCount(page, left);
    expect(urlParams(page)).toEqual({ property_type: "Villa", area: "Congo Town" });
    await expect(filterSheetButton(page)).toBeFocused();
  });

  test("a choice that would leave nothing cannot be made", async ({ page }) => {
    await openList(page, "/rent");
    await filterSheetButton(page).click();
    const penthouse = page.getByRole("dialog").getByRole("checkbox", { name: /^Penthouse/ });
    await expect(penthouse.locator("..")).toContainText("0");
    await expect(penthouse).toBeDisabled();
  });

  for (const [way, close] of Object.entries({
    "by Escape": (page: Page) => page.keyboard.press("Escape"),
    "by the cross": (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
    "on the dark ground": (page: Page) => page.mouse.click(180, 10),
  })) {
    test(`closing it ${way} changes nothing and gives the focus back`, async ({ page }) => {
      await openList(page, "/buy");
      const sheet = page.getByRole("dialog", { name: "More Filters" });
      await filterSheetButton(page).click();
      await sheet.getByRole("checkbox", { name: /^Villa/ }).check();
      await close(page);
      await expect(sheet).toHaveCount(0);
      expect(urlParams(page)).toEqual({});
      await expect(filterSheetButton(page)).toBeFocused();
    });
  }

  test("Clear all unchecks every choice and leaves the search", async ({ page }) => {
    await openList(page, "/properties?q=monrovia&property_type=Villa&min_bedrooms=4");
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("checkbox", { name: /^Villa/ })).toBeChecked();
    await sheet.getByRole("button", { name: "Clear all" }).click();
    await expect(sheet.getByRole("checkbox", { name: /^Villa/ })).not.toBeChecked();
    await sheet.getByRole("button", { name: /^Show \d+ homes/ }).click();
    await expect(page).toHaveURL(/\?q=monrovia$/);
  });

  test("what is active stands as chips, each of which takes its own filter away", async ({ page, request }) => {
    await openList(page, "/properties?property_type=House&city=Paynesville&min_bedrooms=3&available=true");
    await page.getByRole("link", { name: "Remove House" }).click();
    await expectResultCount(
      page,
      (await fetchCards(request, everything, "city=Paynesville&min_bedrooms=3&available=true")).total,
    );
    await page.getByRole("link", { name: "Remove 3+ beds" }).click();
    await page.getByRole("link", { name: "Remove Available only" }).click();
    await expectResultCount(page, (await fetchCards(request, everything, "city=Paynesville")).total);
    expect(urlParams(page)).toEqual({ city: "Paynesville" });
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expectResultCount(page, 60);
    await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("link", { name: "Remove Paynesville" })).toBeVisible();
  });

  test("the sheet opens with what the address says", async ({ page }) => {
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
    ["/properties", "Price", 0, 1000],
    ["/properties", "Price", 1000, 2000],
    ["/properties", "Price", 5000, undefined],
    ["/buy", "Price", undefined, 200_000],
    ["/buy", "Price", 400_000, 600_000],
    ["/rent", "Monthly rent", 2000, 3000],
    ["/rent", "Monthly rent", 3000, undefined],
  ] as const) {
    test(`${path} from ${min ?? "nothing"} to ${max ?? "anything"} keeps both bounds`, async ({ page }) => {
      await openList(page, path);
      const select = page.getByRole("search").getByRole("combobox", { name: label });
      const option = select.locator(`option[value="${min ?? 0}-${max ?? ""}"]`);
      const promised = numberIn(/\((\d+)\)/.exec((await option.textContent()) ?? "")?.[0] ?? "");
      await select.selectOption(`${min ?? 0}-${max ?? ""}`);
      await expectResultCount(page, promised);
      expect(promised).toBeGreaterThan(0);
      expect(urlParams(page)).toEqual({
        ...(min && { min_price: String(min) }),
        ...(max !== undefined && { max_price: String(max) }),
      });
      for (const price of await readCardPrices(page)) {
        expect(price).toBeGreaterThanOrEqual(min ?? 0);
        expect(price).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
      }
      await page.reload();
      await expectResultCount(page, promised);
      await expect(select).toHaveValue(`${min ?? 0}-${max ?? ""}`);
    });
  }

  test("a price on the boundary belongs to both ranges", async ({ page, request }) => {
    const { data } = await fetchCards(request, everything, "min_price=1000&max_price=1000");
    const [boundary] = data.properties;
    expect(boundary).toBeDefined();
    for (const range of ["min_price=1000&max_price=2000", "max_price=1000"]) {
      await openPage(page, `/properties?${range}`);
      expect(await readCardTitles(page)).toContain(boundary?.title);
    }
  });
});

test.describe("availability", () => {
  test("an unavailable listing is shown with its badge, and Available only hides it", async ({ page, request }) => {
    const unavailable = (await fetchCards(request, everything, "available=false")).total;
    expect(unavailable).toBeGreaterThan(0);
    await openList(page, "/properties?property_type=Event+Center");
    const closed = propertyCards(page).filter({ hasText: "Unavailable" });
    await expect(closed).toHaveCount(1);
    await expect(propertyCards(page).getByText("Available", { exact: true })).toHaveCount(1);
    await filterSheetButton(page).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("checkbox", { name: /^Available only/ }).check();
    await sheet.getByRole("button", { name: "Show 1 home" }).click();
    await expectResultCount(page, 1);
    await expect(closed).toHaveCount(0);
    expect(urlParams(page)).toEqual({ property_type: "Event Center", available: "true" });
  });

  for (const path of ["/buy", "/rent"]) {
    test(`${path} shows them with their badge too`, async ({ page }) => {
      await openPage(page, `${path}?sort=price-low&max_price=70000`);
      await expect(propertyCards(page).filter({ hasText: "Unavailable" }).first()).toBeVisible();
    });
  }
});

test.describe("/rent", () => {
  test("the summary cards change with the filters", async ({ page, request }) => {
    await openList(page, "/rent");
    const summary = page.getByRole("region", { name: "Rents at a glance" });
    const figure = (label: string) => summary.getByText(label, { exact: true }).locator("..").getByRole("definition");
    const expectSummary = async (filters: string) => {
      const { data } = await (await request.get(`/api/v1${visitorEndpoints.getRentSummary.path}?${filters}`)).json();
      const rent = `$${Math.round(data.average_rent).toLocaleString("en-US")}`;
      await expect(figure("Average monthly rent")).toHaveText(rent);
      await expect(figure("Average bedrooms")).toHaveText(String(Math.round(data.average_bedrooms * 10) / 10));
      await expect(figure("Average square feet")).toHaveText(
        `${Math.round(data.average_area_sqft).toLocaleString("en-US")} sq ft`,
      );
      await expect(figure("Available now")).toHaveText(String(data.available_now));
      return rent;
    };
    const all = await expectSummary("");
    await page.getByRole("combobox", { name: "Bedrooms, at least" }).selectOption("3");
    await expect(page).toHaveURL(/min_bedrooms=3/);
    expect(await expectSummary("min_bedrooms=3")).not.toBe(all);
  });

  test("rooms stand on the page and narrow the list", async ({ page, request }) => {
    await openList(page, "/rent");
    await page.getByRole("combobox", { name: "Bedrooms, at least" }).selectOption("2");
    await expect(page).toHaveURL(/min_bedrooms=2/);
    await page.getByRole("combobox", { name: "Bathrooms, at least" }).selectOption("3");
    const call = visitorEndpoints.listRentProperties.path;
    await expectResultCount(page, (await fetchCards(request, call, "min_bedrooms=2&min_bathrooms=3")).total);
    expect(urlParams(page)).toEqual({ min_bedrooms: "2", min_bathrooms: "3" });
  });

  test("Show Advanced Filters opens what the page says, and says Hide while it is open", async ({ page, request }) => {
    await openList(page, "/rent");
    const button = filterSheetButton(page);
    await expect(button).toHaveText("Show Advanced Filters");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(button).toHaveText("Hide Advanced Filters");
    const sheet = page.getByRole("dialog", { name: "Advanced Filters" });
    for (const group of ["Property type", "City", "Area", "Lease duration", "Only show"])
      await expect(sheet.getByRole("group", { name: group })).toBeVisible();
    for (const wish of ["Furnished", "Pets allowed", "Parking", "Available only"])
      await expect(sheet.getByRole("checkbox", { name: wish })).toBeVisible();
    await sheet.getByRole("checkbox", { name: "Furnished" }).check();
    await sheet.getByRole("checkbox", { name: "Parking" }).check();
    const { total } = await fetchCards(
      request,
      visitorEndpoints.listRentProperties.path,
      "furnished=true&parking=true",
    );
    await sheet.getByRole("button", { name: new RegExp(`^Show ${total} homes?$`) }).click();
    await expectResultCount(page, total);
    await expect(button).toHaveText(/Show Advanced Filters/);
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expectResultCount(page, 32);
  });

  test("the tips stand below the list", async ({ page }) => {
    await openPage(page, "/rent");
    await expect(page.getByRole("heading", { name: "Rental Tips" })).toBeVisible();
  });
});

test("on a slow line the last list stays in view until the next is there", async ({ page }) => {
  await openList(page, "/properties");
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/v1${everything}?**`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("searchbox").fill("villa");
  await expect(resultCount(page)).toHaveText("Searching…");
  await expect(propertyCards(page)).toHaveCount(24);
  answer();
  await expect(resultCount(page)).toHaveText(/found/);
});
