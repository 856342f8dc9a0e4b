import * as z from "zod";
import { type LivingFilterName, livingFilterNames } from "#shared/listings/details/living-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { ListingStatus } from "#shared/listings/status/listing-status.ts";
import { pageFields } from "../http/page-fields.ts";
import { type PropertyCard, propertyCardSchema, propertySchema } from "./property.ts";
import { propertyEvents } from "./property-events.ts";

const counts = z.record(z.string(), z.number().int());

/** A page of properties, as cards with `view=card`. */
export const propertyListResponseSchema = z.object({
  data: z.object({ properties: z.array(z.union([propertySchema, propertyCardSchema])) }),
  ...pageFields,
});
export const fullListResponseSchema = z.object({
  data: z.object({ properties: z.array(propertySchema) }),
  ...pageFields,
});
export const cardListResponseSchema = z.object({
  data: z.object({ properties: z.array(propertyCardSchema) }),
  ...pageFields,
});
export type CardListResponse = z.infer<typeof cardListResponseSchema>;

export const propertyDetailResponseSchema = z.object({
  data: z.object({ property: propertySchema, similar: z.array(propertyCardSchema) }),
});
export type PropertyDetailResponse = z.infer<typeof propertyDetailResponseSchema>;

/** What the page of a removed property says about it. */
export interface RemovedProperty {
  kind: PropertyKind;
  property_type: string;
  city: string;
  area: string | null;
  /** Null if it was never public. */
  reference: string | null;
  status: ListingStatus | null;
  /** False while it is in the bin, from which it may return. */
  is_final: boolean;
}

/** Page data of a property that is in the bin or permanently removed. The API responds with 404. */
export interface RemovedPropertyResponse {
  data: { property: null; similar: PropertyCard[]; removed: RemovedProperty };
}

const livingCounts = Object.fromEntries(
  livingFilterNames.map((name) => [name, counts.describe("values that at least one home has")]),
) as Record<LivingFilterName, typeof counts>;

/** The number of properties for each option of a filter, ignoring the current value of that filter. */
export const facetsResponseSchema = z.object({
  data: z.object({
    property_type: counts,
    city: counts,
    area: counts,
    min_bedrooms: counts,
    min_bathrooms: counts,
    price: counts,
    kind: counts.describe("buy, rent"),
    status: counts,
    max_move_in: counts.describe("rentals of which the money to move in is known, by maximum"),
    amenities: counts.describe("groups of amenities, each counted together with the chosen ones"),
    ...livingCounts,
  }),
  lowest_prices: z
    .record(z.string(), z.object({ buy: z.number().optional(), rent: z.number().optional() }))
    .describe("by area: the lowest price and the lowest monthly rent in US dollars, ignoring the area filter"),
  exact: z.boolean(),
});
export type FacetsResponse = z.infer<typeof facetsResponseSchema>;

export const rentSummaryResponseSchema = z.object({
  data: z.object({
    average_rent: z.number().nullable(),
    average_bedrooms: z.number().nullable(),
    average_area_sqft: z.number().nullable(),
    available_now: z.number().int(),
    count: z.number().int(),
  }),
  exact: z.boolean(),
});
export type RentSummaryResponse = z.infer<typeof rentSummaryResponseSchema>;

export const propertyEventSchema = z.object({ event: z.enum(propertyEvents) });
