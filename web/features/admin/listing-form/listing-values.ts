import type { Property } from "#contract/listings/property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { requiredFieldLabels, requiredFields } from "#contract/listings/required-fields.ts";
import {
  createEmptyValues,
  type FormValues,
  rebaseValues,
  toFormValues,
  toRequestBody,
} from "#web/lib/forms/form-fields.ts";
import { listingFields } from "./listing-fields.ts";
import { addAmenities } from "./quick-amenities.ts";

/** What stands in the form beside the pictures. */
export interface ListingValues {
  fields: FormValues;
  amenities: string[];
  /** An amenity that was typed and not added yet: it counts as added when the form is sent. */
  typedAmenity: string;
}

/** A form nobody has touched. */
export function emptyListingValues(kind: PropertyKind): ListingValues {
  return { fields: createEmptyValues(listingFields(kind)), amenities: [], typedAmenity: "" };
}

/** A listing as its form shows it. */
export function toListingValues(property: Property): ListingValues {
  const fields = toFormValues(listingFields(property.kind), property);
  return { fields, amenities: [...property.amenities], typedAmenity: "" };
}

export function isSameListingValues(one: ListingValues, other: ListingValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was typed over a listing as it stood at the start, laid over the listing as it stands now. */
export function rebaseListingValues(typed: ListingValues, start: ListingValues, now: ListingValues): ListingValues {
  const isListTouched = JSON.stringify(typed.amenities) !== JSON.stringify(start.amenities);
  return {
    fields: rebaseValues(typed.fields, start.fields, now.fields),
    amenities: isListTouched ? typed.amenities : now.amenities,
    typedAmenity: typed.typedAmenity ?? "",
  };
}

/** The form as it is sent. */
export function toListingBody(kind: PropertyKind, values: ListingValues): Record<string, unknown> {
  return { ...toRequestBody(listingFields(kind), values.fields), amenities: allAmenities(values) };
}

/** The amenities, with the one that is still being typed. */
export function allAmenities({ amenities, typedAmenity }: ListingValues): string[] {
  return addAmenities(amenities, typedAmenity);
}

/** The labels of required fields with nothing in them, in the specification's order. */
export function missingFieldLabels(kind: PropertyKind, { fields }: ListingValues): string[] {
  return requiredFields[kind]
    .filter((name) => !String(fields[name] ?? "").trim())
    .map((name) => requiredFieldLabels[name]);
}
