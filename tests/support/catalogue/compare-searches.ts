import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { countCatalogueFacets } from "#shared/catalogue/search/count-facets.ts";
import { findNearestSearches } from "#shared/catalogue/search/nearest-searches.ts";
import { type PreparedCatalogue, prepareCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import { searchCatalogue } from "#shared/catalogue/search/search-catalogue.ts";
import { livingFilterNames, livingFilters } from "#shared/listings/details/living-filters.ts";
import { filtersToParams, noFilters, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { type SortOrder, sortOrders } from "#shared/listings/property-options.ts";
import { parseSearch } from "#web/site/lib/search-query/parse-search.ts";
import { combineQueries, query } from "#worker/db/query.ts";
import { findCatalogueHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { getFacets } from "#worker/modules/properties/search/facets.repository.ts";
import { decodeCursor } from "#worker/modules/properties/search/list-cursor.ts";
import type { ListPage } from "#worker/modules/properties/search/list-page.ts";
import { findNearestSearches as findNearestOnServer } from "#worker/modules/properties/search/nearest-searches.repository.ts";
import { listProperties } from "#worker/modules/properties/search/property-lists.repository.ts";
import { generateProperties } from "../../../migrations/seed/generated-properties.ts";
import { toNewProperty } from "../../../migrations/seed/seed-property.ts";
import { listedAreas, listedCities } from "../../local/search-query/listed-places.ts";
import { searchCases } from "../../local/search-query/search-cases.ts";
import { buildProperty, storeProperties, type TestProperty } from "../properties.ts";
import { randomFilters, randomProperties } from "../random-lists.ts";
import { createRandom } from "../seeded-random.ts";
import { queryRows } from "../storage/rows.ts";

const queriesPerFilters = 4;
const homesOfEachSort = 80;

interface ComparedList {
  sort: SortOrder;
  limit: number;
  pages: number;
}

interface ComparedQuery {
  filters: PropertyFilters;
  lists: ComparedList[];
}

/** Returns filters of lists: by chance, with what is known about living there, or as people type them. */
function createQuery(seed: number): ComparedQuery {
  const { pick, chance, whole, next } = createRandom(seed + 100_000);
  const filters = chance(0.3) ? typedFilters(pick(searchCases)[0]) : randomFilters(seed);
  if (chance(0.3)) {
    const name = pick(livingFilterNames);
    filters[name] = livingFilters[name].filter(() => next() < 0.6);
  }
  return {
    filters: {
      ...filters,
      reduced: chance(0.05) ? chance(0.5) : undefined,
      confirmed: chance(0.1) ? chance(0.5) : undefined,
    },
    lists: Array.from({ length: queriesPerFilters }, () => ({
      sort: pick(sortOrders),
      limit: whole(1, 60),
      pages: chance(0.2) ? 3 : 1,
    })),
  };
}

const typedFilters = (text: string): PropertyFilters => ({
  ...noFilters,
  ...parseSearch(text, { areas: listedAreas, cities: listedCities, lrdPerUsd: 200 }).filters,
});

async function storeHomes() {
  const { pick, chance } = createRandom(1);
  const withFact = (home: TestProperty): TestProperty => {
    const name = pick(livingFilterNames);
    const value = pick<string>(livingFilters[name]);
    const stored = value === "true" || value === "false" ? value === "true" : value;
    return { ...home, property: { ...home.property, [name]: stored } };
  };
  await storeProperties(
    ...randomProperties(homesOfEachSort, 7).map(withFact),
    ...generateProperties(homesOfEachSort, 3).map((seed, at) =>
      withFact({ ...buildProperty({ reference: `MH-${1000 + at}` }), property: toNewProperty(seed) }),
    ),
  );
  const results = await queryRows<{ n: number }>("SELECT n FROM properties");
  await env.DB.batch(
    results.flatMap(({ n }) => {
      return [
        env.DB.prepare("UPDATE properties SET is_confirmed = ? WHERE n = ?").bind(Number(chance(0.5)), n),
        ...(chance(0.1) ? [env.DB.prepare("UPDATE properties SET published = 0 WHERE n = ?").bind(n)] : []),
        ...(chance(0.2)
          ? [env.DB.prepare("UPDATE properties SET price_reduced_at = '2026-01-01T00:00:00.000Z' WHERE n = ?").bind(n)]
          : []),
      ];
    }),
  );
}

/** Compares the facets, and the pages and totals of some lists. */
async function compare(homes: PreparedCatalogue, { filters, lists }: ComparedQuery) {
  const description = `${filtersToParams(filters)}`;
  const firstPages = combineQueries(
    lists.map(({ sort, limit }) => listProperties({ filters, sort, view: "card", limit })),
    (...pages) => pages,
  );
  const [facets, pages] = await query(env.DB, getFacets(filters), firstPages);
  expect(facets.exact, description).toBe(true);
  expect(countCatalogueFacets(homes, filters), description).toEqual(facets);
  for (const [at, list] of lists.entries()) await comparePages(homes, filters, list, pages[at]);
}

async function comparePages(
  homes: PreparedCatalogue,
  filters: PropertyFilters,
  { sort, limit, pages }: ComparedList,
  first: ListPage | undefined,
) {
  const description = `${filtersToParams(filters)} ${sort} ${limit}`;
  const ids = (listed: readonly { uuid: string }[]) => listed.map(({ uuid }) => uuid);
  let page = first;
  for (let read = 0; read < pages && page; read++) {
    const found = searchCatalogue(homes, { filters, sort, limit, offset: read * limit });
    expect(ids(found.homes), description).toEqual(ids(page.data.properties));
    expect([found.total, true], description).toEqual([page.total, page.total_exact]);
    const from = page.next_cursor && decodeCursor(page.next_cursor, { filters, sort });
    if (!from) return;
    [page] = await query(env.DB, listProperties({ filters, sort, view: "card", limit, from }));
  }
}

/**
 * Compares the searches of the phone with those of the server: ids, order, totals, facets and pages, of four lists for each
 * seed. Its homes are the same for all seeds.
 */
export async function compareSearches(from: number, to: number): Promise<void> {
  await storeHomes();
  const [{ homes, total }] = await query(env.DB, findCatalogueHomes());
  expect(homes.length).toBe(total);
  const prepared = prepareCatalogue(homes);
  for (let seed = from; seed < to; seed++) await compare(prepared, createQuery(seed));
}

const homesOfNearest = 150;

/** Compares the nearest searches that the phone offers with those of the server, with their numbers. */
export async function compareNearestSearches(from: number, to: number): Promise<void> {
  await storeProperties(...randomProperties(homesOfNearest, 11));
  const [{ homes }] = await query(env.DB, findCatalogueHomes());
  const prepared = prepareCatalogue(homes);
  let offered = 0;
  for (let seed = from; seed < to; seed++) {
    const filters = randomFilters(seed);
    const [{ data }] = await query(env.DB, findNearestOnServer(filters));
    expect(findNearestSearches(prepared, filters), `${filtersToParams(filters)}`).toEqual(data.searches);
    if (data.searches.length > 0) offered++;
  }
  expect(offered).toBeGreaterThan((to - from) / 10);
}
