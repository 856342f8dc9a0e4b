import { expect, it } from "vitest";
import { factsText, propertyFacts } from "#web/site/features/listings/facts/property-facts.ts";

const property = (property_type: string, bedrooms: number | null, bathrooms: number | null = 2, area_sqft = 1150) => ({
  property_type,
  bedrooms,
  bathrooms,
  area_sqft,
});

it("names bedrooms, bathrooms and floor space", () => {
  expect(factsText(property("House", 3))).toBe("3 beds · 2 baths · 1,150 sq ft");
  expect(factsText(property("House", 1, 1))).toBe("1 bed · 1 bath · 1,150 sq ft");
});

it("calls a home of one room a studio", () => {
  for (const type of ["Studio", "Apartment", "Condo", "Loft", "Penthouse"])
    expect(factsText(property(type, 0, 1)), type).toBe("Studio · 1 bath · 1,150 sq ft");
  expect(factsText(property("Studio", null, 1))).toBe("Studio · 1 bath · 1,150 sq ft");
  expect(factsText(property("Studio", 1, 1))).toBe("1 bed · 1 bath · 1,150 sq ft");
  expect(factsText(property("Apartment", null, 1))).toBe("1 bath · 1,150 sq ft");
});

it("says nothing about bedrooms of offices, halls, shops and land that have none", () => {
  for (const type of ["Office Space", "Office", "Event Center", "Commercial", "Warehouse", "Other"])
    expect(factsText(property(type, 0)), type).toBe("2 baths · 1,150 sq ft");
  expect(factsText(property("Commercial", 4))).toBe("4 beds · 2 baths · 1,150 sq ft");
});

it("calls the area of land land area", () => {
  expect(propertyFacts(property("Land", 0, 0, 21_780))).toEqual([
    { name: "area", label: "Land area", value: "21,780 sq ft", text: "21,780 sq ft of land" },
  ]);
});

it("leaves out what is unknown", () =>
  expect(propertyFacts({ property_type: "House", bedrooms: null, bathrooms: null, area_sqft: null })).toEqual([]));
