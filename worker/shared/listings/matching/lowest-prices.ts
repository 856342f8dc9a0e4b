import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import type { PropertyKind } from "../property-kinds.ts";

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
  if (price_cents / 100 < lowest) prices[area] = { ...prices[area], [kind]: price_cents / 100 };
}
