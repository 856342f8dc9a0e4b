import { expect, test } from "vitest";
import { noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { pickClosest } from "#web/site/features/listings/list/empty/home-distance.ts";
import { buildRentCard } from "../../support/property-list-api.tsx";

const home = (title: string, overrides: Parameters<typeof buildRentCard>[0]) =>
  buildRentCard({
    uuid: crypto.randomUUID(),
    title,
    property_type: "House",
    city: "Monrovia",
    bedrooms: 2,
    ...overrides,
  });

const homes = [
  home("dearer in another quarter", { area: "Sinkor", monthly_rent: 1200 }),
  home("a little dearer", { area: "Congo Town", monthly_rent: 650 }),
  home("next quarter", { area: "Sinkor", monthly_rent: 600 }),
  home("another city", { area: "ELWA", city: "Paynesville", monthly_rent: 500 }),
  home("one bedroom", { area: "Congo Town", monthly_rent: 500, bedrooms: 1 }),
  home("flat", { area: "Congo Town", monthly_rent: 550, property_type: "Apartment" }),
  home("office", { area: "Congo Town", monthly_rent: 600, property_type: "Office" }),
];

test.each<[filters: Partial<PropertyFilters>, closest: string[]]>([
  [
    { area: ["Congo Town"], max_price: 600, min_bedrooms: 2, property_type: ["House"] },
    ["a little dearer", "flat", "next quarter", "one bedroom", "another city"],
  ],
  [{ area: ["Congo Town"], max_price: 300, min_bedrooms: 4 }, []],
  [
    { max_price: 400 },
    ["another city", "one bedroom", "flat", "next quarter", "office", "a little dearer", "dearer in another quarter"],
  ],
  [{ place: ["Paynesville"], max_price: 400 }, ["another city"]],
])("the homes closest to %j", (filters, closest) => {
  const found = pickClosest({ ...noFilters, ...filters }, homes, () => true, 7);
  expect(found.map(({ title }) => title)).toEqual(closest);
});
