import * as z from "zod";
import type { AreaPrice } from "#shared/listings/prices/area-prices.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import type { KindFigures, PriceFigures } from "#shared/prices/price-figures.ts";
import type { UsualPrice } from "#shared/prices/usual-price.ts";
import { requiredParam, singleParam } from "../../http/query-params.ts";

/** Validates the query string of what such homes usually cost. */
export const usualPriceQuerySchema = z.object({
  kind: requiredParam(z.enum(propertyKinds, "Must be buy or rent")),
  area: singleParam(z.string().trim().max(100)),
  property_type: singleParam(z.string().trim().max(100)),
  bedrooms: singleParam(
    z
      .string()
      .regex(/^\d{1,3}$/, "Must be a whole number")
      .transform(Number)
      .pipe(z.number().max(100, "Must be at most 100")),
  ),
});

const usualPrice = z.object({
  low: z.number(),
  usual: z.number(),
  high: z.number(),
  homes: z.number().int().describe("comparable homes: listed, or let or sold in the last 12 months"),
  level: z.enum(["area", "city", "all"]).describe("where they are: the area, if it has five, else the city or all"),
  as_of: z.iso.date(),
});
export const usualPriceSchema: z.ZodType<UsualPrice> = usualPrice.describe(
  "eight of ten such homes cost from `low` to `high`, in US dollars, a month for rents",
);

export const areaPriceSchema: z.ZodType<AreaPrice> = usualPrice.extend({
  bedrooms: z.number().int().nullable().describe("null: all homes; 7: seven or more"),
});

export const usualPriceResponseSchema = z.object({ data: usualPriceSchema.nullable() });

const place = z.tuple([z.string(), z.number().int(), z.number(), z.number()]).rest(z.number());
const kindFigures: z.ZodType<KindFigures> = z.object({
  base: z.number(),
  variance: z.number(),
  spread: z.tuple([z.number(), z.number()]),
  types: z.array(z.tuple([z.string(), z.number()])),
  bedrooms: z.array(z.number()),
  all: place,
  elsewhere: place,
  cities: z.array(place),
  areas: z.array(place),
});
export const priceFiguresSchema: z.ZodType<PriceFigures> = z.object({
  as_of: z.iso.date(),
  buy: kindFigures.nullable(),
  rent: kindFigures.nullable(),
});
