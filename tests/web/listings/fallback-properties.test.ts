import { beforeEach, expect, test } from "vitest";
import { sampleToCard } from "#web/features/listings/card/sample-to-card.ts";
import { readCachedList, saveCachedList } from "#web/features/listings/list/fallback/cached-list.ts";
import { getFallbackProperties } from "#web/features/listings/list/fallback/fallback-properties.ts";
import { filterAndSortProperties } from "#web/features/listings/list/fallback/filter-and-sort-properties.ts";
import { listPagesByName } from "#web/features/listings/list-pages/list-pages-by-name.ts";
import { parseListParams } from "#web/features/listings/list-pages/list-params.ts";
import { sampleProperties } from "#web/samples/properties.ts";
import { buildRentCard } from "../support/property-list-api.tsx";

const now = Date.UTC(2026, 10, 21);
const hour = 3_600_000;
const at = (page: keyof typeof listPagesByName, query = "") =>
  parseListParams(listPagesByName[page], new URLSearchParams(query));
const titles = (listings: readonly { title: string }[]) => listings.map(({ title }) => title);

beforeEach(() => localStorage.clear());

test("a sample becomes a card that says that it is one", () => {
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

test("a phone that saw nothing yet shows the samples of the kind, without an age", () => {
  const { listings, age } = getFallbackProperties(listPagesByName.rent, at("rent"), now);
  expect(listings).toHaveLength(5);
  expect(listings.every(({ kind, sample }) => kind === "rent" && sample)).toBe(true);
  expect(age).toBeUndefined();
  expect(getFallbackProperties(listPagesByName.all, at("all"), now).listings).toHaveLength(10);
});

test("a phone that saw listings shows those of the kind, whichever list showed them, with the age of the oldest", () => {
  saveCachedList("all", [buildRentCard({ title: "Old" })], true, now - 5 * hour);
  saveCachedList("rent", [buildRentCard({ title: "New", created_at: "2026-02-01T00:00:00.000Z" })], true, now - hour);
  const { listings, age } = getFallbackProperties(listPagesByName.rent, at("rent"), now);
  expect(titles(listings)).toEqual(["New", "Old"]);
  expect(age).toBe(5 * hour);
  expect(getFallbackProperties(listPagesByName.buy, at("buy"), now).listings.every(({ sample }) => sample)).toBe(true);
});

test("the filters, the search and the order hold for what is kept on the phone", () => {
  const find = (query: string) => titles(getFallbackProperties(listPagesByName.all, at("all", query), now).listings);
  expect(find("q=SINKOR+flat")).toEqual(["Two-bedroom flat on 15th Street"]);
  expect(find("kind=rent&sort=price-low")[0]).toBe("Studio by the Capitol Bypass");
  expect(find("property_type=Villa&max_price=100")).toEqual([]);
  expect(find("furnished=true")).toEqual(["Studio by the Capitol Bypass"]);
  expect(find("min_bedrooms=4&sort=size-large")).toHaveLength(2);
});

test("a short last word is ignored where it would leave nothing", () => {
  const find = (q: string) =>
    titles(filterAndSortProperties([buildRentCard()], { property_type: [], city: [], area: [], q }, "newest"));
  expect(find("15th st")).toEqual(["Flat on 15th Street"]);
  expect(find("street fl")).toEqual(["Flat on 15th Street"]);
  expect(find("villa")).toEqual([]);
});

test("a bound of a price range belongs to it, and unknown sizes stand last in both orders", () => {
  const cards = [
    buildRentCard({ title: "A", monthly_rent: 2000, area_sqft: null }),
    buildRentCard({ title: "B", monthly_rent: 2001, area_sqft: 900 }),
    buildRentCard({ title: "C", monthly_rent: 1000, area_sqft: 1200 }),
  ];
  const none = { property_type: [], city: [], area: [] };
  expect(titles(filterAndSortProperties(cards, { ...none, min_price: 1000, max_price: 2000 }, "price-high"))).toEqual([
    "A",
    "C",
  ]);
  expect(titles(filterAndSortProperties(cards, none, "size-large"))).toEqual(["C", "B", "A"]);
  expect(titles(filterAndSortProperties(cards, none, "size-small"))).toEqual(["B", "C", "A"]);
});

test("a whole page replaces what was kept; a narrowed or empty one does not", () => {
  saveCachedList("rent", [buildRentCard({ title: "Narrow" })], false, now);
  saveCachedList("rent", [buildRentCard({ title: "Whole" }), buildRentCard()], true, now);
  saveCachedList("rent", [buildRentCard({ title: "Narrower" })], false, now);
  saveCachedList("rent", [], true, now);
  expect(titles(readCachedList("rent")?.listings ?? [])).toEqual(["Whole", "Flat on 15th Street"]);
});

test("something else in the storage is not taken for listings", () => {
  localStorage.setItem("last_seen_rent", '{"a":1}');
  expect(readCachedList("rent")).toBeUndefined();
  localStorage.setItem("last_seen_rent", "[");
  expect(readCachedList("rent")).toBeUndefined();
});
