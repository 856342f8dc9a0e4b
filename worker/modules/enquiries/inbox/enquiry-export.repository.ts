import type { SubmissionFilters } from "#contract/enquiries/submission.ts";
import { query, type Row } from "#worker/db/query.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { selectEnquiries } from "./inbox-list.repository.ts";

const rowsPerPage = 500;

/** The CSV columns of the export. */
export const enquiryExportColumns = [
  "reference",
  "submitted_at",
  "service",
  "status",
  "name",
  "email",
  "phone_number",
  "subject",
  "message",
  "assignee",
  "due_at",
  "property_uuid",
  "professional_id",
  "course_id",
  "preferred_day",
  "preferred_time",
  "spam",
  "possible_spam",
  "id",
];

/** Reads the next page of the export. `last` is the number of the last exported enquiry. */
export async function readEnquiryExportPage(
  db: D1Database,
  filters: SubmissionFilters,
  now: Date,
  last: number | undefined,
): Promise<CsvPage> {
  const [rows] = await query(db, {
    statements: [selectEnquiries(filters, now, rowsPerPage, last)],
    read: ([found = []]) => found,
  });
  return {
    lines: rows.map((row) => enquiryExportColumns.map((name) => toCell(row, name))),
    next: rows.length < rowsPerPage ? undefined : (rows.at(-1)?.n as number),
  };
}

function toCell(row: Row, column: string): string | boolean | null {
  if (column === "assignee") return row.assignee_name as string | null;
  return column === "spam" || column === "possible_spam" ? row[column] === 1 : (row[column] as string | null);
}
