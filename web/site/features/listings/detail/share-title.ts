import type { Property } from "#contract/listings/property.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { isSoldOrLet, statusText } from "../facts/listing-status.ts";

/** The word that people here use. */
const spoken: Record<string, string> = { Apartment: "flat" };

/**
 * Returns what chats show as the title of a home, what matters first: "$450 a month · 2-bedroom flat, Sinkor · Sea view".
 * A home that is sold or let says so in place of its price.
 */
export function shareTitle(property: Property): string {
  const { kind, property_type, bedrooms, area, city, title } = property;
  const price = formatMoney(getPrice(property)) + (kind === "rent" ? " a month" : "");
  const type = spoken[property_type] ?? property_type.toLowerCase();
  const what = bedrooms ? `${bedrooms}-bedroom ${type}` : type;
  const offer = isSoldOrLet(property) ? statusText(property) : price;
  const begin = [offer, joinParts([what, area ?? city])];
  return joinParts(
    [...(property.is_available || isSoldOrLet(property) ? begin : [...begin, statusText(property)]), title],
    " · ",
  );
}
