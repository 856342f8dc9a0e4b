import { z } from "zod";

/** Rows that one call takes; a longer file is sent in parts. */
export const maxImportRows = 200;
/** Bytes that one call takes. */
export const maxImportBytes = 4 * 1024 * 1024;

/** Rows of a table as texts by column: the columns of the export, which are the fields of a listing. */
export const propertyImportSchema = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()), "Must be a list of rows")
    .min(1, "At least one row")
    .max(maxImportRows, `At most ${maxImportRows} rows at once`),
  dry_run: z.boolean("Must be true or false").default(false),
});

const problem = z.object({ field: z.string(), msg: z.string() });

/** What was done with each row, or with `dry_run` what would be; `row` counts from 1 within the call. */
export const propertyImportResponseSchema = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        row: z.number().int(),
        reference: z.string().nullable(),
        result: z.enum(["created", "updated", "unchanged", "error"]),
        uuid: z.uuid().nullable(),
        changed: z.array(z.string()).describe("fields that change"),
        errors: z.array(problem),
      }),
    ),
    counts: z.object({
      created: z.number().int(),
      updated: z.number().int(),
      unchanged: z.number().int(),
      error: z.number().int(),
    }),
    ignored_columns: z.array(z.string()).describe("columns that are no field of a listing"),
  }),
});
export type PropertyImportResponse = z.infer<typeof propertyImportResponseSchema>;
export type ImportedRow = PropertyImportResponse["data"]["rows"][number];
