import * as z from "zod";
import { optionalText, requiredChoice, requiredText } from "../../http/input-fields.ts";
import { propertyKinds } from "../property-kinds.ts";

/** Validates the query string of the usual price of a type in an area. */
export const usualPriceQuerySchema = z.object({
  kind: requiredChoice(propertyKinds, "Kind"),
  property_type: requiredText(100, "Property type"),
  area: optionalText(100),
});

export const usualPriceResponseSchema = z.object({
  data: z.object({
    price: z
      .number()
      .nullable()
      .describe("the median of published listings, in the area if it has at least five; null if too few are known"),
  }),
});
