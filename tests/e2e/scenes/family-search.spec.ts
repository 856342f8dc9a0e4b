import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import {
  expectResultCount,
  fetchCards,
  getPrice,
  openList,
  propertyCards,
  readCardTitles,
  searchFor,
} from "../support/listings/property-lists.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitForScreen } from "../support/shown-screen.ts";

// No seeded home fits at first.
test.use({ siteOptions: { content: "seeded", only: "family" }, viewport: phone });

test("a family with $600 sees what was understood, then homes that are close, and a home that fits once there is one", {
  tag: "@long",
}, async ({ page, request }) => {
  const { data } = await fetchCards(request, propertyEndpoints.listRentProperties.path);
  await openList(page, "/rent");
  await searchFor(page, "2 bedroom in Sinkor or Paynesville with generator under 600");
  await waitForScreen(page, /^\/rent\?.*max_price=600/);
  for (const label of ["For Rent", "Sinkor", "Paynesville", "Under $600", "2+ beds", "Generator"])
    await expect(page.getByRole("link", { name: `Remove ${label}`, exact: true })).toBeVisible();

  await test.step("the closest homes are near in price and place", async () => {
    const closest = page.getByRole("region", { name: "Closest homes" }).getByRole("article");
    await expect(closest).not.toHaveCount(0);
    const titles = await closest.getByRole("heading").allTextContents();
    const homes = titles.map((title) => data.properties.find((home) => home.title === title));
    const rents = homes.map((home) => home && getPrice(home));
    expect(Math.max(...rents.map((rent) => rent ?? Number.NaN))).toBeLessThanOrEqual(900);
    expect(rents[0]).toBeLessThanOrEqual(600);
    expect([homes[0]?.area, homes[0]?.city]).toEqual(expect.arrayContaining(["Paynesville"]));
  });

  await test.step("a home of the city with a generator among its amenities fits", async () => {
    const place = { city: "Paynesville", area: "ELWA Junction" };
    const fields = { ...place, monthly_rent: "580", bedrooms: "2", bathrooms: "1", amenities: ["Standby generator"] };
    const { title } = await withHome(request, { kind: "rent", fields });
    await page.reload();
    await expectResultCount(page, 1);
    await expect(propertyCards(page)).toHaveCount(1);
    expect(await readCardTitles(page)).toEqual([title]);
  });
});
