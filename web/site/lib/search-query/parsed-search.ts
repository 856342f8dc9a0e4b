import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { SortOrder } from "#shared/listings/property-options.ts";

/** The filters that words can set, under the names and with the values of the list query. */
export type SearchFilters = Partial<Omit<PropertyFilters, "q" | "lease_duration" | "featured">> & {
  /** "Cheapest" is an order of the list, not a filter. */
  sort?: SortOrder;
};

export interface SearchOptions {
  /** The names that listings use, such as the keys of the facets. Other places stay text. */
  areas?: readonly string[];
  cities?: readonly string[];
  /** The kind that is already selected, for example by the page. */
  kind?: PropertyKind;
  /** Liberian dollars for one US dollar. Without it, amounts in Liberian dollars stay text. */
  lrdPerUsd?: number | undefined;
}

/** Positions in the searched text; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** One recognised filter. The list shows it as a chip. */
export interface SearchChip {
  filters: SearchFilters;
  /** All words of the text that name this filter. */
  words: TextRange[];
}

export interface ParsedSearch {
  filters: SearchFilters;
  /** The search with its corrected words in quotes, so that they are searched as typed; undefined if none was corrected. */
  asTyped?: string | undefined;
  /** In the order of the text. Their filters together are `filters`. */
  chips: SearchChip[];
  /** What was not recognised, for the text search. Parsed again, it contains no filters. */
  rest: string;
}

/** A part of the text: words that stay text, a stop word, or recognised words with the filters that they set. */
export interface SearchPart extends TextRange {
  filters?: SearchFilters;
  isStopWord?: boolean;
  /** What is searched instead of words that stay text. */
  text?: string;
  /** A number that is a price if nothing beside it says otherwise. */
  isBareNumber?: boolean;
}
