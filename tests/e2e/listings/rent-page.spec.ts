import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import {
  expectResultCount,
  fetchCards,
  filterSheetButton,
  openList,
  propertyCards,
  unfoldFilters,
  urlParams,
} from "../support/property-lists.ts";

test("the summary cards follow the filters", async ({ page, request }) => {
  await openList(page, "/rent");
  const summary = page.getByRole("region", { name: "Rents at a glance" });
  const stat = (label: string) => summary.getByText(label, { exact: true }).locator("..").getByRole("definition");
  const expectSummary = async (filters: string) => {
    const { data } = await (await request.get(`/api/v1${visitorEndpoints.getRentSummary.path}?${filters}`)).json();
    const rent = `$${Math.round(data.average_rent).toLocaleString("en-US")}`;
    await expect(stat("Average monthly rent")).toHaveText(rent);
    await expect(stat("Average bedrooms")).toHaveText(String(Math.round(data.average_bedrooms * 10) / 10));
    await expect(stat("Average square feet")).toHaveText(
      `${Math.round(data.average_area_sqft).toLocaleString("en-US")} sq ft`,
    );
    await expect(stat("Available now")).toHaveText(String(data.available_now));
    return rent;
  };
  const all = await expectSummary("");
  await page.getByRole("combobox", { name: "Bedrooms, at least" }).selectOption("3");
  await expect(page).toHaveURL(/min_bedrooms=3/);
  expect(await expectSummary("min_bedrooms=3")).not.toBe(all);
});

test("the room filters on the page filter the list", async ({ page, request }) => {
  await openList(page, "/rent");
  await page.getByRole("combobox", { name: "Bedrooms, at least" }).selectOption("2");
  await expect(page).toHaveURL(/min_bedrooms=2/);
  await page.getByRole("combobox", { name: "Bathrooms, at least" }).selectOption("3");
  const call = visitorEndpoints.listRentProperties.path;
  await expectResultCount(page, (await fetchCards(request, call, "min_bedrooms=2&min_bathrooms=3")).total);
  expect(urlParams(page)).toEqual({ min_bedrooms: "2", min_bathrooms: "3" });
});

test("Show Advanced Filters opens the sheet, and says Hide while it is open", async ({ page, request }) => {
  await openList(page, "/rent");
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
  const { total } = await fetchCards(request, visitorEndpoints.listRentProperties.path, "furnished=true&parking=true");
  await sheet.getByRole("button", { name: new RegExp(`^Show ${total} homes?$`) }).click();
  await expectResultCount(page, total);
  await expect(button).toHaveAccessibleName(/Show Advanced Filters/);
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expectResultCount(page, 32);
});

test("the averages are below the sixth card", async ({ page }) => {
  await openPage(page, "/rent");
  const top = async (element: ReturnType<typeof propertyCards>) => (await element.boundingBox())?.y ?? 0;
  const summary = await top(page.getByRole("region", { name: "Rents at a glance" }));
  expect(summary).toBeGreaterThan(await top(propertyCards(page).nth(5)));
  expect(summary).toBeLessThan(await top(propertyCards(page).nth(6)));
});

test("shows the rental tips", async ({ page }) => {
  await openPage(page, "/rent");
  await expect(page.getByRole("heading", { name: "Rental Tips" })).toBeVisible();
});
