import { groupDigits } from "../../http/group-digits.ts";
import type { PropertyKind } from "../property-kinds.ts";

/** In US dollars. Rents above and sales below are rare enough to ask about. */
const highRent = 50_000;
const lowSale = 1_000;
/** A price this many times above or below the usual one is probably a mistake. */
const unusualFactor = 10;

/**
 * Asks about a price that is probably not meant; undefined for a usual one.
 * @param price in US dollars, a month for a rent
 * @param usual the median of similar properties in US dollars; undefined if too few are known
 */
export function questionPrice(kind: PropertyKind, price: number, usual?: number): string | undefined {
  const isRent = kind === "rent";
  const isOutOfBounds = isRent ? price > highRent : price < lowSale;
  const isFarFromUsual = usual !== undefined && (price >= usual * unusualFactor || price <= usual / unusualFactor);
  if (!isOutOfBounds && !isFarFromUsual) return undefined;
  const amount = isRent ? `A rent of $${formatDollars(price)} a month` : `A price of $${formatDollars(price)}`;
  const comparison = usual === undefined ? "" : ` Similar listings cost about $${formatDollars(usual)}.`;
  return `${amount} is unusual.${comparison} Is it right?`;
}

/** Returns "1,250" or "1,250.50". */
export function formatDollars(amount: number): string {
  const [whole = "", cents] = (Math.round(amount * 100) / 100).toFixed(2).split(".");
  return cents === "00" ? groupDigits(whole) : `${groupDigits(whole)}.${cents}`;
}
