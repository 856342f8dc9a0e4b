import type { ListingKind } from "#contract/listing-kinds.ts";
import type { Property } from "#contract/property.ts";
import { fieldLabels, requiredFields } from "#contract/required-fields.ts";
import { emptyValues, type FormValues, sentValues, shownValues } from "#web/lib/form-fields.ts";
import { listingFields } from "./listing-fields.ts";

/** What stands in the form beside the pictures. */
export interface ListingValues {
  fields: FormValues;
  amenities: string[];
}

/** A form nobody has touched. */
export function emptyListing(kind: ListingKind): ListingValues {
  return { fields: emptyValues(listingFields(kind)), amenities: [] };
}

/** A listing as its form shows it. */
export function shownListing(property: Property): ListingValues {
  return { fields: shownValues(listingFields(property.kind), property), amenities: [...property.amenities] };
}

export function isSame(one: ListingValues, other: ListingValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The form as it is sent. */
export function listingBody(kind: ListingKind, { fields, amenities }: ListingValues): Record<string, unknown> {
  return { ...sentValues(listingFields(kind), fields), amenities };
}

/** The labels of required fields with nothing in them, in the specification's order. */
export function missingLabels(kind: ListingKind, { fields }: ListingValues): string[] {
  return requiredFields[kind].filter((name) => !String(fields[name] ?? "").trim()).map((name) => fieldLabels[name]);
}
