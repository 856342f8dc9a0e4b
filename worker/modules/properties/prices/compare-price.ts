import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { findPriceRank } from "#shared/prices/usual-price.ts";
import type { PropertyRow } from "../property-rows.ts";

type PricedRow = Pick<PropertyRow, "kind" | "property_type" | "area" | "city" | "bedrooms" | "price_cents">;

/** Returns how a price compares with those of such homes, as admins read it. */
export function comparePrice(figures: PriceFigures | null, row: PricedRow) {
  const usual = usualPriceOf(figures, row);
  return { usual_price: usual ?? null, price_rank: usual ? findPriceRank(usual, row.price_cents / 100) : null };
}
