import { foldText } from "./fold-text.ts";
import type { SearchFilters, SearchOptions, SearchPart } from "./parsed-search.ts";
import { placeNames } from "./place-names.ts";
import { resolveBareNumbers } from "./rules/bare-numbers.ts";
import { selfContained } from "./rules/word-rules.ts";

/** Returns whether "or", "and" or a slash joins a part to the recognised words before or after it. */
function isAlternative(text: string, recognised: readonly SearchPart[], part: SearchPart): boolean {
  const index = recognised.indexOf(part);
  const before = text.slice(recognised[index - 1]?.end ?? part.start, part.start);
  const after = text.slice(part.end, recognised[index + 1]?.start ?? part.end);
  return [before, after].some((gap) => /\b(?:or|and)\b|[/&]/i.test(gap));
}

/** Decides what recognised words mean together. Words that add nothing get no filters, words that cannot apply are text. */
export function resolveParts(text: string, found: readonly SearchPart[], { kind }: SearchOptions): SearchPart[] {
  const parts = resolveBareNumbers(foldText(text), found);
  const recognised = parts.filter((part) => part.filters);
  const all = recognised.flatMap(({ filters }) => filters ?? []);
  const placeFields = readPlaces(text, recognised);
  const isSizeKnown = all.some(
    (filters) => filters.min_bedrooms || filters.bedrooms || (filters.property_type && filters !== selfContained),
  );
  const kinds = new Set(all.flatMap((filters) => filters.kind ?? []));
  const isSale = !kinds.has("rent") && (kinds.has("buy") || kind === "buy");

  return parts.map((part) => {
    const { filters } = part;
    if (!filters) return part;
    if (filters === selfContained && isSizeKnown) return { ...part, filters: {} };
    const place = placeFields.get(part);
    if (place) return { ...part, filters: place };
    // For properties for sale, only amenities say such things, and none says "no".
    const isRentalField = filters.pets !== undefined || filters.furnished === false || filters.parking === false;
    return isSale && isRentalField ? { ...part, filters: undefined } : part;
  });
}

/**
 * Returns what each place means beside the others. "ELWA, Paynesville" is in ELWA: the city adds nothing. "Sinkor or
 * Paynesville" is in either, and a city and an area that are alternatives are one filter.
 */
function readPlaces(text: string, recognised: readonly SearchPart[]): Map<SearchPart, SearchFilters> {
  const places = recognised.filter(({ filters = {} }) => placeNames(filters).length > 0);
  const hasArea = places.some(({ filters }) => filters?.area);
  const isKept = (part: SearchPart) => !hasArea || part.filters?.area || isAlternative(text, recognised, part);
  const fields = new Set(places.filter(isKept).flatMap(({ filters }) => Object.keys(filters ?? {})));
  return new Map(
    places.map((part) => {
      const { filters = {} } = part;
      if (!isKept(part)) return [part, {}];
      return [part, fields.size > 1 ? { place: placeNames(filters) } : filters];
    }),
  );
}
