import * as z from "zod";
import { flagParam } from "../http/query-params.ts";
import { propertyListQuerySchema } from "./property-list-query.ts";

/** Validates the query string of admin lists. */
export const adminPropertyListQuerySchema = z.object({
  ...propertyListQuerySchema.shape,
  published: flagParam().describe("drafts and published properties by default"),
  deleted: flagParam().describe("true: the bin"),
});
export type AdminPropertyListQuery = z.infer<typeof adminPropertyListQuerySchema>;
