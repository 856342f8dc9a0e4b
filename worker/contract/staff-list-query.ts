import { z } from "zod";
import { listQuerySchema } from "./list-query.ts";
import { flagParam } from "./query-params.ts";

/** The parameters of the lists for staff: those of every list, drafts or not, and the bin. */
export const staffListQuerySchema = z.object({
  ...listQuerySchema.shape,
  published: flagParam().describe("both unless given"),
  deleted: flagParam().describe("true for the bin"),
});
export type StaffListQuery = z.infer<typeof staffListQuerySchema>;
