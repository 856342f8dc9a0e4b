import type { Property } from "#contract/listings/property.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";

/** Returns a property of the API as the catalogue has it. */
export function propertyToHome(property: Property): CatalogueHome {
  const { amenities, landmark, living, living_checked_at, country, postal_code, price_reduced_at, description } =
    property;
  const terms = property.kind === "rent" ? property : { advance_months: null, deposit: null };
  return {
    ...readDetails("buy", { ...property }),
    ...readDetails("rent", { ...property }),
    ...toCardProperty(property),
    ...{ amenities, landmark, living, living_checked_at, country, postal_code, price_reduced_at, description },
    is_confirmed: property.confirmed_at !== null,
    advance_months: terms.advance_months,
    deposit: terms.deposit,
    agency_fee: property.agency_fee,
    latitude: property.latitude,
    longitude: property.longitude,
    listed_by: property.listed_by,
    contact_number: property.contact_number,
    contact_e164: property.contact_e164 ?? null,
  };
}
