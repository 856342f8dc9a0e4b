import { beforeEach, expect, test } from "vitest";
import { sampleProperties } from "#web/samples/properties.ts";
import { sampleToCard } from "#web/site/features/listings/card/sample-to-card.ts";
import { readCachedList, saveCachedList } from "#web/site/features/listings/list/fallback/cached-list.ts";
import { getFallbackProperties } from "#web/site/features/listings/list/fallback/fallback-properties.ts";
import { filterAndSortProperties } from "#web/site/features/listings/list/fallback/filter-and-sort-properties.ts";
import { parseListParams } from "#web/site/features/listings/list-pages/list-params.ts";
import { listPagesByName } from "../support/list-pages-by-name.ts";
import { buildRentCard } from "../support/property-list-api.tsx";

const now = Date.UTC(2026, 10, 21);
const hour = 3_600_000;
const parse = (page: keyof typeof listPagesByName, query = "") =>
  parseListParams(listPagesByName[page], new URLSearchParams(query));
const titles = (properties: readonly { title: string }[]) => properties.map(({ title }) => title);

beforeEach(() => localStorage.clear());

test("converts a sample to a card marked as a sample", () => {
  const card = sampleToCard(sampleProperties[1] as (typeof sampleProperties)[number]);
  expect(card).toMatchObject({
    kind: "rent",
    sample: true,
    monthly_rent: 1200,
    address: "15th Street",
    area: "Sinkor",
    covers: ["/art/samples/apartment-01"],
  });
});

test("returns the samples of the page's kind, without an age, if nothing is cached", () => {
  const { properties, age } = getFallbackProperties(listPagesByName.rent, parse("rent"), now);
  expect(properties).toHaveLength(5);
  expect(properties.every(({ kind, sample }) => kind === "rent" && sample)).toBe(true);
  expect(age).toBeUndefined();
  expect(getFallbackProperties(listPagesByName.all, parse("all"), now).properties).toHaveLength(10);
});

test("returns the cached properties of the kind from all lists, with the age of the oldest", () => {
  saveCachedList("all", [buildRentCard({ title: "Old" })], true, now - 5 * hour);
  saveCachedList("rent", [buildRentCard({ title: "New", created_at: "2026-02-01T00:00:00.000Z" })], true, now - hour);
  const { properties, age } = getFallbackProperties(listPagesByName.rent, parse("rent"), now);
  expect(titles(properties)).toEqual(["New", "Old"]);
  expect(age).toBe(5 * hour);
  expect(getFallbackProperties(listPagesByName.buy, parse("buy"), now).properties.every(({ sample }) => sample)).toBe(
    true,
  );
});

test("applies filters, search and sort order to the fallback", () => {
  const search = (query: string) =>
    titles(getFallbackProperties(listPagesByName.all, parse("all", query), now).properties);
  expect(search("q=SINKOR+flat")).toEqual(["Two-bedroom flat on 15th Street"]);
  expect(search("kind=rent&sort=price-low")[0]).toBe("Studio by the Capitol Bypass");
  expect(search("property_type=Villa&max_price=100")).toEqual([]);
  expect(search("furnished=true")).toEqual(["Studio by the Capitol Bypass"]);
  // No sample says that it is unfurnished.
  expect(search("furnished=false")).toEqual([]);
  expect(search("min_bedrooms=4&sort=size-large")).toHaveLength(2);
});

test("shows available properties first, then the newest", () => {
  const cards = [
    buildRentCard({ title: "Old", created_at: "2026-01-01T00:00:00.000Z" }),
    buildRentCard({ title: "Let", created_at: "2026-03-01T00:00:00.000Z", is_available: false }),
    buildRentCard({ title: "New", created_at: "2026-02-01T00:00:00.000Z" }),
  ];
  const none = { property_type: [], city: [], area: [], place: [] };
  expect(titles(filterAndSortProperties(cards, none, "best"))).toEqual(["New", "Old", "Let"]);
  expect(titles(filterAndSortProperties(cards, none, "newest"))).toEqual(["Let", "New", "Old"]);
});

test("ignores a short last word if it would leave no results", () => {
  const search = (q: string) =>
    titles(
      filterAndSortProperties([buildRentCard()], { property_type: [], city: [], area: [], place: [], q }, "newest"),
    );
  expect(search("15th st")).toEqual(["Flat on 15th Street"]);
  expect(search("street fl")).toEqual(["Flat on 15th Street"]);
  expect(search("villa")).toEqual([]);
});

test("includes the bounds of a price range, and sorts unknown sizes last in both directions", () => {
  const cards = [
    buildRentCard({ title: "A", monthly_rent: 2000, area_sqft: null }),
    buildRentCard({ title: "B", monthly_rent: 2001, area_sqft: 900 }),
    buildRentCard({ title: "C", monthly_rent: 1000, area_sqft: 1200 }),
  ];
  const none = { property_type: [], city: [], area: [], place: [] };
  expect(titles(filterAndSortProperties(cards, { ...none, min_price: 1000, max_price: 2000 }, "price-high"))).toEqual([
    "A",
    "C",
  ]);
  expect(titles(filterAndSortProperties(cards, none, "size-large"))).toEqual(["C", "B", "A"]);
  expect(titles(filterAndSortProperties(cards, none, "size-small"))).toEqual(["B", "C", "A"]);
});

test("an unfiltered page replaces the cached list; a filtered or empty page does not", () => {
  saveCachedList("rent", [buildRentCard({ title: "Narrow" })], false, now);
  saveCachedList("rent", [buildRentCard({ title: "Whole" }), buildRentCard()], true, now);
  saveCachedList("rent", [buildRentCard({ title: "Narrower" })], false, now);
  saveCachedList("rent", [], true, now);
  expect(titles(readCachedList("rent")?.listings ?? [])).toEqual(["Whole", "Flat on 15th Street"]);
});

test("ignores invalid stored values", () => {
  localStorage.setItem("last_seen_rent", '{"a":1}');
  expect(readCachedList("rent")).toBeUndefined();
  localStorage.setItem("last_seen_rent", "[");
  expect(readCachedList("rent")).toBeUndefined();
});
