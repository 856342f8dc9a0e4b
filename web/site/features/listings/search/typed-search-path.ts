import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { listPath, withQuery } from "#web/lib/page/paths.ts";
import { parseSearch } from "#web/site/lib/search-query/parse-search.ts";
import type { ParsedSearch, SearchFilters } from "#web/site/lib/search-query/parsed-search.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { type ListParams, toSearchParams } from "../list-pages/list-params.ts";

/** A filter of the first kind replaces all of its group: a typed "under 500" also ends "from $1,000". */
const groups = [
  ["min_price", "max_price"],
  ["area", "city", "place"],
  ["min_bedrooms", "bedrooms", "max_bedrooms"],
] as const;
const noGroup = {
  min_price: undefined,
  max_price: undefined,
  area: [],
  city: [],
  place: [],
  min_bedrooms: undefined,
  bedrooms: undefined,
  max_bedrooms: undefined,
};

/**
 * Turns the typed words of a search into filters: `q` "two bedrooms under 500" becomes 2+ bedrooms and a price. Typed
 * words win over the filters that are already set. The rest of the text stays in `q`.
 * @param lrdPerUsd Liberian dollars for one US dollar; without it, such amounts stay text
 * @param places facets without filters, for the names of areas and cities; without them, places stay text
 * @returns the path of the list with these filters. The kind of the words chooses the page. If the spelling was corrected,
 * `typed` in its query is the query of the search as typed.
 */
export function typedSearchPath(
  config: ListPageConfig,
  { filters, sort }: Pick<ListParams, "filters" | "sort">,
  places: FacetsResponse | undefined,
  lrdPerUsd?: number,
): string {
  const current = config.kind ?? filters.kind;
  const parse = (text = "") =>
    parseSearch(text, {
      areas: Object.keys(places?.data.area ?? {}),
      cities: Object.keys(places?.data.city ?? {}),
      kind: current,
      lrdPerUsd,
    });
  const parsed = parse(filters.q);
  const { kind, params } = applyWords(parsed, { filters, sort }, current);
  if (parsed.asTyped)
    params.typed = `${toSearchParams(applyWords(parse(parsed.asTyped), { filters, sort }, current).params)}`;
  return withQuery(kind ? listPath(kind) : config.path, toSearchParams(params));
}

/** Adds the recognised words of a search to the filters and the order that are set. */
function applyWords(
  { filters: { kind, sort: typedSort, ...words }, rest }: ParsedSearch,
  { filters, sort }: Pick<ListParams, "filters" | "sort">,
  current: PropertyKind | undefined,
): { kind: PropertyKind | undefined; params: ListParams } {
  const isOtherKind = kind !== undefined && current !== undefined && kind !== current;
  const next: PropertyFilters = {
    ...filters,
    // Rents and prices cannot be compared.
    ...(isOtherKind && { min_price: undefined, max_price: undefined }),
    ...replacedGroups(words),
    ...words,
    q: rest || undefined,
  };
  if (kind) delete next.kind;
  return { kind, params: { filters: next, sort: typedSort ?? sort } };
}

function replacedGroups(words: SearchFilters): Partial<PropertyFilters> {
  const replaced = groups.filter((names) => names.some((name) => words[name] !== undefined)).flat();
  return Object.fromEntries(replaced.map((name) => [name, noGroup[name]]));
}
