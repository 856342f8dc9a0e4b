import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { flagParam, namesParam, singleParam } from "../http/query-params.ts";

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
