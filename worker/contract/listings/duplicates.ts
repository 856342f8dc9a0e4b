import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { optionalMoney, optionalText, optionalWhole } from "../http/input-fields.ts";
import { adminCardSchema } from "./admin-property.ts";
import { maxPrice } from "./property-input.ts";

/** Describes a property. Duplicates have the same phone number, area and bedrooms, and a similar price. */
export const duplicateQuerySchema = z.object({
  kind: z.enum(propertyKinds),
  contact_number: optionalText(100).describe("compared in any notation"),
  area: optionalText(100),
  bedrooms: optionalWhole(0, 100),
  price: optionalMoney(maxPrice).describe("the price or the monthly rent"),
  except_uuid: optionalText(100).describe("the property that is being edited"),
});
export type DuplicateQuery = z.infer<typeof duplicateQuerySchema>;

export const duplicatesResponseSchema = z.object({ data: z.object({ properties: z.array(adminCardSchema) }) });
