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
import { phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone });

test("a visitor filters by facts about living in a home, each with its number of homes", async ({ page, request }) => {
  const count = async (query: string) =>
    (await fetchCards(request, visitorEndpoints.listRentProperties.path, query)).total;
  const [own, ownAndFence, all] = [
    await count("power=own_meter"),
    await count("power=own_meter&fence=true"),
    await count(""),
  ];
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);
  await openList(page, "/rent");
  await filterSheetButton(page).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const choice = (name: RegExp) => sheet.getByRole("checkbox", { name });
  await unfoldFilters(sheet, "Power");
  await expect(choice(/^Own LEC meter/).locator("..")).toHaveText(`Own LEC meter ${own}`);
  await choice(/^Own LEC meter/).check();
  await unfoldFilters(sheet, "Fence, guard, generator");
  await expect(choice(/^Fence/).locator("..")).toHaveText(`Fence ${ownAndFence}`);
  await sheet.getByRole("button", { name: `Show ${own} homes` }).click();
  await expectResultCount(page, own);
  expect(urlParams(page)).toEqual({ power: "own_meter" });
  await page.getByRole("link", { name: "Remove Own LEC meter" }).click();
  await expectResultCount(page, all);
});
