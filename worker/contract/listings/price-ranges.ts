import type { PropertyKind } from "./property-kinds.ts";

/** A price filter in US dollars; both bounds are included. */
export interface PriceRange {
  min?: number;
  max?: number;
  label: string;
}

/**
 * The price filters of /buy and /rent, and those of both kinds together: `all` serves the search of the home page, the facets
 * without a kind and the names of chosen filters. /properties shows no price filter until a kind is chosen.
 */
export const priceRanges: Record<PropertyKind | "all", readonly PriceRange[]> = {
  buy: [
    { max: 200_000, label: "Under $200,000" },
    { min: 200_000, max: 400_000, label: "$200,000 – $400,000" },
    { min: 400_000, max: 600_000, label: "$400,000 – $600,000" },
    { min: 600_000, label: "$600,000+" },
  ],
  rent: [
    { max: 1000, label: "Under $1,000" },
    { min: 1000, max: 2000, label: "$1,000 – $2,000" },
    { min: 2000, max: 3000, label: "$2,000 – $3,000" },
    { min: 3000, label: "$3,000+" },
  ],
  all: [
    { min: 0, max: 1000, label: "$0 – $1,000" },
    { min: 1000, max: 2000, label: "$1,000 – $2,000" },
    { min: 2000, max: 3000, label: "$2,000 – $3,000" },
    { min: 3000, max: 5000, label: "$3,000 – $5,000" },
    { min: 5000, label: "$5,000+" },
  ],
};

/** Returns the key of a price range in facets and forms, such as `1000-2000` or `5000-`. */
export function priceRangeKey(range: PriceRange): string {
  return `${range.min ?? 0}-${range.max ?? ""}`;
}
