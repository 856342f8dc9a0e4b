import { readAmenities } from "#shared/listings/amenities/amenity-names.ts";
import { livingFilterNames, readLivingValues } from "#shared/listings/details/living-filters.ts";
import {
  filtersToParams,
  flagFilterNames,
  listFilterNames,
  noFilters,
  numberFilterNames,
  type PropertyFilters,
} from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import {
  leaseDurations,
  pageSortOrder,
  propertyTypes,
  type SortOrder,
  sortOrders,
} from "#shared/listings/property-options.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";
import { parsePriceRange } from "./parse-price-range.ts";

/** The state of a list page as its URL holds it: filters, sort order and position in the list. */
export interface ListParams {
  filters: PropertyFilters;
  sort: SortOrder;
  cursor?: string | undefined;
  before?: string | undefined;
  /** If the spelling was corrected: the query of the search as it was typed. */
  typed?: string | undefined;
}

/** The list that a page shows. */
export interface ShownList {
  config: ListPageConfig;
  params: ListParams;
}

const maxValuesPerFilter = 20;
/** In characters. */
const maxTypedLength = 600;

/**
 * Reads the query of a list page. Unknown and invalid values are dropped, so that an old or mistyped link still shows
 * a list. Without a script, the form sends both price bounds in one field: `price=1000-2000`.
 */
export function parseListParams(config: ListPageConfig, searchParams: URLSearchParams): ListParams {
  const lastValue = (name: string) =>
    searchParams
      .getAll(name)
      .filter((value) => value.trim())
      .pop()
      ?.trim();
  const supported = getSupportedNames(config);
  const filters: PropertyFilters = {
    ...noFilters,
    kind: config.kind ? undefined : propertyKinds.find((kind) => kind === lastValue("kind")),
    q: readText(lastValue("q")),
    lease_duration: supported.has("lease_duration")
      ? matchOption(leaseDurations, lastValue("lease_duration"))
      : undefined,
  };
  for (const name of listFilterNames) {
    const values = searchParams.getAll(name).map((value) => value.trim().slice(0, 100));
    const valid = name === "property_type" ? values.map((value) => matchOption(propertyTypes, value) ?? "") : values;
    filters[name] = [...new Set(valid.filter(Boolean))].slice(0, maxValuesPerFilter);
  }
  const amenity = readAmenities(searchParams.getAll("amenity").map((value) => value.slice(0, 100)));
  if (amenity.length > 0) filters.amenity = amenity.slice(0, maxValuesPerFilter);
  for (const name of livingFilterNames) {
    const values = readLivingValues(name, searchParams.getAll(name));
    if (values.length > 0) filters[name] = values;
  }
  for (const name of numberFilterNames) filters[name] = parsePositive(lastValue(name));
  Object.assign(filters, parsePriceRange(lastValue("price") ?? ""));
  for (const name of flagFilterNames) {
    const value = lastValue(name);
    if ((name === "featured" || supported.has(name)) && (value === "true" || value === "false"))
      filters[name] = value === "true";
  }
  const sort = sortOrders.find((order) => order === lastValue("sort")) ?? pageSortOrder;
  return {
    filters,
    sort,
    cursor: lastValue("cursor"),
    before: lastValue("before"),
    typed: readText(lastValue("typed"), maxTypedLength),
  };
}

/** Returns the query in a fixed order, so that equal params give equal text. */
export function toSearchParams({ filters, sort, cursor, before, typed }: ListParams): URLSearchParams {
  const searchParams = filtersToParams(filters);
  if (sort !== pageSortOrder) searchParams.set("sort", sort);
  if (cursor) searchParams.set("cursor", cursor);
  if (before) searchParams.set("before", before);
  if (typed) searchParams.set("typed", typed);
  return searchParams;
}

export function buildListPath({ path, place }: ListPageConfig, params: ListParams): string {
  const searchParams = toSearchParams(params);
  return place && `${searchParams}` === place.query ? place.path : withQuery(path, searchParams);
}

/** Changes filters and returns to the first page, because a cursor is valid only for the filters it was made with. */
export function withFilters(params: ListParams, change: Partial<PropertyFilters>): ListParams {
  return { sort: params.sort, filters: { ...params.filters, ...change } };
}

/** Returns what a saved search stores of a list: its first page, and its filters with the kind of the list. */
export function getSavedSearch(config: ListPageConfig, { filters, sort }: ListParams) {
  const query = `${filtersToParams({ ...filters, kind: config.kind ?? filters.kind })}`;
  return { path: buildListPath(config, { filters, sort }), query };
}

export function hasFilters({ filters }: ListParams): boolean {
  return `${filtersToParams(filters)}` !== "";
}

function getSupportedNames({ filterGroups, checkboxFilters }: ListPageConfig): ReadonlySet<string> {
  return new Set<string>([...filterGroups, ...(filterGroups.includes("checkboxes") ? checkboxFilters : [])]);
}

/** Returns undefined for symbols and emoji alone, because they filter nothing. */
function readText(text = "", maxLength = 200): string | undefined {
  return /[\p{L}\p{N}]/u.test(text) ? text.slice(0, maxLength) : undefined;
}

function matchOption<T extends string>(options: readonly T[], value = ""): T | undefined {
  const lower = value.toLowerCase();
  return options.find((option) => option.toLowerCase() === lower);
}

/** Returns undefined for 0, because "at least 0" filters nothing. */
function parsePositive(value: string | undefined): number | undefined {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
