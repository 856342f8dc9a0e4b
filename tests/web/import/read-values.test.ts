import { expect, it } from "vitest";
import { readCell } from "#contract/listings/written-values/read-cell.ts";
import { suggestMissing } from "#contract/listings/written-values/suggest-missing.ts";

it.each([
  ["price", "$85,000", "85000"],
  ["price", "85k", "85000"],
  ["price", "1.2 million", "1200000"],
  ["price", "US$ 1.250.000,50", "1250000.5"],
  ["monthly_rent", "1 200 USD per month", "1200"],
  ["monthly_rent", "$750/mo", "750"],
  ["price", "L$ 5,000", undefined],
  ["price", "on request", undefined],
  ["bedrooms", "3 bed", "3"],
  ["bedrooms", "Studio", "0"],
  ["bathrooms", "two", "2"],
  ["bathrooms", "2.5", "3"],
  ["area_sqft", "2,500 sq ft", "2500"],
  ["area_sqft", "120 m²", "1292"],
  ["area_sqft", "1 acre", "43560"],
  ["year_built", "built in 1998", "1998"],
  ["year_built", "36161", "1999"],
  ["property_type", "house", "House"],
  ["property_type", "Flats", "Apartment"],
  ["property_type", "Shop", "Commercial"],
  ["property_type", "castle", undefined],
  ["kind", "For Sale", "buy"],
  ["kind", "to let", "rent"],
  ["kind", "sale or rent", undefined],
  ["lease_duration", "12 months", "1 Year"],
  ["lease_duration", "yearly", "1 Year"],
  ["lease_duration", "monthly", "Month-to-Month"],
  ["lease_duration", "5 years", "3+ Years"],
  ["furnished", "Yes", "true"],
  ["furnished", "Unfurnished", "false"],
  ["is_available", "sold", "false"],
  ["latitude", "6,31° N", "6.31"],
  ["longitude", "10.8 W", "-10.8"],
  ["contact_number", "Call 0886 123 456 (Mary)", "0886 123 456"],
  ["contact_number", "886123456", "0886123456"],
  ["contact_number", "8.86123456E8", "0886123456"],
  ["contact_number", "2.31886E+11", undefined],
  ["contact_number", "abc", undefined],
  ["has_parking", "4.0", "true"],
  ["has_parking", "0.0", "false"],
  ["bedrooms", "n/a", ""],
  ["status", "Active", "available"],
  ["status", "Under contract", "under_offer"],
  ["status", "Rented", "let"],
  ["status", "Off market", "unavailable"],
  ["confirmed_at", "45231", "2023-11-01"],
  ["confirmed_at", "22/11/2025", "2025-11-22"],
  ["confirmed_at", "11/22/2025", "2025-11-22"],
  ["confirmed_at", "5/6/2025", "2025-06-05"],
  ["confirmed_at", "22 Nov 2025", "2025-11-22"],
  ["confirmed_at", "2025-11-22 10:30:00", "2025-11-22"],
  ["price", "", undefined],
])("reads %s %j as %j", (field, cell, value) => {
  expect(readCell(field, cell, {})?.value).toBe(value);
});

it("cuts a title that is too long", () => {
  expect(readCell("title", "x".repeat(200), {})?.value).toHaveLength(150);
});

it.each([
  [{ description: "Big house with pool. Gated, near the road." }, "Big house with pool"],
  [{ description: "x".repeat(400) }, `${"x".repeat(149)}…`],
  [{ property_type: "Apt.", bedrooms: "3 BR", area: "Sinkor" }, "3-bedroom apartment in Sinkor"],
  [{ property_type: "Land", city: "Marshall" }, "Land in Marshall"],
  [{ property_type: "Land" }, undefined],
  [{ bedrooms: "3" }, undefined],
])("suggests a title from %j", (cells, title) => {
  expect(suggestMissing("title", cells)).toBe(title);
});

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
