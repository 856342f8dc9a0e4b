import { z } from "zod";
import { type PropertyCard, propertyCardSchema, propertySchema } from "./property.ts";
import { propertyEvents } from "./property-options.ts";

const counts = z.record(z.string(), z.number().int());

const pageFields = {
  total: z.number().int().describe("exact up to 500"),
  total_exact: z.boolean(),
  next_cursor: z.string().nullable(),
  previous_cursor: z.string().nullable().describe("give it as `before` to get the page before this one"),
};

/** A page of listings: whole, or as cards with `view=card`. */
export const propertyListResponseSchema = z.object({
  data: z.object({ properties: z.array(z.union([propertySchema, propertyCardSchema])) }),
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

/** What a page starts from in place of a listing that was removed for good; the API answers 404. */
export interface RemovedPropertyResponse {
  data: { property: null; similar: PropertyCard[] };
}

/** How many listings each option of a filter would leave, its own filter not being set. */
export const facetsResponseSchema = z.object({
  data: z.object({
    property_type: counts,
    city: counts,
    area: counts,
    min_bedrooms: counts,
    min_bathrooms: counts,
    price: counts,
    kind: counts.describe("buy, rent"),
  }),
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

export const healthResponseSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  database: z.enum(["ok", "unavailable"]),
  images: z.enum(["ok", "unavailable"]),
});
