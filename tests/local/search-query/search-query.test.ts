import { describe, expect, it } from "vitest";
import { filtersToParams, noFilters } from "#contract/listings/property-filters.ts";
import { findNearestWord } from "#contract/listings/search-query/edit-distance.ts";
import { parseSearch } from "#contract/listings/search-query/parse-search.ts";
import type { ParsedSearch, SearchOptions } from "#contract/listings/search-query/parsed-search.ts";
import { stopWords } from "#contract/listings/search-query/stop-words.ts";
import { misspellableWords, shortForms } from "#contract/listings/search-query/vocabulary.ts";
import { toWords } from "#contract/listings/search-query/words.ts";
import { createRandom } from "#tests/support/seeded-random.ts";
import { describeChip } from "./describe-chip.ts";
import { listedAreas, listedCities } from "./listed-places.ts";
import { searchCases } from "./search-cases.ts";

const options: SearchOptions = { areas: listedAreas, cities: listedCities, lrdPerUsd: 200 };

const toQueryString = ({ filters: { sort, ...filters } }: ParsedSearch) =>
  [...filtersToParams({ ...noFilters, ...filters }), ...(sort ? [["sort", sort]] : [])]
    .map((pair) => pair.join("="))
    .join("&");

/** Sorts the parameters as URLs do: by filter, then by value. */
const inUrlOrder = (params: string) =>
  params
    .split("&")
    .sort((a, b) => getPosition(a) - getPosition(b) || (a < b ? -1 : 1))
    .join("&");
const getPosition = (pair: string) => urlOrder.indexOf(pair.split("=")[0] ?? "");
const urlOrder = [
  ...["kind", "property_type", "city", "area", "min_price", "max_price", "min_bedrooms", "min_bathrooms"],
  ...["bedrooms", "max_bedrooms", "furnished", "pets", "parking", "available", "amenity", "sort"],
];

const describeChips = (text: string, { chips }: ParsedSearch) =>
  chips.map(
    ({ filters, words }) =>
      `${describeChip(filters)}=${words.map(({ start, end }) => text.slice(start, end)).join("|")}`,
  );

describe("searches as people type them", () => {
  it.each(searchCases)("%s", (typed, params, chips, rest) => {
    const parsed = parseSearch(typed, options);
    expect({ params: toQueryString(parsed), chips: describeChips(typed, parsed), rest: parsed.rest }).toEqual({
      params: inUrlOrder(params),
      chips,
      rest,
    });
  });
});

it("reads furnished and parking as amenities, and pets as text, on a page for sales", () => {
  const parsed = parseSearch("furnished villa with parking, pets allowed", { ...options, kind: "buy" });
  expect(parsed.filters).toEqual({ property_type: ["Villa"], amenity: ["furnished", "parking"] });
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

it("recognises no places without a list of places", () => {
  expect(parseSearch("house in sinkor")).toMatchObject({ filters: { property_type: ["House"] }, rest: "sinkor" });
});

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

const vocabulary = [...new Set(searchCases.flatMap(([typed]) => typed.split(" ")))];
const symbols = [..."🏠$<>\"“”'’.,-–/&+!?()%é̈İßﬁ½ \t\n0123456789abkmnors"];

/** Returns 500 searches: half of words that people type, half of any characters. */
function createSearches(seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: 500 }, (_, index) => {
    const count = random.whole(0, index % 2 ? 12 : 60);
    const source = index % 2 ? vocabulary : symbols;
    return Array.from({ length: count }, () => random.pick(source)).join(index % 2 ? " " : "");
  });
}

describe.each([1, 2, 3])("any text, seed %d", (seed) => {
  it("is parsed without an error, and its chips do not overlap", () => {
    for (const text of createSearches(seed)) {
      const ranges = parseSearch(text, options).chips.flatMap(({ words }) => words);
      ranges.sort((a, b) => a.start - b.start);
      ranges.forEach(({ start, end }, index) => {
        expect(start, text).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0);
        expect(end, text).toBeGreaterThan(start);
        expect(end, text).toBeLessThanOrEqual(text.length);
      });
    }
  });

  it("leaves a rest without filters, which is its own rest", () => {
    for (const text of createSearches(seed)) {
      const { rest } = parseSearch(text, options);
      expect(parseSearch(rest, options), text).toMatchObject({ filters: {}, chips: [], rest });
    }
  });

  it("keeps every word that no rule knows, in its order", () => {
    const random = createRandom(seed);
    for (const text of createSearches(seed)) {
      const marked = text.split(" ").map((word, index) => (random.chance(0.3) ? `${word} zebra${index}` : word));
      const typed = marked.join(" ");
      expect(parseSearch(typed, options).rest.match(/zebra\d+/g), typed).toEqual(typed.match(/zebra\d+/g));
    }
  });

  it("loses only stop words and words that add no filter", () => {
    for (const text of createSearches(seed)) {
      const { chips, rest } = parseSearch(text, options);
      const outside = chips
        .flatMap(({ words }) => words)
        .sort((a, b) => b.start - a.start)
        .reduce((remaining, { start, end }) => `${remaining.slice(0, start)} ${remaining.slice(end)}`, text);
      const kept = new Set(toWords(rest));
      const lost = toWords(outside.replace(/https?:\S*/g, "")).filter(
        (word) => !kept.has(word) && !stopWords.has(word),
      );
      expect(
        lost.filter(
          (word) => !canAddNothing.test(word) && !shortForms.has(word) && !findNearestWord(word, misspellableWords),
        ),
        text,
      ).toEqual([]);
    }
  });
});

/** Contradictory kinds, prices and flags, a city beside its area, and self-contained rooms of a known size. */
const canAddNothing = new RegExp(
  `^(?:${[
    "for|to|sale|buy|rent|rental|lease|let|forsale|monthly|month|pm|p|m|(?:un)?furnished|no|pets|self|contain(?:ed)?|single|room",
    "facing|next|beside|behind|along|off|overlooking|very|cheap(?:est|er)?|newest|latest|lowest|low|smallest|biggest|largest|most|recent|expensive|affordable|new|cost|price|listings",
    String.raw`\d+[a-z]*|four|hundred|million|usd?|usd\d+|ld\d+|dollars|over|under|more|less|than|max|below|least|up|not|or|budget`,
    "monrovia|payne?svil+e|brewers?vil+e|virginia",
  ].join("|")})$`,
);
