import { groupDigits } from "#shared/group-digits.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";

/** Formats a number with thousands separators. Intl could give different results on the server and in the browser. */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  return groupDigits(whole) + (fraction ? `.${fraction}` : "");
}

/** Formats US dollars: `$1,250`, and `$1,250.50` if there are cents. */
export function formatMoney(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return `$${formatNumber(Math.trunc(cents / 100))}${cents % 100 ? `.${String(cents % 100).padStart(2, "0")}` : ""}`;
}

/** Formats a price with its suffix: `$1,250/mo` for rent, `$85,000` for sale. */
export function formatPrice(kind: PropertyKind, dollars: number): string {
  return formatMoney(dollars) + propertyKindTraits[kind].priceSuffix;
}

/** Formats a floor area: `1,150 sq ft`. */
export function formatArea(squareFeet: number): string {
  return `${formatNumber(squareFeet)} sq ft`;
}

/** Formats a number with its unit: `1 bed`, `3 beds`, `0 beds`. */
export function formatCount(count: number, word: string, plural = `${word}s`): string {
  return `${formatNumber(count)} ${count === 1 ? word : plural}`;
}

/** Joins the parts that are not empty. */
export function joinParts(parts: (string | null | undefined | false)[], separator = ", "): string {
  return parts.filter(Boolean).join(separator);
}

const months = "January February March April May June July August September October November December".split(" ");

/** Formats the UTC day of an ISO time: `14 March 2026`. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
