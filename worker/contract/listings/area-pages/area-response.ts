import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { singleParam } from "../../http/query-params.ts";
import { areaPriceSchema } from "../prices/usual-price-schemas.ts";

const count = z.number().int();

export const areaParams = z.object({
  kind: z.enum(propertyKinds, "Area not found"),
  area: z.string().min(1, "Area not found").max(200, "Area not found"),
});

export const areaQuerySchema = z.object({ property_type: singleParam(z.string().trim().max(100)) });

/** Figures about the homes of one kind in an area; with `property_type`, all except `types` are about that type. */
export const areaResponseSchema = z.object({
  data: z.object({
    name: z.string(),
    listed: count.describe("homes in the list"),
    available: count.describe("homes of the list that are available"),
    lowest_price: z.number().nullable().describe("of the available homes, in US dollars"),
    cities: z.array(z.object({ name: z.string(), available: count })).describe("most homes first"),
    usual_prices: z
      .array(areaPriceSchema)
      .optional()
      .describe("of all homes, and by bedrooms where the area has five such homes; missing if unknown"),
    types: z.array(z.object({ name: z.string(), listed: count })).describe("of the whole area, most homes first"),
  }),
  exact: z.boolean().describe("false on a phone that has not all homes"),
});
export type AreaResponse = z.infer<typeof areaResponseSchema>;
