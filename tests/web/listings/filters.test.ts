import { expect, test } from "vitest";
import { noFilters } from "#shared/listings/property-filters.ts";
import type { ListPageConfig } from "#web/site/features/listings/list-pages/list-page-config.ts";
import { getActiveFilters } from "#web/site/features/listings/search/active-filters.ts";
import { formatOptionCount } from "#web/site/features/listings/search/filter-groups/filter-group.ts";
import { buildFilterGroups, countMatching } from "#web/site/features/listings/search/filter-groups/filter-groups.ts";
import { listPagesByName } from "../support/list-pages-by-name.ts";
import { sampleFacets } from "../support/property-list-api.tsx";

const group = (page: ListPageConfig, name: string, filters = noFilters) =>
  buildFilterGroups(page, filters, sampleFacets).find((candidate) => candidate.name === name);
const labels = (page: ListPageConfig, name: string, filters = noFilters) =>
  group(page, name, filters)?.options.map(({ label }) => label);

test("each page offers its own filters", () => {
  const names = (page: ListPageConfig) => buildFilterGroups(page, noFilters).map(({ name }) => name);
  expect(names(listPagesByName.buy).join(" ")).toBe(
    "price min_bedrooms property_type area amenity min_bathrooms checkboxes city",
  );
  expect(names(listPagesByName.rent)).toContain("lease_duration");
  expect(labels(listPagesByName.buy, "checkboxes")).toEqual([
    "Furnished",
    "Parking",
    "Available only",
    "Confirmed lately",
    "Reduced",
  ]);
  expect(labels(listPagesByName.rent, "checkboxes")).toEqual([
    "Furnished",
    "Pets allowed",
    "Parking",
    "Available only",
    "Confirmed lately",
    "Reduced",
  ]);
  expect(labels(listPagesByName.rent, "max_move_in")).toEqual([
    "Any",
    ...["$1,000", "$2,500", "$5,000", "$10,000", "$20,000", "$40,000"].map((amount) => `Up to ${amount}`),
  ]);
  expect(labels(listPagesByName.buy, "max_move_in")).toBeUndefined();
  expect(labels(listPagesByName.rent, "min_bedrooms")).toEqual(["Any", "1+", "2+", "3+", "4+"]);
  expect(labels(listPagesByName.rent, "min_bathrooms")).toEqual(["Any", "1+", "2+", "3+"]);
});

test("amenities that are no facts are chosen by group, with counts, and another chosen one is an option too", () => {
  const options = group(listPagesByName.all, "amenity", { ...noFilters, amenity: ["water", "Ocean view"] })?.options;
  expect(options?.map(({ label, count }) => [label, count])).toEqual([
    ["Air conditioning", 5],
    ["Internet", 0],
    ["Water", 9],
    ["Ocean view", undefined],
  ]);
  expect(options?.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["water", "Ocean view"]);
});

test.each([
  [{ amenity: ["power", "Ocean view"] }, ["Power", "Ocean view"]],
  [{ bedrooms: 1 }, ["1 bed"]],
  [{ bedrooms: 2 }, ["2 beds"]],
  [{ max_bedrooms: 3 }, ["Up to 3 beds"]],
  [{ min_bedrooms: 2, max_bedrooms: 3 }, ["2–3 beds"]],
  [{ max_price: 800 }, ["Under $800"]],
])("%j has the chips %j", (filters, expected) => {
  const active = getActiveFilters(listPagesByName.rent, { ...noFilters, ...filters });
  expect(active.map(({ label }) => label)).toEqual(expected);
});

test("removing the chip of an amenity keeps the others", () => {
  const [power] = getActiveFilters(listPagesByName.rent, { ...noFilters, amenity: ["power", "water"] });
  expect(power?.without).toEqual({ amenity: ["water"] });
});

