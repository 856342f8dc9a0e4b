import { type SQL, sql } from "drizzle-orm";
import type { SubmissionFilters, SubmissionList } from "#contract/enquiries/submission.ts";
import { encodeCursorPosition } from "#contract/http/query-params.ts";
import { toWords } from "#contract/listings/search-words.ts";
import { countEnquiries } from "#worker/db/enquiries/count-enquiries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { enquiryColumns, joinAssignee, toSubmission } from "./enquiry-rows.ts";

/** Searches and lists that no counter holds are counted up to here. */
const countedUpTo = 500;
const mostWords = 12;

/** The expression for the index of words, or undefined when nothing that was typed is a word. */
function matchOf(q: string | undefined): string | undefined {
  const words = [...new Set(toWords((q ?? "").replace(/['’]/g, " ")))].slice(0, mostWords);
  return words.length > 0 ? words.map((word) => `"${word}" *`).join(" AND ") : undefined;
}

/** The rows that pass, read through the index that leaves least; the bigger `n`, the later it came here. */
function passing(filters: SubmissionFilters, now: Date, before?: number): { from: SQL; where: SQL; order: string } {
  const { status, service, assignee_id, spam = false, overdue } = filters;
  const match = matchOf(filters.q);
  const conditions = [
    sql.raw(`spam = ${Number(spam)}`),
    ...(status ? [sql`status = ${status}`] : []),
    ...(service ? [sql`service = ${service}`] : []),
    ...(assignee_id ? [sql`assignee_id = ${assignee_id}`] : []),
    ...(overdue === undefined ? [] : [overdueIs(overdue, now)]),
    ...(before === undefined || match ? [] : [sql`enquiries.n < ${before}`]),
  ];
  const where = sql.join(conditions, sql` AND `);
  if (match) {
    // A cross join ordered by the index's own number: it is read in its order and only as far as needed.
    const from = sql.raw("enquiry_index CROSS JOIN enquiries ON enquiries.n = enquiry_index.rowid");
    const past = before === undefined ? sql`` : sql` AND enquiry_index.rowid < ${before}`;
    return { from, where: sql`enquiry_index MATCH ${match}${past} AND ${where}`, order: "enquiry_index.rowid" };
  }
  return { from: sql.raw(`enquiries INDEXED BY ${indexFor(filters)}`), where, order: "enquiries.n" };
}

function overdueIs(overdue: boolean, now: Date): SQL {
  const late = sql`(spam = 0 AND status IN ('new', 'read') AND due_at < ${now.toISOString()})`;
  return overdue ? late : sql`NOT ${late}`;
}

function indexFor({ assignee_id, overdue, spam, status, service }: SubmissionFilters): string {
  if (overdue && !spam) return "enquiries_due";
  if (assignee_id) return "enquiries_assignee";
  if (status) return "enquiries_status_newest";
  return service ? "enquiries_service_newest" : "enquiries_newest";
}

/** At most so many enquiries that pass, the newest first, from behind a place on. */
export function selectEnquiries(filters: SubmissionFilters, now: Date, take: number, before?: number): SQL {
  const { from, where, order } = passing(filters, now, before);
  return sql`SELECT ${enquiryColumns} FROM ${from} ${joinAssignee} WHERE ${where} ORDER BY ${sql.raw(order)} DESC LIMIT ${take}`;
}

/** How many pass: by the counters where they know, else up to a limit. */
function countPassing(filters: SubmissionFilters, now: Date): SQL {
  const { status, service, spam = false, assignee_id, overdue } = filters;
  if (!matchOf(filters.q) && !assignee_id && overdue === undefined) {
    const narrowed = [
      sql`spam = ${Number(spam)}`,
      ...(service ? [sql`service = ${service}`] : []),
      ...(status ? [sql`status = ${status}`] : []),
    ];
    return sql`SELECT coalesce(sum(count), 0) AS count, 0 AS more FROM enquiry_counts WHERE ${sql.join(narrowed, sql` AND `)}`;
  }
  const { from, where } = passing(filters, now);
  return sql`SELECT min(count(*), ${sql.raw(String(countedUpTo))}) AS count, count(*) > ${countedUpTo} AS more
    FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${sql.raw(String(countedUpTo + 1))})`;
}

/** One page of the desk's list, with how things stand. */
export function listEnquiries(
  filters: SubmissionFilters,
  page: { limit: number; before?: number },
  now: Date,
): Query<SubmissionList> {
  const counts = countEnquiries(now);
  return {
    statements: [
      selectEnquiries(filters, now, page.limit + 1, page.before),
      countPassing(filters, now),
      ...counts.statements,
    ],
    read([rows = [], [counted] = [] as Row[], ...more]) {
      const shown = rows.slice(0, page.limit);
      const last = rows.length > page.limit ? (shown.at(-1)?.n as number) : undefined;
      return {
        data: { submissions: shown.map((row) => toSubmission(row, now)) },
        counts: counts.read(more),
        total: counted?.count as number,
        total_exact: counted?.more !== 1,
        next_cursor: last === undefined ? null : encodeCursorPosition(last),
      };
    },
  };
}
