import type { NearestSearch } from "#contract/listings/nearest/nearest-search.ts";
import { toFilterKeys } from "../../listings/matching/filter-values.ts";
import {
  keepClosest,
  maxCounted,
  maxNearestAreas,
  type WiderSearch,
  widenSearch,
} from "../../listings/nearest/wider-searches.ts";
import { filtersToParams, type PropertyFilters } from "../../listings/property-filters.ts";
import { propertyKinds } from "../../listings/property-kinds.ts";
import { toSearchKey } from "../../listings/words.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import type { PreparedCatalogue } from "./prepared-catalogue.ts";
import { findHomes } from "./search-catalogue.ts";

/**
 * Returns wider searches with their counts if no home matches, none otherwise. As the server finds them, but
 * the homes of an area are counted beyond `maxCounted`.
 */
export function findNearestSearches(catalogue: PreparedCatalogue, filters: PropertyFilters): NearestSearch[] {
  if (findHomes(catalogue, filters).length > 0) return [];
  const city = findCity(catalogue, filters.area);
  return keepClosest(widenSearch(filters).flatMap((search) => countSearch(catalogue, search, city)));
}

/** Returns the city of the oldest home of an area, for sale if there is one, as the server does. */
function findCity(catalogue: PreparedCatalogue, areas: string[]): string | undefined {
  const [key] = toFilterKeys(areas);
  const ofArea = catalogue.homes.filter((home) => home.area !== null && toSearchKey(home.area) === key);
  for (const kind of propertyKinds) {
    const found = ofArea.filter((home) => home.kind === kind).pop();
    if (found) return found.city;
  }
  return undefined;
}

function countSearch(
  catalogue: PreparedCatalogue,
  { change, filters, inCityOfArea }: WiderSearch,
  city: string | undefined,
): NearestSearch[] {
  if (inCityOfArea && city === undefined) return [];
  const wider = inCityOfArea && city !== undefined ? { ...filters, city: [city] } : filters;
  const found = findHomes(catalogue, wider);
  if (found.length === 0) return [];
  const count = Math.min(found.length, maxCounted);
  const search = { change, query: `${filtersToParams(wider)}`, count, exact: found.length <= maxCounted };
  return [search, ...(inCityOfArea ? listAreas(found, filters) : [])];
}

/** Returns a search in each of the areas with the most homes, if there are several. */
function listAreas(found: readonly CatalogueHome[], filters: PropertyFilters): NearestSearch[] {
  const areas = new Map<string, { area: string; count: number }>();
  for (const home of found) {
    const key = toSearchKey(home.area ?? "");
    if (!home.area || !key) continue;
    const { area, count } = areas.get(key) ?? { area: home.area, count: 0 };
    areas.set(key, { area, count: count + 1 });
  }
  if (areas.size < 2) return [];
  return [...areas.values()]
    .sort((a, b) => b.count - a.count || (a.area < b.area ? -1 : 1))
    .slice(0, maxNearestAreas)
    .map(({ area, count }) => ({
      change: "area" as const,
      query: `${filtersToParams({ ...filters, area: [area] })}`,
      count,
      exact: true,
    }));
}
