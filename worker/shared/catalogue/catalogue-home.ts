// Nothing in this folder except catalogue-schemas.ts has schemas, so that phones can use it without loading zod.

import type { PropertyCard } from "#contract/listings/property.ts";
import type { Living } from "../listings/details/living-facts.ts";
import type { DetailValues } from "../listings/details/property-details.ts";

/** What the catalogue knows of a home beside its card. Nothing is more exact than on its public page. */
export type CatalogueFacts = DetailValues<"buy"> &
  DetailValues<"rent"> & {
    amenities: string[];
    landmark: string | null;
    living: Living;
    living_checked_at: string | null;
    country: string;
    postal_code: string | null;
    /** Whether the agency confirmed it recently, by the owner's rules; what the filter "confirmed" tests. */
    is_confirmed: boolean;
    price_reduced_at: string | null;
    /** Only rentals have these two; null if unknown. */
    advance_months: number | null;
    deposit: number | null;
    agency_fee: number | null;
    /** In degrees with three digits, whatever the home's pin. */
    latitude: number | null;
    longitude: number | null;
    listed_by: string | null;
    contact_number: string | null;
    contact_e164: string | null;
    /** Null in a catalogue without descriptions, see `Catalogue`. */
    description: string | null;
  };

/**
 * A listed home as the catalogue has it: what cards, filters, search and a page without signal need. Details of the other
 * kind are null.
 */
export type CatalogueHome = PropertyCard & CatalogueFacts;
