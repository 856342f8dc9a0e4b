import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  filterSheetButton,
  openList,
  propertyCards,
  searchFor,
  unfoldFilters,
  urlParams,
} from "../support/listings/property-lists.ts";

const allProperties = visitorEndpoints.listProperties.path;

/** Returns the first number in a text. */
const numberIn = (text: string | null) => Number(/\d+/.exec(text?.replaceAll(",", "") ?? "")?.[0]);

test("chips remove their filter, and quick filters show as many listings as their label says", async ({
  page,
  request,
}) => {
  const getCount = async (query: string) => (await fetchCards(request, allProperties, query)).total;
  const remove = async (label: string) => {
    const chip = page.getByRole("link", { name: `Remove ${label}` });
    await chip.click();
    // The links of the other chips change together with the chips.
    await expect(chip).toHaveCount(0);
  };
  const quickFilter = (name: string) =>
    page.getByRole("navigation", { name: "Quick filters" }).getByRole("link", { name: new RegExp(`^${name}\\b`) });
  // The counts of the filters arrive later than the list.
  const expectLabel = (name: string, count: number) => expect(quickFilter(name)).toHaveText(`${name} ${count}`);
  await openList(page, "/properties?property_type=House&city=Paynesville&min_bedrooms=3&available=true");

  await test.step("each chip removes its filter, and Clear Filters all of them, until Back", async () => {
    await remove("House");
    await expectResultCount(page, await getCount("city=Paynesville&min_bedrooms=3&available=true"));
    await remove("3+ beds");
    await remove("Available only");
    await expectResultCount(page, await getCount("city=Paynesville"));
    expect(urlParams(page)).toEqual({ city: "Paynesville" });
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expectResultCount(page, 60);
    await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("link", { name: "Remove Paynesville" })).toBeVisible();
    await page.goForward();
    await expectResultCount(page, 60);
  });

  await test.step("Buy, Rent and All", async () => {
    for (const [name, badge, kind] of [
      ["Buy", "For Sale", "buy"],
      ["Rent", "For Rent", "rent"],
    ] as const) {
      const expected = await getCount(`kind=${kind}`);
      await expectLabel(name, expected);
      await quickFilter(name).click();
      await expectResultCount(page, expected);
      expect(urlParams(page)).toEqual({ kind });
      await expect(quickFilter(name)).toHaveAttribute("aria-current", "true");
      await expect(propertyCards(page).filter({ hasText: badge })).toHaveCount(await propertyCards(page).count());
    }
    const expected = await getCount("");
    await expectLabel("All", expected);
    await quickFilter("All").click();
    await expectResultCount(page, expected);
    expect(urlParams(page)).toEqual({});
  });

  await test.step("two types match either, and a second click removes a type", async () => {
    const [villas, both] = [
      await getCount("property_type=Villa"),
      await getCount("property_type=Villa&property_type=House"),
    ];
    expect(both).toBeGreaterThan(villas);
    await quickFilter("Villa").click();
    await expectResultCount(page, villas);
    await quickFilter("House").click();
    await expectResultCount(page, both);
    await quickFilter("House").click();
    await expectResultCount(page, villas);
    await expect(quickFilter("Villa")).toHaveAttribute("aria-current", "true");
    await expect(quickFilter("House")).not.toHaveAttribute("aria-current");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the filter sheet counts its choices, and applies them only with its button", async ({ page }) => {
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const villa = sheet.getByRole("checkbox", { name: /^Villa/ });
    const show = sheet.getByRole("button", { name: /^Show/ });
    await openList(page, "/properties");

    await test.step("closing it in any way changes nothing and restores the focus", async () => {
      for (const close of [
        () => page.keyboard.press("Escape"),
        () => sheet.getByRole("button", { name: "Close" }).click(),
        () => page.mouse.click(180, 10),
      ]) {
        await filterSheetButton(page).click();
        await expect(villa).not.toBeChecked();
        await villa.check();
        await close();
        await expect(sheet).toHaveCount(0);
        expect(urlParams(page)).toEqual({});
        await expect(filterSheetButton(page)).toBeFocused();
      }
    });

    await test.step("each choice has its number of results, and updates the button", async () => {
      await filterSheetButton(page).click();
      await expect(show).toHaveText("Show 60 homes");
      const villas = numberIn(await villa.locator("..").textContent());
      await villa.check();
      await expect(show).toHaveText(`Show ${villas} homes`);
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

    await test.step("Clear all unchecks every choice and keeps the search", async () => {
      await searchFor(page, "street");
      await expect.poll(() => urlParams(page).q).toBe("street");
      // The sheet starts with the filters of the shown list, and the URL changes before that. A phone hides this chip.
      await expect(page.getByRole("link", { name: "Remove “street”", includeHidden: true })).toHaveCount(1);
      await filterSheetButton(page).click();
      await expect(villa).toBeChecked();
      await sheet.getByRole("button", { name: "Clear all" }).click();
      await expect(villa).not.toBeChecked();
      await show.click();
      await expect(page).toHaveURL(/\?q=street$/);
    });
  });
});
