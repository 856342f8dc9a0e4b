import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import * as z from "zod";
import { newPropertySchemas } from "#contract/listings/property-input.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import { fieldsSchema } from "#web/admin/ui/fields/fields-schema.ts";
import type { ListingValues } from "./listing-values.ts";

/** Check the form of each kind with the schema of the API. */
export const listingResolvers: Record<PropertyKind, Resolver<ListingValues>> = {
  buy: zodResolver(listingFormSchema("buy"), undefined, { raw: true }),
  rent: zodResolver(listingFormSchema("rent"), undefined, { raw: true }),
};

function listingFormSchema(kind: PropertyKind) {
  const { amenities, ...fields } = newPropertySchemas[kind].shape;
  return z.object({
    fields: fieldsSchema(listingFields(kind), z.object(fields)),
    amenities: amenities as z.ZodType<string[], string[]>,
    typedAmenity: z.string(),
  });
}
