import * as z from "zod";

/** Maximum number of rows in one request. Longer files are sent in parts. */
export const maxImportRows = 200;
/** Maximum size of one request in bytes. */
export const maxImportBytes = 4 * 1024 * 1024;

/** Rows of a table, as text by column. The columns are those of the export. */
export const propertyImportSchema = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()), "Must be a list of rows")
    .min(1, "At least one row")
    .max(maxImportRows, `At most ${maxImportRows} rows at once`),
  dry_run: z.boolean("Must be true or false").default(false),
  import_id: z
    .uuid("Must be a uuid")
    .optional()
    .describe("created by the client for each file; all parts of an import share it"),
});
export type PropertyImport = z.infer<typeof propertyImportSchema>;

const problem = z.object({ field: z.string(), msg: z.string() });

/** The result for each row; with `dry_run` nothing is saved. `row` counts from 1 within the request. */
export const propertyImportResponseSchema = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        row: z.number().int(),
        reference: z.string().nullable(),
        result: z.enum(["created", "updated", "unchanged", "error"]),
        uuid: z.uuid().nullable(),
        changed: z.array(z.string()).describe("changed fields"),
        errors: z.array(problem),
      }),
    ),
    counts: z.object({
      created: z.number().int(),
      updated: z.number().int(),
      unchanged: z.number().int(),
      error: z.number().int(),
    }),
    ignored_columns: z.array(z.string()).describe("columns that are not fields of a property"),
  }),
});
export type PropertyImportResponse = z.infer<typeof propertyImportResponseSchema>;
export type ImportedRow = PropertyImportResponse["data"]["rows"][number];
