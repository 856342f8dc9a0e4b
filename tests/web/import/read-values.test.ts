import { expect, it } from "vitest";
import { readCell } from "#worker/modules/properties/import/values/read-cell.ts";
import { suggestMissing } from "#worker/modules/properties/import/values/suggest-missing.ts";
import { columnsOf } from "../../support/tables/cases-of.ts";

it.each(
  columnsOf(`
    price: $85,000 = 85000 | 85k = 85000 | 1.2 million = 1200000 | US$ 1.250.000,50 = 1250000.5 | L$ 5,000 = nothing
    price: on request = nothing
    monthly_rent: 1 200 USD per month = 1200 | $750/mo = 750
    bedrooms: 3 bed = 3 | Studio = 0
    bathrooms: two = 2 | 2.5 = 2.5 | 2.25 = 2
    area_sqft: 2,500 sq ft = 2500 | 120 m² = 1292 | 1 acre = 43560
    year_built: built in 1998 = 1998 | 36161 = 1999
    property_type: house = House | Flats = Apartment | Shop = Commercial | castle = nothing
    kind: For Sale = buy | to let = rent | sale or rent = nothing
    lease_duration: 12 months = 1 Year | yearly = 1 Year | monthly = Month-to-Month | 5 years = 3+ Years
    furnished: Yes = true | Unfurnished = false
    is_available: sold = false
    latitude: 6,31° N = 6.31
    longitude: 10.8 W = -10.8
    contact_number: Call 0886 123 456 (Mary) = 0886 123 456 | 886123456 = 0886123456 | 8.86123456E8 = 0886123456
    contact_number: 2.31886E+11 = nothing | abc = nothing
    has_parking: 4.0 = true | 0.0 = false
    status: Active = available | Under contract = under_offer | Rented = let | Off market = unavailable
    confirmed_at: 45231 = 2023-11-01 | 22/11/2025 = 2025-11-22 | 11/22/2025 = 2025-11-22 | 5/6/2025 = 2025-06-05
    confirmed_at: 22 Nov 2025 = 2025-11-22 | 2025-11-22 10:30:00 = 2025-11-22
  `),
)("reads %j as %j in the column %s", (cell, [value = ""], field) =>
  expect(readCell(field, cell, {})?.value ?? "nothing").toBe(value),
);

it("reads a cell without a value as empty, and an empty cell as none", () =>
  expect([readCell("bedrooms", "n/a", {})?.value, readCell("price", "", {})?.value]).toEqual(["", undefined]));

it("cuts a title that is too long", () => expect(readCell("title", "x".repeat(200), {})?.value).toHaveLength(150));

it.each([
  [{ description: "Big house with pool. Gated, near the road." }, "Big house with pool"],
  [{ description: "x".repeat(400) }, `${"x".repeat(149)}…`],
  [{ property_type: "Apt.", bedrooms: "3 BR", area: "Sinkor" }, "3-bedroom apartment in Sinkor"],
  [{ property_type: "Land", city: "Marshall" }, "Land in Marshall"],
  [{ property_type: "Land" }, undefined],
  [{ bedrooms: "3" }, undefined],
])("suggests a title from %j", (cells, title) => expect(suggestMissing("title", cells)).toBe(title));

it("suggests the type that the title names", () => {
  const titles = ["Semi Detached Duplex", "Block of Flats", "Detached Bungalow", "A place to stay"];
  const types = titles.map((title) => suggestMissing("property_type", { title }));
  expect(types).toEqual(["Duplex", "Apartment", "House", undefined]);
});

it("fills a missing value from the other cells, or with what is usual", () => {
  const cells = { title: "Villa", price: "$900", area: "Sinkor" };
  const suggestions = ["description", "address", "monthly_rent", "country", "title"].map((field) =>
    suggestMissing(field, cells),
  );
  expect(suggestions).toEqual(["Villa", "Sinkor", "900", "Liberia", undefined]);
});
