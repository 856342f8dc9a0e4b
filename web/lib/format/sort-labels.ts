import type { SortOrder } from "#shared/listings/property-options.ts";

/** The orders of lists as people read them. */
export const sortLabels: Record<SortOrder, string> = {
  best: "Available first",
  newest: "Newest",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  "size-large": "Size: large to small",
  "size-small": "Size: small to large",
};
