import { sql } from "drizzle-orm";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";

export type LowestPrices = FacetsResponse["lowest_prices"];

/** A price in an area; listings may have no area. */
export interface PricedArea {
  kind: PropertyKind;
  area: string | null;
  price_cents: number | null;
}

/** Adds a price in cents to the lowest prices of its area, which are in dollars. */
export function addLowestPrice(prices: LowestPrices, { kind, area, price_cents }: PricedArea): void {
  if (!area || price_cents === null) return;
  const { [kind]: lowest = Number.POSITIVE_INFINITY } = prices[area] ?? {};
  prices[area] = { ...prices[area], [kind]: Math.min(lowest, price_cents / 100) };
}

/** Selects the lowest price in cents of the area of a row of `property_counts AS counted`: two rows read. */
export const selectLowestPrice = sql`(SELECT price_cents FROM properties INDEXED BY properties_area_price
  WHERE is_listed = 1 AND kind = counted.kind AND area_key = counted.key ORDER BY price_order LIMIT 1)`;
