import * as z from "zod";
import { adminPropertySchema } from "../admin-property.ts";

/** A field that others changed after the version that was opened. */
const changedFieldSchema = z.object({
  field: z.string(),
  by: z.string().nullable().describe("the colleague's name; null if unknown"),
  at: z.iso.datetime(),
});
export type ChangedField = z.infer<typeof changedFieldSchema>;

/** The 409 of a change whose `expected_updated_at` is not the stored version. */
export const propertyConflictSchema = z.object({
  detail: z.string(),
  current: adminPropertySchema,
  changed: z.array(changedFieldSchema),
});
export type PropertyConflict = z.infer<typeof propertyConflictSchema>;
