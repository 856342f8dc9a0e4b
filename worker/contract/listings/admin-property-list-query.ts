import { z } from "zod";
import { flagParam } from "../http/query-params.ts";
import { propertyListQuerySchema } from "./property-list-query.ts";

/** The parameters of the lists for staff: those of every list, drafts or not, and the bin. */
export const adminPropertyListQuerySchema = z.object({
  ...propertyListQuerySchema.shape,
  published: flagParam().describe("both unless given"),
  deleted: flagParam().describe("true for the bin"),
});
export type AdminPropertyListQuery = z.infer<typeof adminPropertyListQuerySchema>;
