import * as z from "zod";
import { amenityGroups, readAmenities } from "#shared/listings/amenities/amenity-names.ts";
import { type LivingFilterName, livingFilterNames, livingFilters } from "#shared/listings/details/living-filters.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { sortOrders } from "#shared/listings/property-options.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import {
  amountParam,
  choicesParam,
  flagParam,
  limitParam,
  namesParam,
  singleParam,
  viewParam,
} from "../http/query-params.ts";

const livingParams = () =>
  Object.fromEntries(
    livingFilterNames.map((name) => [name, choicesParam<string>(livingFilters[name]).optional()]),
  ) as Record<LivingFilterName, z.ZodOptional<ReturnType<typeof choicesParam<string>>>>;

/** The parameters are in the order of `filtersToParams`, which is the one order that caches know. */
const filterShape = {
  kind: singleParam(z.enum(propertyKinds, "Must be buy or rent")),
  q: singleParam(z.string().transform((value) => value.trim().slice(0, 200))),
  property_type: namesParam(),
  city: namesParam(),
  area: namesParam(),
  place: namesParam().describe("names of cities or areas: a home in any of them"),
  min_price: amountParam(),
  max_price: amountParam(),
  min_bedrooms: amountParam(),
  min_bathrooms: amountParam(),
  bedrooms: amountParam().describe("exactly so many"),
  max_bedrooms: amountParam(),
  max_move_in: amountParam(),
  furnished: flagParam(),
  pets: flagParam(),
  parking: flagParam(),
  available: flagParam(),
  featured: flagParam(),
  reduced: flagParam(),
  confirmed: flagParam(),
  lease_duration: singleParam(z.string()),
  status: choicesParam(listingStatuses),
  amenity: namesParam()
    .transform(readAmenities)
    .describe(`all must be there: ${amenityGroups.join(", ")}, or any amenity by its name`),
  ...livingParams(),
};

/** Validates the filters of a query string. */
export const propertyFilterQuerySchema = z.object(filterShape) satisfies z.ZodType<PropertyFilters>;

/** Validates the query string of a property list. Cursors are validated when they are decoded. */
export const propertyListQuerySchema = z.object({
  ...filterShape,
  view: viewParam(),
  limit: limitParam(),
  sort: singleParam(z.enum(sortOrders, `Must be one of ${sortOrders.join(", ")}`)),
  cursor: singleParam(z.string()),
  before: singleParam(z.string()),
});
export type PropertyListQuery = z.infer<typeof propertyListQuerySchema>;