test("/properties has five price options for all homes and for rentals, those of /buy for sales", () => {
  const five = ["Any", "$0 – $1,000", "$1,000 – $2,000", "$2,000 – $3,000", "$3,000 – $5,000", "$5,000+"];
  const { all, buy, rent } = listPagesByName;
  expect(labels(all, "price")).toEqual(five);
  expect(labels(all, "price", { ...noFilters, kind: "rent" })).toEqual(five);
  expect(labels(all, "price", { ...noFilters, kind: "buy" })).toEqual(labels(buy, "price"));
  expect(labels(rent, "price")).toEqual(["Any", "Under $1,000", "$1,000 – $2,000", "$2,000 – $3,000", "$3,000+"]);
});

test("an option has the count of properties it would leave, including 0", () => {
  const types = group(listPagesByName.all, "property_type")?.options;
  expect(types?.find(({ value }) => value === "House")?.count).toBe(7);
  expect(types?.find(({ value }) => value === "Villa")?.count).toBe(0);
  expect(types?.find(({ value }) => value === "Duplex")?.count).toBe(2);
});

test("counts of a part of the list are lower bounds, and 0 means unknown", () => {
  const cities = buildFilterGroups(listPagesByName.all, noFilters, { ...sampleFacets, exact: false }).find(
    ({ name }) => name === "city",
  );
  expect(cities?.options[0]).toMatchObject({ label: "Monrovia", count: 12, isLowerBound: true });
  const types = buildFilterGroups(listPagesByName.all, noFilters, { ...sampleFacets, exact: false }).find(
    ({ name }) => name === "property_type",
  )?.options;
  expect(types?.find(({ value }) => value === "Villa")).toMatchObject({ count: undefined });
  expect(types?.flatMap((option) => formatOptionCount(option) ?? [])).toEqual(["7+", "8+", "2+"]);
});

test("options have no counts without facets", () => {
  const options = buildFilterGroups(listPagesByName.rent, noFilters).flatMap((filterGroup) => filterGroup.options);
  expect(options.every(({ count }) => count === undefined)).toBe(true);
});

test("a selected value that is not an option becomes an option", () => {
  const filters = { ...noFilters, min_price: 500, max_price: 1200, min_bedrooms: 6, area: ["Thinkers Village"] };
  const selected = (name: string) => group(listPagesByName.rent, name, filters)?.options.find(({ checked }) => checked);
  expect(selected("price")).toMatchObject({ value: "500-1200", label: "$500 – $1,200" });
  expect(selected("min_bedrooms")).toMatchObject({ value: "6", label: "6+" });
  expect(selected("area")).toMatchObject({ value: "Thinkers Village", count: 0 });
});

test("active filters have a label and the change that removes them", () => {
  const filters = {
    ...noFilters,
    q: "sea",
    property_type: ["House", "Villa"],
    min_price: 1000,
    max_price: 2000,
    min_bedrooms: 2,
    furnished: false,
    lease_duration: "1 Year",
  };
  const active = getActiveFilters(listPagesByName.rent, filters);
  expect(active.map(({ label }) => label).join(" | ")).toBe(
    "“sea” | House | Villa | $1,000 – $2,000 | 2+ beds | Not furnished | 1 Year lease",
  );
  expect(active[1]?.without).toEqual({ property_type: ["Villa"] });
  expect(active[3]?.without).toEqual({ min_price: undefined, max_price: undefined });
});

test.each([
  [{ max_price: 500 }, "Under $500"],
  [{ min_price: 600_000 }, "$600,000+"],
  [{ area: ["ELWA Junction"] }, "ELWA Junction"],
])("the chip of %j says %s", (change, label) => {
  expect(getActiveFilters(listPagesByName.all, { ...noFilters, ...change }).map((active) => active.label)).toEqual([
    label,
  ]);
});

test("counts matching properties from the facets", () => {
  expect(countMatching(listPagesByName.all, noFilters, sampleFacets)).toBe(23);
  expect(countMatching(listPagesByName.all, { ...noFilters, kind: "buy" }, sampleFacets)).toBe(9);
  expect(countMatching(listPagesByName.rent, noFilters, sampleFacets)).toBe(14);
});
