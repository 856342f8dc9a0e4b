import { sourceFields } from "#contract/enquiries/enquiry-source.ts";
import type { EnquiryFilters, EnquiryPosition } from "#contract/enquiries/inbox-enquiry.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import type { CsvPage } from "#worker/http/csv-response.ts";
import { type EnquiryRow, getAnswerWay } from "./enquiry-rows.ts";
import { getPosition, selectEnquiries } from "./inbox-list.repository.ts";

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
  "channel",
  "logged_by",
  "answered_at",
  "answered_by",
  "answered_how",
  "next_step",
  "next_step_at",
  ...sourceFields,
  "id",
] as const;

/** Reads the next page of what the reader may see. `last` is the last exported enquiry. */
export async function readEnquiryExportPage(
  db: D1Database,
  reader: HealthReader,
  filters: EnquiryFilters,
  now: Date,
  last: EnquiryPosition | undefined,
): Promise<CsvPage<EnquiryPosition>> {
  const [rows] = await query(db, selectEnquiries(reader, filters, now, rowsPerPage, last));
  const end = rows.length < rowsPerPage ? undefined : rows.at(-1);
  return {
    lines: rows.map((row) => enquiryExportColumns.map((name) => toCell(row, name))),
    next: end && getPosition(end, filters),
  };
}

function toCell(row: EnquiryRow, name: (typeof enquiryExportColumns)[number]) {
  const cells = { ...row, ...row.source, assignee: row.assignee_name, answered_how: getAnswerWay(row) };
  return cells[name] ?? null;
}
