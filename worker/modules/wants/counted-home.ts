import type { CountedHome } from "#contract/wants/want.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";

/** Returns a listing that is not stored yet as searches compare it. */
export function toCatalogueHome({ living, ...fields }: CountedHome): CatalogueHome {
  const at = new Date(0).toISOString();
  const { monthly_rent, price, area = null, landmark = null, description = null } = fields;
  const { advance_months = null, deposit = null, agency_fee = null } = fields;
  const rent = monthly_rent ?? price ?? 0;
  const shared = {
    ...readDetails("buy", fields),
    ...readDetails("rent", fields),
    ...{ uuid: "", reference: "", title: fields.title ?? "", property_type: fields.property_type ?? "" },
    ...{ address: fields.address ?? "", area, city: fields.city ?? "", state: "", country: "" },
    ...{ bedrooms: fields.bedrooms ?? null, bathrooms: fields.bathrooms ?? null, area_sqft: null, postal_code: null },
    ...{ is_available: true, featured: fields.featured ?? false, confirmed_at: at, is_confirmed: true },
    ...{
      previous_price: null,
      price_reduced_at: null,
      image_count: 0,
      pictures: [],
      placeholder: null,
      created_at: at,
    },
    ...{ amenities: fields.amenities ?? [], landmark, living: readLiving({ ...fields, ...living }) },
    ...{ living_checked_at: null, advance_months, deposit, agency_fee, latitude: null, longitude: null },
    ...{ listed_by: null, contact_number: null, contact_e164: null, description },
    status: "available" as const,
  };
  if (fields.kind === "buy") return { ...shared, kind: "buy", price: price ?? 0 };
  const move_in_cost = advance_months === null ? null : rent * advance_months + (deposit ?? 0) + (agency_fee ?? 0);
  return { ...shared, kind: "rent", monthly_rent: rent, move_in_cost };
}
