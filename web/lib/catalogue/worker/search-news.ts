import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { getPrice } from "#shared/listings/property-price.ts";

/** The available homes that a visitor has seen: the start of the uuid, and the price. */
export type SeenHomes = Record<string, number>;

/** What changed in the results of a search since the visitor last looked. */
export interface SearchNews {
  added: number;
  /** Homes whose price is lower. */
  reduced: number;
  /** Homes that are not available any more. */
  gone: number;
}

/** Eight digits tell a few thousand homes apart, and need a quarter of the storage. */
const shortId = ({ uuid }: CatalogueHome): string => uuid.slice(0, 8);

/**
 * Returns what a saved search stores of its results.
 * @param seenAt when the visitor looked at them, in milliseconds: homes that are newer were not there
 */
export const recordSeen = (matches: readonly CatalogueHome[], seenAt = Number.POSITIVE_INFINITY): SeenHomes =>
  Object.fromEntries(
    matches
      .filter((home) => home.is_available && Date.parse(home.created_at) <= seenAt)
      .map((home) => [shortId(home), getPrice(home)]),
  );

/**
 * Compares the results of a search with those that the visitor has seen.
 * @param homes the whole catalogue: a home that no longer matches is not gone if it is still available
 */
export function compareWithSeen(
  seen: SeenHomes,
  matches: readonly CatalogueHome[],
  homes: readonly CatalogueHome[],
): SearchNews {
  const now = Object.entries(recordSeen(matches));
  const available = recordSeen(homes);
  return {
    added: now.filter(([id]) => !(id in seen)).length,
    reduced: now.filter(([id, price]) => price < (seen[id] ?? 0)).length,
    gone: Object.keys(seen).filter((id) => !(id in available)).length,
  };
}
