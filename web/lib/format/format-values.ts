import { type PropertyKind, propertyKindTraits } from "#contract/listings/property-kinds.ts";

const groups = /\B(?=(\d{3})+(?!\d))/g;

/** A number with thousands separators. Written out, not by Intl, so that server and phone agree. */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  return whole.replace(groups, ",") + (fraction ? `.${fraction}` : "");
}

/** US dollars: `$1,250`, cents only when there are any, `$1,250.50` (ruling 2). */
export function formatMoney(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return `$${formatNumber(Math.trunc(cents / 100))}${cents % 100 ? `.${String(cents % 100).padStart(2, "0")}` : ""}`;
}

/** The price with its suffix: `$1,250/mo` for rent, `$85,000` for sale. */
export function formatPrice(kind: PropertyKind, dollars: number): string {
  return formatMoney(dollars) + propertyKindTraits[kind].priceSuffix;
}

/** Floor space: `1,150 sq ft`. */
export function formatArea(squareFeet: number): string {
  return `${formatNumber(squareFeet)} sq ft`;
}

/** `1 bed`, `3 beds`, `0 beds`: a number with its word. */
export function formatCount(count: number, word: string, plural = `${word}s`): string {
  return `${formatNumber(count)} ${count === 1 ? word : plural}`;
}

/** Joins what there is, leaving out what is missing or empty. */
export function joinParts(parts: (string | null | undefined | false)[], separator = ", "): string {
  return parts.filter(Boolean).join(separator);
}

const months = "January February March April May June July August September October November December".split(" ");

/** The day of an ISO time, in UTC: `14 March 2026`. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
