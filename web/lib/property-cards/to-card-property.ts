import type { Property } from "#contract/listings/property.ts";
import type { CardProperty } from "./card-property.ts";

const smallVersion = /\/(\d+)-640\.webp$/;

/** What a card shows of a whole listing; the same fields in the same order as the API's card. */
export function toCardProperty(property: Property): CardProperty {
  const shared = {
    uuid: property.uuid,
    reference: property.reference,
    title: property.title,
    property_type: property.property_type,
    address: property.address,
    area: property.area,
    city: property.city,
    state: property.state,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    area_sqft: property.area_sqft,
    is_available: property.is_available,
    featured: property.featured,
    image_count: property.images.length,
    pictures: property.images.map(({ variants }) => numberOf(variants)),
    placeholder: property.images[0]?.placeholder ?? null,
    created_at: property.created_at,
  };
  return property.kind === "rent"
    ? { kind: "rent", ...shared, monthly_rent: property.monthly_rent }
    : { kind: "buy", ...shared, price: property.price };
}

/** A picture's number within its listing, read from its small version's address; 0 where there is none. */
function numberOf(variants: { url: string }[]): number {
  for (const { url } of variants) {
    const number = smallVersion.exec(url)?.[1];
    if (number) return Number(number);
  }
  return 0;
}
