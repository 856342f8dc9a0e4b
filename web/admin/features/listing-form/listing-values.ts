import type { Property } from "#contract/listings/property.ts";
import { requiredFieldLabels, requiredFields } from "#contract/listings/required-fields.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import {
  createEmptyValues,
  type FormValues,
  rebaseValues,
  toFormValues,
  toRequestBody,
} from "#web/admin/ui/fields/form-values.ts";
import { addAmenities } from "./amenities/quick-amenities.ts";

/** Everything in the form but the images. */
export interface ListingValues {
  fields: FormValues;
  amenities: string[];
  /** Text in the amenity field that was not added yet. It counts as added when the form is sent. */
  typedAmenity: string;
}

export function emptyListingValues(kind: PropertyKind): ListingValues {
  return { fields: createEmptyValues(listingFields(kind)), amenities: [], typedAmenity: "" };
}

/** Most listings are in Monrovia, so a new form starts there. The fields stay required. */
const usualPlace = { city: "Monrovia", state: "Montserrado", country: "Liberia", postal_code: "1000" };

export function newListingValues(kind: PropertyKind): ListingValues {
  const empty = emptyListingValues(kind);
  return { ...empty, fields: { ...empty.fields, ...usualPlace } };
}

export function toListingValues(property: Property): ListingValues {
  const fields = toFormValues(listingFields(property.kind), { ...property, ...property.living });
  return { fields, amenities: [...property.amenities], typedAmenity: "" };
}

/** Returns the values of a new listing like another one. What is true of that home only, or only today, is not copied. */
export function copiedListingValues(listing: Property): ListingValues {
  const empty = emptyListingValues(listing.kind).fields;
  const ofThatHome = ["status", "status_note", "featured", "latitude", "longitude", "pin", "plus_code", "snoocode"];
  const values = toListingValues(listing);
  const own = Object.fromEntries([...ofThatHome, "house_number", "landmark"].map((name) => [name, empty[name] ?? ""]));
  const title = listing.title.replace(listing.reference, "").trim();
  return { ...values, fields: { ...values.fields, title, ...own } };
}

export function isSameListingValues(one: ListingValues, other: ListingValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Applies edits made on top of `start` to `current`, the listing as it is now. */
export function rebaseListingValues(
  edited: ListingValues,
  start: ListingValues,
  current: ListingValues,
): ListingValues {
  const hasEditedAmenities = JSON.stringify(edited.amenities) !== JSON.stringify(start.amenities);
  return {
    fields: rebaseValues(edited.fields, start.fields, current.fields),
    amenities: hasEditedAmenities ? edited.amenities : current.amenities,
    typedAmenity: edited.typedAmenity ?? "",
  };
}

export function toListingBody(kind: PropertyKind, values: ListingValues): Record<string, unknown> {
  const body = toRequestBody(listingFields(kind), values.fields);
  return { ...body, is_available: body.status === "available", amenities: allAmenities(values) };
}

/** Returns the amenities, including the typed one. */
export function allAmenities({ amenities, typedAmenity }: ListingValues): string[] {
  return addAmenities(amenities, typedAmenity);
}

/** Returns the labels of the empty required fields, in the specified order. */
export function missingFieldLabels(kind: PropertyKind, { fields }: ListingValues): string[] {
  return requiredFields[kind]
    .filter((name) => !String(fields[name] ?? "").trim())
    .map((name) => requiredFieldLabels[name]);
}
