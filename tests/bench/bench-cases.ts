import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import { noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { type SortOrder, sortOrders } from "#shared/listings/property-options.ts";
import type { Query } from "#worker/db/query.ts";
import { listAdminProperties } from "#worker/modules/properties/admin/admin-lists.repository.ts";
import { findListers } from "#worker/modules/properties/admin/listers.repository.ts";
import { getArea } from "#worker/modules/properties/areas/area.repository.ts";
import { listToConfirm } from "#worker/modules/properties/confirm/to-confirm.repository.ts";
import { getProperty } from "#worker/modules/properties/detail/property-detail.repository.ts";
import { findSimilarListings } from "#worker/modules/properties/import/similar-listings.repository.ts";
import { getFacets } from "#worker/modules/properties/search/facets.repository.ts";
import { decodeCursor } from "#worker/modules/properties/search/list-cursor.ts";
import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { findNearestSearches } from "#worker/modules/properties/search/nearest-searches.repository.ts";
import { listProperties } from "#worker/modules/properties/search/property-lists.repository.ts";
import { getRentSummary } from "#worker/modules/properties/search/rent-summary.repository.ts";
import { generateProperties } from "../../migrations/seed/generated-properties.ts";
import { toNewProperty } from "../../migrations/seed/seed-property.ts";

/** A public read to measure. */
export interface BenchCase {
  name: string;
  /** How often each stored home may be read. */
  budget: number;
  query: Query<unknown>;
  /** Returns the query of a later page, which is then measured instead of the first. */
  follow?: (page: ListPage) => Query<unknown> | undefined;
}

/** A list without filters stops when a page is full, a filter reads the index of its order. A search reads found words too. */
const budgets = { indexed: 0, filtered: 1, window: 1, search: 3, facets: 2, nearest: 5, detail: 2, admin: 3 };

function list(overrides: Partial<PropertyFilters>, sort: SortOrder = "newest"): Query<ListPage> {
  return listProperties({ filters: { ...noFilters, ...overrides }, sort, view: "card", limit: 24 });
}

/** Rows of an import that look like stored properties. */
const checkedRows = generateProperties(200, 11).map(toNewProperty);

/** A list of admins, with listed properties and drafts. */
function adminList(overrides: Partial<AdminPropertyListQuery>): Query<ListPage> {
  const query = { ...noFilters, status: [], amenity: [], view: "card" as const, ...overrides };
  return listAdminProperties(query, { kind: undefined, limit: 24 }, (key) => key) as Query<ListPage>;
}

/** Returns the query of the next page. */
function next(overrides: Partial<PropertyFilters>, sort: SortOrder) {
  const filters = { ...noFilters, ...overrides };
  return (page: ListPage) => {
    const list = { filters, sort };
    const from = page.next_cursor ? decodeCursor(page.next_cursor, list) : undefined;
    return from && listProperties({ ...list, view: "card", limit: 24, from });
  };
}

const narrowed: Record<string, Partial<PropertyFilters>> = {
  all: {},
  rent: { kind: "rent" },
  "rent, one type": { kind: "rent", property_type: ["House"] },
  "buy, one city": { kind: "buy", city: ["Paynesville"] },
  "one area": { area: ["Sinkor"] },
};

/** Returns all queries of public lists with their budgets. `uuid` and `newest` are properties to open. */
export function createBenchCases(uuid: string, newest: string): BenchCase[] {
  const cases: BenchCase[] = [];
  const add = (name: string, budget: number, query: Query<unknown>, follow?: BenchCase["follow"]) =>
    cases.push({ name, budget, query, follow });
  for (const [name, filters] of Object.entries(narrowed)) {
    for (const sort of sortOrders) {
      const budget = Object.keys(filters).some((filter) => filter !== "kind") ? budgets.filtered : budgets.indexed;
      add(`list: ${name}, ${sort}`, budget, list(filters, sort));
      add(
        `list: ${name}, ${sort}, page 2`,
        // The homes before the page are counted.
        budgets.filtered,
        list(filters, sort),
        next(filters, sort) as BenchCase["follow"],
      );
    }
  }
  const priced = { kind: "rent", min_price: 1000, max_price: 2000 } as const;
  add("list: rent by price within a range", budgets.filtered, list(priced, "price-low"));
  add(
    "list: two types by price",
    budgets.filtered,
    list({ kind: "buy", property_type: ["Villa", "Condo"] }, "price-high"),
  );

  add("filter: price option, newest", budgets.filtered, list(priced));
  add(
    "filter: price between options, newest",
    budgets.filtered,
    list({ kind: "rent", min_price: 1010, max_price: 1030 }),
  );
  add("filter: 3 bedrooms, 2 baths", budgets.filtered, list({ kind: "rent", min_bedrooms: 3, min_bathrooms: 2 }));
  add(
    "filter: furnished, pets, parking",
    budgets.filtered,
    list({ kind: "rent", furnished: true, pets: true, parking: true }),
  );
  add(
    "filter: area, type, price, bedrooms",
    budgets.filtered,
    list({ ...priced, area: ["Sinkor"], property_type: ["Apartment"], min_bedrooms: 2 }),
  );
  add(
    "filter: rare combination",
    budgets.filtered,
    list({ property_type: ["Warehouse"], area: ["Sinkor"], max_price: 1000 }),
  );

  for (const [name, filters] of Object.entries({
    "cash in hand": { max_move_in: 10_000 },
    "cash in hand between options": { kind: "rent", max_move_in: 7777 },
    "two statuses": { kind: "rent", status: ["available", "under_offer"] },
    "reduced and confirmed": { reduced: true, confirmed: true },
  } satisfies Record<string, Partial<PropertyFilters>>)) {
    add(`filter: ${name}, newest`, budgets.filtered, list(filters));
    add(`filter: ${name}, best`, budgets.filtered, list(filters, "best"));
    add(`filter by price: ${name}`, budgets.window, list(filters, "price-low"));
  }
  add("facets: cash in hand", budgets.facets, getFacets({ ...noFilters, kind: "rent", max_move_in: 10_000 }));
  add("facets: status", budgets.facets, getFacets({ ...noFilters, status: ["available"] }));

  add("search: a common word", budgets.search, list({ q: "house" }));
  add("search: beginnings", budgets.search, list({ q: "qui bri" }));
  add("search: one letter", budgets.search, list({ q: "b generator" }));
  add("search: words that never meet", budgets.search, list({ q: "warehouse studio penthouse" }));
  add("search: within filters", budgets.search, list({ kind: "rent", q: "sinkor tank", min_bedrooms: 2 }));
  add("search: short last word", budgets.search, list({ q: "house zz" }));

  for (const [name, filters] of Object.entries({
    "price option": priced,
    "price between options": { kind: "rent", min_price: 1010, max_price: 1030 },
    "3 bedrooms, 2 baths": { kind: "rent", min_bedrooms: 3, min_bathrooms: 2 },
    "available only": { available: true },
    "rare combination": { property_type: ["Warehouse"], area: ["Sinkor"], max_price: 1000 },
  } satisfies Record<string, Partial<PropertyFilters>>)) {
    add(`filter: ${name}, best`, budgets.filtered, list(filters, "best"));
  }
  add(
    "filter: 3 bedrooms, best, page 2",
    budgets.filtered,
    list({ min_bedrooms: 3 }, "best"),
    next({ min_bedrooms: 3 }, "best") as BenchCase["follow"],
  );
  for (const [name, budget, filters, sort] of [
    ["filter: price option, newest", budgets.filtered, priced, "newest"],
    ["filter: 3 bedrooms, 2 baths", budgets.filtered, { kind: "rent", min_bedrooms: 3, min_bathrooms: 2 }, "newest"],
    ["filter: two statuses, best", budgets.filtered, { status: ["available", "under_offer"] }, "best"],
    ["filter by price: cash in hand", budgets.window, { max_move_in: 10_000 }, "price-low"],
    ["search: a common word", budgets.search, { q: "house" }, "newest"],
    ["search: a common word, best", budgets.search, { q: "house" }, "best"],
    ["search by price: many found", budgets.search, { q: "house" }, "price-low"],
  ] satisfies [string, number, Partial<PropertyFilters>, SortOrder][]) {
    add(`${name}, page 2`, budget, list(filters, sort), next(filters, sort) as BenchCase["follow"]);
  }
  for (const [name, filters] of Object.entries({
    "a common word": { q: "house" },
    "few available": { q: "warehouse sinkor" },
    "within filters": { kind: "rent", q: "sinkor tank", min_bedrooms: 2 },
    "short last word": { q: "house zz" },
  } satisfies Record<string, Partial<PropertyFilters>>)) {
    add(`search: ${name}, best`, budgets.search, list(filters, "best"));
  }

  add("search by price: many found", budgets.search, list({ q: "house" }, "price-low"));
  add("search by price: few found", budgets.search, list({ q: "warehouse sinkor" }, "price-low"));
  add("filter by size: available", budgets.window, list({ available: true }, "size-large"));

  for (const sort of sortOrders) add(`filter: admin, ${sort}`, budgets.admin, adminList({ sort }));
  for (const [name, filters] of Object.entries({
    "admin drafts": { published: false },
    "admin bin": { deleted: true },
    "admin lister": { listed_by: "Agent 3" },
    "admin unconfirmed, one area": { unconfirmed: true, area: ["Sinkor"] },
    "admin drafts without photos": { published: false, photos: false },
  } satisfies Record<string, Partial<AdminPropertyListQuery>>)) {
    add(`filter: ${name}`, budgets.admin, adminList(filters));
    add(`filter by price: ${name}`, budgets.admin, adminList({ ...filters, sort: "price-low" }));
  }
  const toConfirm = (cursor?: string) => listToConfirm({ limit: 24, cursor });
  add("list: to confirm", budgets.indexed, toConfirm());
  add("list: to confirm, page 2", budgets.indexed, toConfirm(), ({ next_cursor }) =>
    next_cursor ? toConfirm(next_cursor) : undefined,
  );
  add("search: admin", budgets.admin, adminList({ q: "sinkor tank" }));
  add("listers", budgets.search, findListers());

  add("import check: 200 rows", budgets.window, findSimilarListings(checkedRows));

  add("area", budgets.window, getArea("rent", "sinkor"));
  add("area: one type", budgets.window, getArea("rent", "sinkor", "House"));
  add("facets: no filter", budgets.facets, getFacets(noFilters));
  add("facets: rent, one type", budgets.facets, getFacets({ ...noFilters, kind: "rent", property_type: ["House"] }));
  add(
    "facets: search and filters",
    budgets.facets,
    getFacets({ ...noFilters, ...priced, q: "house", min_bedrooms: 2 }),
  );
  const empty = { kind: "rent", area: ["Sinkor"], property_type: ["Land"], min_bedrooms: 9, available: true } as const;
  const nearest = (overrides: object) => findNearestSearches({ ...noFilters, ...overrides } as PropertyFilters);
  add("nearest: a list that is not empty", budgets.filtered, nearest(narrowed["one area"] ?? {}));
  add("nearest: type and area", budgets.nearest, nearest({ kind: "rent", area: ["Sinkor"], property_type: ["Land"] }));
  add("nearest: every filter", budgets.nearest, nearest({ ...empty, ...priced, q: "warehouse" }));
  add(
    "nearest: price between options",
    budgets.nearest,
    nearest({ kind: "rent", area: ["Sinkor"], min_bedrooms: 1, available: true, max_price: 1, q: "house" }),
  );
  add("rent summary: no filter", budgets.window, getRentSummary(noFilters));
  add("rent summary: furnished", budgets.window, getRentSummary({ ...noFilters, furnished: true }));
  add("detail", budgets.detail, getProperty(uuid));
  add("detail: the newest available", budgets.detail, getProperty(newest));
  return cases;
}
