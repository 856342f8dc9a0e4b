import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import type { CardTexts } from "#web/admin/lib/images/images-field-props.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { type ListingValues, toListingBody } from "./listing-values.ts";

/** Returns what the listing's card would show below the photo. Missing values have a placeholder. */
export function cardTexts(kind: PropertyKind, values: ListingValues): CardTexts {
  const { priceField, priceSuffix } = propertyKindTraits[kind];
  const { title, area, city, state, [priceField]: price } = toListingBody(kind, values);
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const place = area && area !== city ? [text(area), text(city)] : [text(city), text(state)];
  return {
    price: typeof price === "number" ? joinParts([formatMoney(price), priceSuffix], " ") : "No price yet",
    title: text(title) ?? "No title yet",
    place: joinParts(place),
  };
}
