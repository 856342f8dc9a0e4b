import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  filterSheetButton,
  openList,
  searchFor,
  unfoldFilters,
  urlParams,
} from "../support/listings/property-lists.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForScreen } from "../support/shown-screen.ts";

test.use({ viewport: phone });

// Which filters there are, with their numbers, chips and addresses, is in tests/web/listings.
test("the filter sheet counts its choices, and applies them only with its button", async ({ page, request }) => {
  const count = async (query: string) =>
    (await fetchCards(request, propertyEndpoints.listProperties.path, query)).total;
  const [all, villas, both] = [
    await count(""),
    await count("property_type=Villa"),
    await count("property_type=Villa&area=Congo+Town"),
  ];
  const homes = (number: number) => `Show ${number} ${number === 1 ? "home" : "homes"}`;
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const villa = sheet.getByRole("checkbox", { name: /^Villa/ });
  const congoTown = sheet.getByRole("checkbox", { name: /^Congo Town/ });
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
    await expect(show).toHaveText(homes(all));
    await expect(villa.locator("..")).toHaveText(`Villa ${villas}`);
    await villa.check();
    await expect(show).toHaveText(homes(villas));
    await unfoldFilters(sheet, "Area");
    await expect(congoTown.locator("..")).toHaveText(`Congo Town ${both}`);
    await congoTown.check();
    await expect(show).toHaveText(homes(both));
    expect(urlParams(page)).toEqual({});
    await show.click();
    await waitForScreen(page, "/properties?property_type=Villa&area=Congo+Town");
    await expectResultCount(page, both);
    await expect(filterSheetButton(page)).toBeFocused();
  });

  await test.step("Clear all unchecks every choice and keeps the search", async () => {
    await searchFor(page, "street");
    await waitForScreen(page, "/properties?q=street&property_type=Villa&area=Congo+Town");
    await filterSheetButton(page).click();
    await expect(villa).toBeChecked();
    await sheet.getByRole("button", { name: "Clear all" }).click();
    await expect(villa).not.toBeChecked();
    await show.click();
    await waitForScreen(page, "/properties?q=street");
  });
});
