import type { PropertyKind } from "./property-kinds.ts";

/** A price filter in US dollars; both bounds are included. */
export interface PriceRange {
  min?: number;
  max?: number;
  label: string;
}

/** The price filters of /buy and /rent, and `all`, those of /properties for both kinds together and for rentals. */
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

/** Returns the price filters that lists of a kind may show. */
export const priceOptions = (kind: PropertyKind | undefined): readonly PriceRange[] =>
  kind === "rent" ? [...priceRanges.rent, ...priceRanges.all] : priceRanges[kind ?? "all"];

/** Returns the key of a price range in facets and forms, such as `1000-2000` or `5000-`. */
export function priceRangeKey(range: PriceRange): string {
  return `${range.min ?? 0}-${range.max ?? ""}`;
}
