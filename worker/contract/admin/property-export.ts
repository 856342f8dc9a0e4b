import * as z from "zod";
import { flagParam, namesParam, singleParam } from "../http/query-params.ts";
import { propertyKinds } from "../listings/property-kinds.ts";

/** Filters of the export. Deleted properties are not exported. */
export const propertyExportQuerySchema = z.object({
  kind: singleParam(z.enum(propertyKinds, "Must be buy or rent")),
  property_type: namesParam(),
  city: namesParam(),
  area: namesParam(),
  available: flagParam(),
  published: flagParam(),
});
export type PropertyExportQuery = z.infer<typeof propertyExportQuerySchema>;

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
  "year_built",
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
  "is_new_construction",
  "previous_owners",
  "renovation_year",
  "advance_months",
  "deposit",
  "agency_fee",
  "furnished",
  "lease_duration",
  "pets_allowed",
  "has_parking",
  "previous_tenants",
  "last_renovation_year",
  "description",
] as const;
