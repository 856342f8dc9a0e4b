import { type SQL, sql } from "drizzle-orm";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { FacetsResponse } from "#contract/listings/property-responses.ts";

export type LowestPrices = FacetsResponse["lowest_prices"];

/** Adds the price of a property in cents to the lowest prices of its area, which are in dollars. */
export function addLowestPrice(
  prices: LowestPrices,
  { kind, area, price_cents }: { kind: string; area?: string | null; price_cents?: number },
): void {
  if (!area || price_cents === undefined) return;
  const { [kind as PropertyKind]: lowest = Number.POSITIVE_INFINITY } = prices[area] ?? {};
  prices[area] = { ...prices[area], [kind]: Math.min(lowest, price_cents / 100) };
}

/** Selects the lowest price of each area, as `kind`, `area` and `price_cents`: two rows read per area and kind. */
export function selectLowestPrices(kind: PropertyKind | undefined): SQL {
  const ofKind = kind ? sql` AND kind = ${kind}` : sql``;
  return sql`SELECT kind, label AS area, (
      SELECT price_cents FROM properties INDEXED BY properties_area_price
      WHERE live = 1 AND kind = counted.kind AND area_key = counted.key ORDER BY price_order LIMIT 1
    ) AS price_cents
    FROM property_counts AS counted WHERE facet = 'area' AND label <> '' AND count > 0${ofKind}`;
}
