import type { Property } from "#contract/listings/property.ts";
import type { CardProperty } from "./card-property.ts";

const smallVersionUrl = /\/(\d+)-640\.webp$/;

/** Converts a full property to card data, with the same fields in the same order as the API's cards. */
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
    confirmed_at: property.confirmed_at,
    previous_price: property.previous_price,
    image_count: property.images.length,
    pictures: property.images.map(({ variants }) => getImageNumber(variants)),
    placeholder: property.images[0]?.placeholder ?? null,
    ...(property.images[0]?.focus && { cover_focus: property.images[0].focus }),
    created_at: property.created_at,
  };
  return property.kind === "rent"
    ? {
        kind: "rent",
        ...shared,
        monthly_rent: property.monthly_rent,
        status: property.status,
        move_in_cost: property.move_in_cost,
      }
    : { kind: "buy", ...shared, price: property.price, status: property.status };
}

/** Reads the image's number from the URL of its small version. Returns 0 if there is none. */
function getImageNumber(variants: { url: string }[]): number {
  for (const { url } of variants) {
    const number = smallVersionUrl.exec(url)?.[1];
    if (number) return Number(number);
  }
  return 0;
}
