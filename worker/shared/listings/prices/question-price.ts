import { findPriceRank, type UsualPrice } from "#shared/prices/usual-price.ts";
import { groupDigits } from "../../group-digits.ts";
import type { PropertyKind } from "../property-kinds.ts";

/** In US dollars. Without comparable homes, rents above and sales below are rare enough to ask about. */
const highRent = 50_000;
const lowSale = 1_000;

/**
 * Asks about a price above nine of ten such homes, or so low that a digit is probably missing; undefined for a usual one.
 * @param price in US dollars, a month for a rent
 * @param usual undefined if too few such homes are known
 */
export function questionPrice(kind: PropertyKind, price: number, usual?: UsualPrice): string | undefined {
  const problem = usual ? describeRank(price, usual) : describeLimit(kind, price);
  const amount = kind === "rent" ? `A rent of $${formatDollars(price)} a month` : `A price of $${formatDollars(price)}`;
  return problem && `${amount} is ${problem}. Is it right?`;
}

function describeRank(price: number, usual: UsualPrice): string | undefined {
  const rank = findPriceRank(usual, price);
  const side = rank > 90 ? "above 9 of 10" : rank < 1 ? "below 99 of 100" : undefined;
  return side && `${side} such homes, which usually cost ${formatRange(usual)}`;
}

const describeLimit = (kind: PropertyKind, price: number) =>
  (kind === "rent" ? price > highRent : price < lowSale) ? "unusual" : undefined;

/** Returns "$900–1,400". */
export const formatRange = ({ low, high }: Pick<UsualPrice, "low" | "high">): string =>
  low === high ? `$${formatDollars(low)}` : `$${formatDollars(low)}–${formatDollars(high)}`;

/** Returns "1,250" or "1,250.50". */
export function formatDollars(amount: number): string {
  const [whole = "", cents] = (Math.round(amount * 100) / 100).toFixed(2).split(".");
  return cents === "00" ? groupDigits(whole) : `${groupDigits(whole)}.${cents}`;
}
