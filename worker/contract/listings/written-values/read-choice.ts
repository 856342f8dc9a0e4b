import type { PropertyKind } from "../property-kinds.ts";
import { leaseDurations, propertyTypes } from "../property-options.ts";
import type { ListingStatus } from "../status/listing-status.ts";

const kinds: [PropertyKind, RegExp][] = [
  ["rent", /\b(rents?|rentals?|to let|let|lease|letting|renting)\b/],
  ["buy", /\b(buy|sales?|sell|selling|purchase)\b/],
];

/** Returns the kind of a text such as "For Sale" or "to let". */
export function readKind(text: string): PropertyKind | undefined {
  const matches = kinds.filter(([, pattern]) => pattern.test(text.toLowerCase()));
  return matches.length === 1 ? matches[0]?.[0] : undefined;
}

/** Words for types that have another name here. The first match counts. */
const typeWords: [RegExp, string][] = [
  [/studio|bedsitter/, "Studio"],
  [/town ?house|terraced?|row house/, "Townhouse"],
  [/ware ?house|storage|depot/, "Warehouse"],
  [/pent ?house/, "Penthouse"],
  [/duplex|semi.?detached/, "Duplex"],
  [/event|hall\b|conference/, "Event Center"],
  [/office/, "Office Space"],
  [/condo/, "Condo"],
  [/villa|mansion/, "Villa"],
  [/loft/, "Loft"],
  [/apartment|\bflat|\bapt/, "Apartment"],
  [/commercial|shop|store|retail|business|hotel/, "Commercial"],
  [/\bland\b|\blots?\b|\bplots?\b|acre/, "Land"],
  [/house|home|bungalow|compound|detached/, "House"],
  [/other|misc|room/, "Other"],
];

/** Returns the property type that a text such as "house", "Flats" or "Shop" means. */
export function readPropertyType(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const same = propertyTypes.find((type) => [type.toLowerCase(), `${type.toLowerCase()}s`].includes(word));
  return same ?? typeWords.find(([pattern]) => pattern.test(word))?.[1];
}

/** Words for each status. "let" and "rented" are a status, "to let" is not. */
const statusWords: [RegExp, ListingStatus][] = [
  [/under (offer|contract)|pending|reserved|on hold|negotiat/, "under_offer"],
  [/\bsold\b/, "sold"],
  [/^(let|rented|leased|occupied|let agreed)\b/, "let"],
  [/unavailable|not available|inactive|off market|withdrawn|expired|closed/, "unavailable"],
  [/available|active|for sale|for rent|to let|on market|vacant|^live/, "available"],
];

/** Returns the status that a text such as "Active" or "Under contract" means. */
export function readStatus(text: string): ListingStatus | undefined {
  const word = text.trim().toLowerCase();
  return statusWords.find(([pattern]) => pattern.test(word))?.[1];
}

const monthsOfLease: Record<number, (typeof leaseDurations)[number]> = {
  1: "Month-to-Month",
  3: "3 Months",
  6: "6 Months",
  12: "1 Year",
  24: "2 Years",
};

/** Returns the lease duration that a text such as "12 months" or "yearly" means. */
export function readLeaseDuration(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const same = leaseDurations.find((duration) => duration.toLowerCase() === word);
  if (same) return same;
  const [, digits = "1", unit = ""] = /^(\d+)?\s*\+?\s*-?\s*(m|y|annual)/.exec(word) ?? [];
  if (!unit) return undefined;
  const months = Number(digits) * (unit === "m" ? 1 : 12);
  return months >= 36 ? "3+ Years" : monthsOfLease[months];
}
