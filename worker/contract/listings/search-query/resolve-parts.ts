import { foldText } from "./fold-text.ts";
import type { SearchFilters, SearchOptions, SearchPart } from "./parsed-search.ts";
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
  const hasArea = all.some(({ area, city }) => area && !city);
  const isSizeKnown = all.some(
    (filters) => filters.min_bedrooms || filters.bedrooms || (filters.property_type && filters !== selfContained),
  );
  const kinds = new Set(all.flatMap((filters) => filters.kind ?? []));
  const isSale = !kinds.has("rent") && (kinds.has("buy") || kind === "buy");

  return parts.map((part) => {
    const { filters } = part;
    if (!filters) return part;
    if (filters === selfContained && isSizeKnown) return { ...part, filters: {} };
    if (filters.city) {
      if (!hasArea) return { ...part, filters: { city: filters.city } };
      // "ELWA, Paynesville" is in ELWA, but "Sinkor or Paynesville" is in either.
      const isArea = filters.area && isAlternative(text, recognised, part);
      return { ...part, filters: isArea ? { area: filters.area } : {} };
    }
    return isSale ? { ...part, filters: withoutRentalFields(filters) } : part;
  });
}

/** Only rentals have these fields, so the filters would hide every property for sale. Its amenities may say the same. */
function withoutRentalFields(filters: SearchFilters): SearchFilters | undefined {
  const { furnished, pets, parking } = filters;
  if (furnished) return { amenity: ["furnished"] };
  if (parking) return { amenity: ["parking"] };
  return [furnished, pets, parking].some((flag) => flag !== undefined) ? undefined : filters;
}
