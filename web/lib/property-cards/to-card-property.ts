import type { Property } from "#contract/listings/property.ts";
import type { CardImageNumber } from "#shared/images/image-urls.ts";
import type { CardProperty } from "./card-property.ts";

const smallVersionUrl = /\/(\d+)-640\.webp$/;

const fieldsBeforeImages = [
  "kind",
  "uuid",
  "reference",
  "title",
  "property_type",
  "address",
  "area",
  "city",
  "state",
  "bedrooms",
  "bathrooms",
  "area_sqft",
  "is_available",
  "featured",
  "confirmed_at",
  "confirmed_by_owner",
  "previous_price",
];
const fieldsAfterImages = ["created_at", "monthly_rent", "price", "status", "move_in_cost"];

/** Converts a full property to card data, with the same fields in the same order as the API's cards. */
export function toCardProperty(property: Property): CardProperty {
  const pick = (names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (name in property ? [[name, property[name as keyof Property]]] : [])));
  const [cover] = property.images;
  return {
    ...pick(fieldsBeforeImages),
    image_count: property.images.length,
    pictures: property.images.map(({ variants }) => getImageNumber(variants)),
    placeholder: cover?.placeholder ?? null,
    ...(cover?.focus && { cover_focus: cover.focus }),
    ...pick(fieldsAfterImages),
  } as CardProperty;
}

/** Reads the image's number from the URL of its small version. Returns 0 if there is none. */
function getImageNumber(variants: { url: string }[]): CardImageNumber {
  for (const { url } of variants) {
    const number = smallVersionUrl.exec(url)?.[1];
    if (number) return Number(number);
  }
  return 0;
}
