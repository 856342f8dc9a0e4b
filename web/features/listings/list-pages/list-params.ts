import {
  filtersToParams,
  flagFilterNames,
  listFilterNames,
  numberFilterNames,
  type PropertyFilters,
} from "#contract/listings/property-filters.ts";
import { propertyKinds } from "#contract/listings/property-kinds.ts";
import { leaseDurations, propertyTypes, type SortOrder, sortOrders } from "#contract/listings/property-options.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import type { ListPageConfig } from "./list-page-config.ts";

/** What a list page's address says: the filters, the order, and which page of the list. */
export interface ListParams {
  filters: PropertyFilters;
  sort: SortOrder;
  cursor?: string | undefined;
  before?: string | undefined;
}

const maxChoices = 20;

/**
 * Reads a page's address. What it does not know it drops, so that an old or mistyped link still shows a list.
 * `price=1000-2000` is how a plain form says the two bounds at once.
 */
export function parseListParams(page: ListPageConfig, params: URLSearchParams): ListParams {
  const one = (name: string) =>
    params
      .getAll(name)
      .findLast((value) => value.trim())
      ?.trim();
  const offered = offeredNames(page);
  const filters: PropertyFilters = {
    kind: page.kind ? undefined : propertyKinds.find((kind) => kind === one("kind")),
    q: one("q")?.slice(0, 200),
    property_type: [],
    city: [],
    area: [],
    lease_duration: offered.has("lease_duration") ? among(leaseDurations, one("lease_duration")) : undefined,
  };
  for (const name of listFilterNames) {
    const values = params.getAll(name).map((value) => value.trim().slice(0, 100));
    const known = name === "property_type" ? values.map((value) => among(propertyTypes, value) ?? "") : values;
    filters[name] = [...new Set(known.filter(Boolean))].slice(0, maxChoices);
  }
  for (const name of numberFilterNames) filters[name] = positive(one(name));
  const price = /^(\d{0,10})-(\d{0,10})$/.exec(one("price") ?? "");
  if (price) [filters.min_price, filters.max_price] = [positive(price[1]), positive(price[2])];
  for (const name of flagFilterNames) {
    const value = one(name);
    if ((name === "featured" || offered.has(name)) && (value === "true" || value === "false"))
      filters[name] = value === "true";
  }
  const sort = sortOrders.find((order) => order === one("sort")) ?? "newest";
  return { filters, sort, cursor: one("cursor"), before: one("before") };
}

/** The query of an address in one fixed order: equal addresses are equal text. */
export function toSearchParams({ filters, sort, cursor, before }: ListParams): URLSearchParams {
  const params = filtersToParams(filters);
  if (sort !== "newest") params.set("sort", sort);
  if (cursor) params.set("cursor", cursor);
  if (before) params.set("before", before);
  return params;
}

export function buildListPath(page: ListPageConfig, address: ListParams): string {
  return withQuery(page.path, toSearchParams(address));
}

/** The first page of the same list under other filters: a cursor belongs to the filters it was made under. */
export function withFilters(address: ListParams, change: Partial<PropertyFilters>): ListParams {
  return { sort: address.sort, filters: { ...address.filters, ...change } };
}

/** Whether the address narrows the list in any way. */
export function hasFilters({ filters }: ListParams): boolean {
  return filtersToParams(filters).size > 0;
}

function offeredNames(page: ListPageConfig): ReadonlySet<string> {
  return new Set<string>([...page.groups, ...(page.groups.includes("wishes") ? page.wishes : [])]);
}

function among<T extends string>(options: readonly T[], value = ""): T | undefined {
  const lower = value.toLowerCase();
  return options.find((option) => option.toLowerCase() === lower);
}

/** A number above 0, else undefined: "at least 0" asks for nothing. */
function positive(value: string | undefined): number | undefined {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
