import * as z from "zod";

/** The version of a course or a professional that a person changed. */
export const expectedVersionFields = {
  expected_updated_at: z.iso
    .datetime("Must be a time such as 2026-05-12T08:00:00.000Z")
    .optional()
    .describe("`updated_at` of the version that was opened: 409 if another version is stored"),
};
