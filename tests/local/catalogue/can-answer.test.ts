import { expect, it } from "vitest";
import { prepareCatalogue } from "#contract/catalogue/search/prepared-catalogue.ts";
import { canAnswer, searchCatalogue } from "#contract/catalogue/search/search-catalogue.ts";
import { noFilters } from "#contract/listings/property-filters.ts";
import { randomHome } from "#tests/support/catalogue/random-homes.ts";
import { createRandom } from "#tests/support/seeded-random.ts";

const whole = { complete: true, has_descriptions: true };
const first = { filters: noFilters, sort: "newest", limit: 24, offset: 0 } as const;
const words = { ...first, filters: { ...noFilters, q: "generator" } };

it.each([
  ["everything with all homes and descriptions", whole, words, true],
  ["filters without descriptions", { ...whole, has_descriptions: false }, first, true],
  ["no words without descriptions", { ...whole, has_descriptions: false }, words, false],
  ["the newest of more homes", { ...whole, complete: false }, first, true],
  ["no page past the homes that it has", { ...whole, complete: false }, { ...first, offset: 90 }, false],
  ["no other order of more homes", { ...whole, complete: false }, { ...first, sort: "price-low" } as const, false],
])("a catalogue answers %s", (_, head, query, expected) => {
  const homes = prepareCatalogue(Array.from({ length: 100 }, (_, at) => randomHome(createRandom(at), at)));
  expect(canAnswer(head, query, searchCatalogue(homes, { ...query, filters: noFilters }))).toBe(expected);
});
