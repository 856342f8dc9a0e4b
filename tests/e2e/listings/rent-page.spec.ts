import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  filterSheetButton,
  openList,
  unfoldFilters,
  urlParams,
} from "../support/listings/property-lists.ts";

test("the filters on the page of rents and in its sheet change its list and its averages", async ({
  page,
  request,
}) => {
  const getCount = async (query: string) =>
    (await fetchCards(request, visitorEndpoints.listRentProperties.path, query)).total;
  const select = (name: string) => page.getByRole("combobox", { name: `${name}, at least` });
  await openList(page, "/rent");

  await test.step("the averages follow the filters", async () => {
    const summary = page.getByRole("region", { name: "Rents at a glance" });
    const stat = (label: string) => summary.getByText(label, { exact: true }).locator("..").getByRole("definition");
    const expectSummary = async (filters: string) => {
      const { data } = await (await request.get(`/api/v1${visitorEndpoints.getRentSummary.path}?${filters}`)).json();
      const rent = `$${Math.round(data.average_rent).toLocaleString("en-US")}`;
      await expect(stat("Average monthly rent")).toHaveText(rent);
      await expect(stat("Average bedrooms")).toHaveText(String(Math.round(data.average_bedrooms * 10) / 10));
      await expect(stat("Average square feet")).toHaveText(Math.round(data.average_area_sqft).toLocaleString("en-US"));
      await expect(stat("Available now")).toHaveText(String(data.available_now));
      return rent;
    };
    const all = await expectSummary("");
    await select("Bedrooms").selectOption("3");
    await expect(page).toHaveURL(/min_bedrooms=3/);
    expect(await expectSummary("min_bedrooms=3")).not.toBe(all);
  });

  await test.step("the filters of rooms are combined", async () => {
    await select("Bedrooms").selectOption("2");
    await expect(page).toHaveURL(/min_bedrooms=2/);
    await select("Bathrooms").selectOption("3");
    await expectResultCount(page, await getCount("min_bedrooms=2&min_bathrooms=3"));
    expect(urlParams(page)).toEqual({ min_bedrooms: "2", min_bathrooms: "3" });
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expectResultCount(page, 32);
  });

  await test.step("Show Advanced Filters opens the sheet, and says Hide while it is open", async () => {
    const button = filterSheetButton(page);
    await expect(button).toHaveAccessibleName("Show Advanced Filters");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(button).toHaveText("Hide Advanced Filters", { useInnerText: true });
    const sheet = page.getByRole("dialog", { name: "Advanced Filters" });
    await expect(sheet.getByRole("group", { name: "Property type" })).toBeVisible();
    for (const group of ["City", "Area", "Lease duration", "Only show"]) {
      await expect(sheet.getByRole("group", { name: group })).toBeHidden();
      await unfoldFilters(sheet, group);
      await expect(sheet.getByRole("group", { name: group })).toBeVisible();
    }
    for (const option of ["Furnished", "Pets allowed", "Parking", "Available only"])
      await expect(sheet.getByRole("checkbox", { name: option })).toBeVisible();
    await sheet.getByRole("checkbox", { name: "Furnished" }).check();
    await sheet.getByRole("checkbox", { name: "Parking" }).check();
    const total = await getCount("furnished=true&parking=true");
    await sheet.getByRole("button", { name: new RegExp(`^Show ${total} homes?$`) }).click();
    await expectResultCount(page, total);
    await expect(button).toHaveAccessibleName(/Show Advanced Filters/);
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expectResultCount(page, 32);
  });
});
