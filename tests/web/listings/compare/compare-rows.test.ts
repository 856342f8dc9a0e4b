import { expect, it } from "vitest";
import type { ComparedHome } from "#web/site/features/listings/compare/compared-home.ts";
import { amenityRows, factRows, sharedFacts } from "#web/site/features/listings/compare/rows/compare-rows.ts";
import { distanceToCentre } from "#web/site/features/listings/compare/rows/distance-to-centre.ts";
import { buildDetailProperty, buildPropertyCard } from "../../support/property-fixtures.tsx";

type Overrides = Parameters<typeof buildDetailProperty>[0];

const listed = (overrides?: Overrides): ComparedHome => {
  const property = buildDetailProperty(overrides);
  return { uuid: property.uuid, status: "listed", property };
};
const getRow = (homes: ComparedHome[], label: string) => factRows(homes).find((row) => row.label === label);
const valuesOf = (homes: ComparedHome[], label: string) => getRow(homes, label)?.values;

it("has the facts of both kinds in one order", () => {
  expect(factRows([listed(), listed({ kind: "rent" })]).map(({ label, values }) => [label, ...values])).toEqual([
    ["Price", "$450,000", "$1,250/mo"],
    ["Availability", "Available", "Available"],
    ["Last confirmed", "Not yet", "Not yet"],
    ["Property type", "Villa", "Villa"],
    ["Area", "Congo Town, Monrovia", "Congo Town, Monrovia"],
    ["Bedrooms", "5", "5"],
    ["Bathrooms", "4", "4"],
    ["Floor space", "4,200 sq ft", "4,200 sq ft"],
    ["Distance to the centre", "About 6 km", "About 6 km"],
    ["Lease", null, "1 Year"],
    ["Furnished", null, "Yes"],
    ["Pets allowed", null, "No"],
    ["Year built", "2016", "2016"],
    // A fact that the listing names among its amenities only.
    ["Generator", "Yes", "Yes"],
    ["Listed", "14 Mar 2026", "14 Mar 2026"],
  ]);
});

it("leaves out a row in which no home has a value", () => {
  const homes = [
    listed({ year_built: null, latitude: null }),
    listed({ kind: "rent", year_built: null, latitude: null }),
  ];
  expect(getRow(homes, "Year built")).toBeUndefined();
  expect(getRow(homes, "Money to move in")).toBeUndefined();
  expect(getRow(homes, "Distance to the centre")).toBeUndefined();
});

it.each([
  ["equal values", [3, 3], true],
  ["different values", [3, 2], false],
  ["a value and an unknown one", [3, null], false],
])("%s: the row counts as the same: %j %s", (_, bedrooms, expected) => {
  expect(
    getRow(
      bedrooms.map((count) => listed({ bedrooms: count })),
      "Bedrooms",
    )?.isSame,
  ).toBe(expected);
});

it("a home that is no longer listed has no values, and does not make the others differ", () => {
  const removed: ComparedHome = { uuid: "gone", status: "removed", property: buildPropertyCard({ bedrooms: 1 }) };
  const row = getRow([listed(), removed, listed()], "Bedrooms");
  expect(row).toMatchObject({ values: ["5", undefined, "5"], isSame: true });
  expect(getRow([listed(), removed], "Bedrooms")?.isSame).toBe(false);
});

it("a home of which only the card is known has the facts of the card", () => {
  const card: ComparedHome = { uuid: "b", status: "failed", property: buildPropertyCard(), retry: () => undefined };
  expect(valuesOf([listed(), card], "Bedrooms")).toEqual(["5", "5"]);
  expect(valuesOf([listed(), card], "Year built")).toEqual(["2016", null]);
  expect(amenityRows([card])).toEqual([]);
});

it("the size of land is not compared with the floor space of a building", () => {
  const homes = [listed(), listed({ property_type: "Land", bedrooms: null, bathrooms: null, area_sqft: 9000 })];
  expect(valuesOf(homes, "Floor space")).toEqual(["4,200 sq ft", null]);
  expect(valuesOf(homes, "Land area")).toEqual([null, "9,000 sq ft"]);
});

it("lists every amenity once, the most frequent first, and never says No", () => {
  const homes = [listed({ amenities: ["Well", "Garden "] }), listed({ amenities: ["garden", "Balcony"] })];
  expect(amenityRows(homes).map(({ label, values, isSame }) => [label, ...values, isSame])).toEqual([
    ["Garden", "Yes", "Yes", true],
    ["Balcony", null, "Yes", false],
    ["Well", "Yes", null, false],
  ]);
});

it("an amenity that is a fact too is in the row of the fact; a stated fact wins", () => {
  const homes = [
    listed({ amenities: ["Parking"] }),
    listed({ kind: "rent", has_parking: false, amenities: ["parking"] }),
    listed({ kind: "rent", has_parking: null, amenities: [] }),
  ];
  expect(valuesOf(homes, "Parking")).toEqual(["Yes", "No", null]);
  expect(amenityRows(homes)).toEqual([]);
});

it.each([
  [6.3128, -10.8046, "Less than 1 km"],
  [6.28, -10.76, "About 6 km"],
  [6.3128, -10.7142, "About 10 km"],
  [6.2227, -10.8046, "About 10 km"],
  [5.8808, -10.0467, "About 97 km"],
  [null, -10.76, null],
  [6.28, null, null],
])("the distance of %s, %s to the centre is %s", (latitude, longitude, expected) =>
  expect(distanceToCentre({ latitude, longitude })).toBe(expected),
);

it("finds what all homes share", () => {
  const homes = [
    listed({ bedrooms: 3, bathrooms: 2, amenities: ["Well", "Balcony"] }),
    listed({ bedrooms: 3, bathrooms: 1, amenities: ["Well"] }),
  ];
  const rows = factRows(homes).filter(({ label }) => ["Bedrooms", "Bathrooms"].includes(label));
  expect(sharedFacts([...rows, ...amenityRows(homes)])).toEqual([
    { label: "Bedrooms", value: "3" },
    { label: "Well", value: "Yes" },
  ]);
  expect(sharedFacts(rows.filter(({ isSame }) => !isSame))).toEqual([]);
});
