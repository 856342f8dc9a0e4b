import { expect, it } from "vitest";
import { filtersToParams, noFilters } from "#shared/listings/property-filters.ts";
import { parseSearch } from "#web/site/lib/search-query/parse-search.ts";
import type { SearchFilters } from "#web/site/lib/search-query/parsed-search.ts";
import { describeAnyText, options } from "./any-text.ts";
import { searchCases } from "./search-cases.ts";

const toQueryString = ({ sort, ...filters }: SearchFilters) =>
  [...filtersToParams({ ...noFilters, ...filters }), ...(sort ? [["sort", sort]] : [])]
    .map((pair) => pair.join("="))
    .join("&");
const sortParams = (params: string) => params.split("&").filter(Boolean).sort();

it.each(searchCases)("a search as people type it: %s", (typed, meaning) => {
  const { filters, chips, rest } = parseSearch(typed, options);
  const read = chips.map(
    (chip) =>
      `${toQueryString(chip.filters)} (${chip.words.map(({ start, end }) => typed.slice(start, end)).join("|")})`,
  );
  expect([...read, ...(rest ? [`rest: ${rest}`] : [])].join(", ")).toBe(meaning);
  // The chips are what is searched for, no more and no less.
  expect(sortParams(chips.map((chip) => toQueryString(chip.filters)).join("&"))).toEqual(
    sortParams(toQueryString(filters)),
  );
});

it("reads furnished and parking, and pets as text, on a page for sales", () => {
  const parsed = parseSearch("furnished villa with parking, pets allowed", { ...options, kind: "buy" });
  expect(parsed.filters).toEqual({ property_type: ["Villa"], furnished: true, parking: true });
  expect(parsed.rest).toBe("pets allowed");
});

it.each(["100000 LRD", "L$100,000", "rent 100k ld", "house between 50000 and 100000 LRD"])(
  "leaves %s without a price if no rate is known",
  (typed) => {
    const { filters, rest } = parseSearch(typed, { ...options, lrdPerUsd: undefined });
    expect([filters.max_price, filters.min_price]).toEqual([undefined, undefined]);
    expect(rest).toMatch(/1?00/);
  },
);

it("keeps a misspelled word in quotes as it was typed", () => {
  expect(parseSearch("Sinker house", options).filters.area).toEqual(["Sinkor"]);
  const { filters, rest } = parseSearch('"sinker" house', options);
  expect([filters.area, rest]).toEqual([undefined, '"sinker"']);
});

it("recognises no places without a list of places", () =>
  expect(parseSearch("house in sinkor")).toMatchObject({ filters: { property_type: ["House"] }, rest: "sinkor" }));

it("finds listings under each spelling that they use", () => {
  const { filters, chips } = parseSearch("congotown", { areas: ["Congotown", "Congo Town", "Sinkor"] });
  expect(filters).toEqual({ area: ["Congotown", "Congo Town"] });
  expect(chips).toHaveLength(1);
});

it("prefers a listed name to another spelling of it", () => {
  const { filters } = parseSearch("elwa", { areas: ["ELWA Junction", "ELWA"] });
  expect(filters).toEqual({ area: ["ELWA"] });
});

it.each([
  ["Gardnersville", ["gardnersvile", "Gardner ville", "gardenersville"]],
  ["Jacob Town", ["jacobstown", "Jacob's Town", "JACOBTOWN"]],
  ["Congo Town", ["congotown", "kongo town", "Congo-Town"]],
  ["Duport Road", ["duport rd", "Dupont Road", "duport"]],
])("finds %s under other spellings", (area, typed) => {
  const found = typed.map((text) => parseSearch(text, options).filters.area);
  expect(found).toEqual(typed.map(() => [area]));
});

describeAnyText([1], 150);
