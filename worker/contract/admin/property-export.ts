import { detailNames } from "../listings/details/property-details.ts";

// This file has no schemas, so that the import screen can use it without loading zod.

/** The columns of the export in order: the reference, the kind and all fields that the import accepts. */
export const propertyExportColumns = [
  "reference",
  "kind",
  "title",
  "property_type",
  "price",
  "monthly_rent",
  "address",
  "area",
  "city",
  "state",
  "country",
  "postal_code",
  "bedrooms",
  "bathrooms",
  "area_sqft",
  "amenities",
  "latitude",
  "longitude",
  "listed_by",
  "contact_number",
  "is_available",
  "status",
  "status_note",
  "confirmed_at",
  "featured",
  "published",
  "advance_months",
  "deposit",
  "agency_fee",
  ...detailNames,
  "description",
] as const;
