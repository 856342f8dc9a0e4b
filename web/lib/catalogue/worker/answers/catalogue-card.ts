import type { PropertyCard } from "#contract/listings/property.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";

/** Returns the card of a home, with the same fields in the same order as the API's cards. */
export function toCard(home: CatalogueHome): PropertyCard {
  const shared = {
    uuid: home.uuid,
    reference: home.reference,
    title: home.title,
    property_type: home.property_type,
    address: home.address,
    area: home.area,
    city: home.city,
    state: home.state,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area_sqft: home.area_sqft,
    is_available: home.is_available,
    featured: home.featured,
    confirmed_at: home.confirmed_at,
    ...(home.confirmed_by_owner && { confirmed_by_owner: home.confirmed_by_owner }),
    previous_price: home.previous_price,
    image_count: home.image_count,
    pictures: home.pictures,
    placeholder: home.placeholder,
    ...(home.cover_focus !== undefined && { cover_focus: home.cover_focus }),
    created_at: home.created_at,
  };
  return home.kind === "buy"
    ? { kind: home.kind, ...shared, price: home.price, status: home.status }
    : {
        kind: home.kind,
        ...shared,
        monthly_rent: home.monthly_rent,
        status: home.status,
        move_in_cost: home.move_in_cost,
      };
}
