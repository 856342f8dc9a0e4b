import { type SQL, sql } from "drizzle-orm";
import type { SubmissionFilters, SubmissionList } from "#contract/enquiries/submission.ts";
import { encodeCursorPosition } from "#contract/http/query-params.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { countEnquiries } from "./enquiry-counts.repository.ts";
import { matchExpression } from "./enquiry-match.ts";
import { enquiryColumns, joinAssignee, toSubmission } from "./enquiry-rows.ts";

/** Totals without a stored counter are counted up to this limit. */
const exactTotalLimit = 500;
/** Selects the enquiries that pass the filters, through the most selective index. A larger `n` is a newer enquiry. */
function matchingRows(
  filters: SubmissionFilters,
  now: Date,
  before?: number,
): { from: SQL; where: SQL; order: string } {
  const { status, service, assignee_id, property_uuid, spam = false, unanswered, overdue } = filters;
  const match = matchExpression(filters.q);
  const conditions = [
    sql.raw(`spam = ${Number(spam)}`),
    ...(status ? [sql`status = ${status}`] : []),
    ...(service ? [sql`service = ${service}`] : []),
    ...(assignee_id ? [sql`assignee_id = ${assignee_id}`] : []),
    ...(property_uuid ? [sql`property_uuid = ${property_uuid}`] : []),
    ...(unanswered === undefined ? [] : [unansweredCondition(unanswered)]),
    ...(overdue === undefined ? [] : [overdueCondition(overdue, now)]),
    ...(before === undefined || match ? [] : [sql`enquiries.n < ${before}`]),
  ];
  const where = sql.join(conditions, sql` AND `);
  if (match) {
    // CROSS JOIN fixes the join order: the full-text index is read in row order and only as far as needed.
    const from = sql.raw("enquiry_index CROSS JOIN enquiries ON enquiries.n = enquiry_index.rowid");
    const olderThan = before === undefined ? sql`` : sql` AND enquiry_index.rowid < ${before}`;
    return { from, where: sql`enquiry_index MATCH ${match}${olderThan} AND ${where}`, order: "enquiry_index.rowid" };
  }
  return { from: sql.raw(`enquiries INDEXED BY ${indexFor(filters)}`), where, order: "enquiries.n" };
}

const unansweredCondition = (unanswered: boolean): SQL =>
  sql.raw(`status ${unanswered ? "IN" : "NOT IN"} ('new', 'read')`);

function overdueCondition(overdue: boolean, now: Date): SQL {
  const isOverdue = sql`(spam = 0 AND status IN ('new', 'read') AND due_at < ${now.toISOString()})`;
  return overdue ? isOverdue : sql`NOT ${isOverdue}`;
}

function indexFor({
  property_uuid,
  assignee_id,
  unanswered,
  overdue,
  spam,
  status,
  service,
}: SubmissionFilters): string {
  if (property_uuid) return "enquiries_property";
  if ((overdue || unanswered) && !spam) return "enquiries_due";
  if (assignee_id) return "enquiries_assignee";
  if (status) return "enquiries_status_newest";
  return service ? "enquiries_service_newest" : "enquiries_newest";
}

/** Selects up to `take` enquiries, the newest first, older than the enquiry number `before`. */
export function selectEnquiries(filters: SubmissionFilters, now: Date, take: number, before?: number): SQL {
  const { from, where, order } = matchingRows(filters, now, before);
  return sql`SELECT ${enquiryColumns} FROM ${from} ${joinAssignee} WHERE ${where} ORDER BY ${sql.raw(order)} DESC LIMIT ${integerLiteral(take)}`;
}

/** Selects the total: from the stored counters if they cover the filters, otherwise counted up to the limit. */
function selectTotal(filters: SubmissionFilters, now: Date): SQL {
  const { status, service, spam = false, assignee_id, property_uuid, unanswered, overdue } = filters;
  if (!matchExpression(filters.q) && !assignee_id && !property_uuid && overdue === undefined) {
    const narrowed = [
      sql`spam = ${Number(spam)}`,
      ...(service ? [sql`service = ${service}`] : []),
      ...(status ? [sql`status = ${status}`] : []),
      ...(unanswered === undefined ? [] : [unansweredCondition(unanswered)]),
    ];
    return sql`SELECT coalesce(sum(count), 0) AS count, 0 AS more FROM enquiry_counts WHERE ${sql.join(narrowed, sql` AND `)}`;
  }
  const { from, where } = matchingRows(filters, now);
  return sql`SELECT min(count(*), ${integerLiteral(exactTotalLimit)}) AS count, count(*) > ${exactTotalLimit} AS more
    FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${integerLiteral(exactTotalLimit + 1)})`;
}

/** Lists one page of enquiries with the counts of the whole inbox. */
export function listEnquiries(
  filters: SubmissionFilters,
  page: { limit: number; before?: number },
  now: Date,
): Query<SubmissionList> {
  const counts = countEnquiries(now);
  return {
    statements: [
      selectEnquiries(filters, now, page.limit + 1, page.before),
      selectTotal(filters, now),
      ...counts.statements,
    ],
    read([rows = [], [counted] = [] as Row[], ...more]) {
      const listed = rows.slice(0, page.limit);
      const last = rows.length > page.limit ? (listed.at(-1)?.n as number) : undefined;
      return {
        data: { submissions: listed.map((row) => toSubmission(row, now)) },
        counts: counts.read(more),
        total: counted?.count as number,
        total_exact: counted?.more !== 1,
        next_cursor: last === undefined ? null : encodeCursorPosition(last),
      };
    },
  };
}
