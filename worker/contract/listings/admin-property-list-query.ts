import { z } from "zod";
import { flagParam } from "../http/query-params.ts";
import { listQuerySchema } from "./property-list-query.ts";

/** The parameters of the lists for staff: those of every list, drafts or not, and the bin. */
export const staffListQuerySchema = z.object({
  ...listQuerySchema.shape,
  published: flagParam().describe("both unless given"),
  deleted: flagParam().describe("true for the bin"),
});
export type StaffListQuery = z.infer<typeof staffListQuerySchema>;
