import * as z from "zod";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { singleLine } from "../http/input-fields.ts";
import { ignoredColumn, isImportField, maxImportFileName } from "./import-fields.ts";

/** Maximum number of rows in one request. Longer files are sent in parts. */
export const maxImportRows = 200;
/** Maximum size of one request in bytes. */
export const maxImportBytes = 4 * 1024 * 1024;

/** How long an import can be undone. */
export const importUndoDays = 7;
const maxColumnName = 500;

/** Names of fields by the number of their row. */
const fieldsByRow = () =>
  z.record(z.string().regex(/^\d{1,9}$/), z.array(z.string().max(100)).max(100), "Must be fields by row");

/** Rows of a table, as text by column. The columns are those of the export, unless `mapping` names others. */
export const propertyImportSchema = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()), "Must be a list of rows")
    .describe("cells by column; `row` is the number of the row in the file, from 1")
    .min(1, "At least one row")
    .max(maxImportRows, `At most ${maxImportRows} rows at once`),
  dry_run: z.boolean("Must be true or false").default(false),
  import_id: z
    .uuid("Must be a uuid")
    .optional()
    .describe("created by the client for each file; all parts of an import share it"),
  mapping: z
    .record(
      z.string().max(maxColumnName),
      z
        .string("Must be the name of a field")
        .refine((field) => field === ignoredColumn || isImportField(field), "Must be a field of a listing, or empty"),
      "Must be fields by column",
    )
    .default({})
    .describe("the field of each column with another name; empty for a column to leave out"),
  defaults: z
    .record(
      z.string().refine((field): boolean => isImportField(field), "Must be a field of a listing"),
      z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]),
      "Must be values by field",
    )
    .default({})
    .describe("values for empty cells, and for missing columns of new listings"),
  rates: z
    .record(z.string().regex(/^[A-Z]{3}$/, "Must be the code of a currency"), z.number("Must be a number").positive())
    .default({})
    .describe("units of another currency per US dollar, by code; amounts in these currencies are converted"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Must be the code of a currency")
    .optional()
    .describe("the currency of amounts that name none; US dollars by default"),
  accept: z
    .union([z.literal(true), fieldsByRow()], "Must be true, or the accepted fields by row")
    .default({})
    .describe("questions whose values are meant as they are written: all, or fields by the number of the row"),
  corrected: fieldsByRow()
    .default({})
    .describe("fields that a person has corrected: the unit of the column and the period of the row do not apply"),
  file_name: singleLine(maxImportFileName).optional().describe("the name of the file, for the list of imports"),
});
export type PropertyImport = z.infer<typeof propertyImportSchema>;

const problem = z.object({
  field: z.string(),
  msg: z.string(),
  suggestion: z.string().optional().describe("a valid value that the cell probably means; empty for no value"),
});

const question = problem.extend({
  as_written: z
    .string()
    .optional()
    .describe("the value of the cell if it is meant as it is written; absent if it has none"),
});

const similarListing = z.object({
  uuid: z.uuid(),
  reference: z.string(),
  title: z.string(),
  kind: z.enum(propertyKinds),
  status: z.enum(listingStatuses),
  published: z.boolean(),
});
/** A stored listing that looks like a row that has another reference. */
export type SimilarListing = z.infer<typeof similarListing>;

/** The result for each row; with `dry_run` nothing is saved. A row with open questions is not saved either. `row` counts from 1 within the request, unless it was sent. */
export const propertyImportResponseSchema = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        row: z.number().int(),
        reference: z.string().nullable(),
        result: z.enum(["created", "updated", "unchanged", "question", "error"]),
        uuid: z.uuid().nullable(),
        changed: z.array(z.string()).describe("changed fields"),
        errors: z.array(problem),
        questions: z.array(question).describe("values that can be read but are probably not meant"),
        similar: similarListing
          .optional()
          .describe("with `dry_run`: a listing with the kind, title, address, price and bedrooms of a new one"),
      }),
    ),
    counts: z.object({
      created: z.number().int(),
      updated: z.number().int(),
      unchanged: z.number().int(),
      question: z.number().int(),
      error: z.number().int(),
    }),
    ignored_columns: z.array(z.string()).describe("columns that are not fields of a property"),
  }),
});
export type PropertyImportResponse = z.infer<typeof propertyImportResponseSchema>;
export type RowError = z.infer<typeof problem>;
export type RowQuestion = z.infer<typeof question>;
export type ImportedRow = PropertyImportResponse["data"]["rows"][number];

const importSummary = z.object({
  id: z.uuid(),
  file_name: z.string().nullable(),
  actor: z.string().nullable().describe("who imported it; null for a deleted account"),
  at: z.string().describe("time of the last part"),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  has_report: z.boolean().describe("false if all rows were unchanged, or 12 months after the last part"),
  undo_until: z.string(),
  undone_at: z.string().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** The last imports, the newest first. */
export const importListSchema = z.object({ data: z.object({ imports: z.array(importSummary) }) });
export type ImportListResponse = z.infer<typeof importListSchema>;

/** What an undo has done so far. `remaining` rows are left for the next call. */
export const importUndoSchema = z.object({
  removed: z.number().int().describe("created listings that were removed"),
  restored: z.number().int().describe("changed listings that have their old values again"),
  remaining: z.number().int(),
});
export type ImportUndoResponse = z.infer<typeof importUndoSchema>;

/** A row that an undo left, because another person has changed the listing since. */
export interface LeftRow {
  row: number | null;
  reference: string;
  uuid: string;
  /** Time of the last change. */
  at: string | null;
  /** Who made it; null for a deleted account. */
  by: string | null;
}

/** The body of a 409: what was undone and what was left. */
export interface ImportUndoConflict extends ImportUndoResponse {
  detail: string;
  left: LeftRow[];
}

/** The columns of the report of an import. Unchanged rows are not part of it. */
export const importReportColumns = ["row", "reference", "result", "detail", "undone"] as const;
