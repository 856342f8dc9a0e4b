import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import {
  encodeSubmissionPosition,
  type SubmissionFilters,
  type SubmissionList,
  type SubmissionPosition,
} from "#contract/enquiries/submission.ts";
import { integerLiteral } from "#worker/db/query/integer-literal.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { storedFlag } from "#worker/db/query/stored-values.ts";
import { countEnquiries } from "./enquiry-counts.repository.ts";
import { matchExpression } from "./enquiry-match.ts";
import { type EnquiryRow, enquiryColumns, enquiryRow, joinAssignee, toSubmission } from "./enquiry-rows.ts";

/** Totals without a stored counter are counted up to this limit. */
const exactTotalLimit = 500;
/**
 * Selects the enquiries that pass the filters, through the most selective index. A larger `n` is a newer enquiry.
 * @param last the last enquiry of the page before
 */
function matchingRows(
  filters: SubmissionFilters,
  now: Date,
  last?: SubmissionPosition,
): { from: SQL; where: SQL; order: string } {
  const { status, service, assignee_id, property_uuid, spam = false, unanswered, overdue } = filters;
  const match = matchExpression(filters.q);
  const isNewestFirst = !isLongestWaitingFirst(filters);
  const conditions = [
    sql.raw(`spam = ${Number(spam)}`),
    ...(status ? [sql`status = ${status}`] : []),
    ...(service ? [sql`service = ${service}`] : []),
    ...(assignee_id ? [sql`assignee_id = ${assignee_id}`] : []),
    ...(property_uuid ? [sql`property_uuid = ${property_uuid}`] : []),
    ...(unanswered === undefined ? [] : [unansweredCondition(unanswered)]),
    ...(overdue === undefined ? [] : [overdueCondition(overdue, now)]),
    ...(last === undefined || (match && isNewestFirst) ? [] : [afterCondition(isNewestFirst, last)]),
  ];
  const where = sql.join(conditions, sql` AND `);
  if (match) {
    // CROSS JOIN fixes the join order: the full-text index is read in row order and only as far as needed.
    const from = sql.raw("enquiry_index CROSS JOIN enquiries ON enquiries.n = enquiry_index.rowid");
    const olderThan = last === undefined || !isNewestFirst ? sql`` : sql` AND enquiry_index.rowid < ${last.n}`;
    return {
      from,
      where: sql`enquiry_index MATCH ${match}${olderThan} AND ${where}`,
      order: isNewestFirst ? "enquiry_index.rowid DESC" : longestWaitingFirst,
    };
  }
  const order = isNewestFirst ? "enquiries.n DESC" : longestWaitingFirst;
  return { from: sql.raw(`enquiries INDEXED BY ${indexFor(filters)}`), where, order };
}

/** Who waits for a reply is served in turn. All other lists start with the newest. */
const isLongestWaitingFirst = ({ unanswered, overdue }: SubmissionFilters): boolean => Boolean(unanswered || overdue);

/** An enquiry that was stored late, after an outage, has a larger number than its time. */
const longestWaitingFirst = "enquiries.submitted_at, enquiries.n";

/** Selects what comes after an enquiry in the order of the list. */
const afterCondition = (isNewestFirst: boolean, { n, submittedAt }: SubmissionPosition): SQL =>
  isNewestFirst ? sql`enquiries.n < ${n}` : sql`(enquiries.submitted_at, enquiries.n) > (${submittedAt}, ${n})`;

/** Returns the position of a row, which needs `enquiryColumns`. */
export const positionOf = ({ n, submitted_at }: EnquiryRow): SubmissionPosition => ({ n, submittedAt: submitted_at });

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

/**
 * Selects up to `take` enquiries after the enquiry `last`: the newest first, or in the lists of enquiries to answer
 * those that wait the longest.
 */
export function selectEnquiries(
  filters: SubmissionFilters,
  now: Date,
  take: number,
  last?: SubmissionPosition,
): Query<EnquiryRow[]> {
  const { from, where, order } = matchingRows(filters, now, last);
  return selectRows(
    sql`SELECT ${enquiryColumns} FROM ${from} ${joinAssignee} WHERE ${where} ORDER BY ${sql.raw(order)} LIMIT ${integerLiteral(take)}`,
    enquiryRow,
  );
}

const totalRow = z.object({ count: z.number(), more: storedFlag });

/** Selects the total: from the stored counters if they cover the filters, otherwise counted up to the limit. */
function selectTotal(filters: SubmissionFilters, now: Date): Query<z.output<typeof totalRow>[]> {
  const { status, service, spam = false, assignee_id, property_uuid, unanswered, overdue } = filters;
  if (!matchExpression(filters.q) && !assignee_id && !property_uuid && overdue === undefined) {
    const narrowed = [
      sql`spam = ${Number(spam)}`,
      ...(service ? [sql`service = ${service}`] : []),
      ...(status ? [sql`status = ${status}`] : []),
      ...(unanswered === undefined ? [] : [unansweredCondition(unanswered)]),
    ];
    return selectRows(
      sql`SELECT coalesce(sum(count), 0) AS count, 0 AS more FROM enquiry_counts WHERE ${sql.join(narrowed, sql` AND `)}`,
      totalRow,
    );
  }
  const { from, where } = matchingRows(filters, now);
  return selectRows(
    sql`SELECT min(count(*), ${integerLiteral(exactTotalLimit)}) AS count, count(*) > ${exactTotalLimit} AS more
      FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${integerLiteral(exactTotalLimit + 1)})`,
    totalRow,
  );
}

/** Lists one page of enquiries with the counts of the whole inbox. */
export function listEnquiries(
  filters: SubmissionFilters,
  page: { limit: number; last?: SubmissionPosition },
  now: Date,
): Query<SubmissionList> {
  const found = selectEnquiries(filters, now, page.limit + 1, page.last);
  return combineQueries([found, selectTotal(filters, now), countEnquiries(now)], (rows, [total], counts) => {
    const listed = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? listed.at(-1) : undefined;
    return {
      data: { submissions: listed.map((row) => toSubmission(row, now)) },
      counts,
      total: total?.count ?? 0,
      total_exact: !total?.more,
      next_cursor: last === undefined ? null : encodeSubmissionPosition(positionOf(last)),
    };
  });
}
