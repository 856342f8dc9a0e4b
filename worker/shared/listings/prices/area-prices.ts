import { type PriceFigures, unknownBedrooms } from "#shared/prices/price-figures.ts";
import type { UsualPrice } from "#shared/prices/usual-price.ts";
import { type ComparedHome, usualPriceOf } from "./usual-price-of.ts";

/** What homes of an area usually cost: all (`bedrooms` null), or those with so many bedrooms, the last one "or more". */
export type AreaPrice = UsualPrice & { bedrooms: number | null };

/** Returns what homes of an area usually cost, together and by bedrooms where it has enough of them. */
export function areaPrices(figures: PriceFigures | null, home: ComparedHome): AreaPrice[] {
  const all = usualPriceOf(figures, home);
  const byBedrooms = Array.from({ length: unknownBedrooms }, (_, bedrooms) => ({
    bedrooms,
    usual: usualPriceOf(figures, { ...home, bedrooms }),
  }));
  return [
    ...(all ? [{ bedrooms: null, ...all }] : []),
    ...byBedrooms.flatMap(({ bedrooms, usual }) => (usual?.level === "area" ? [{ bedrooms, ...usual }] : [])),
  ];
}
