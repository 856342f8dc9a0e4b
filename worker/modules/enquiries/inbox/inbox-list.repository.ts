import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import {
  type EnquiryFilters,
  type EnquiryList,
  type EnquiryPosition,
  encodeEnquiryPosition,
} from "#contract/enquiries/inbox-enquiry.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { matchExpression } from "#worker/db/contacts/match-expression.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { canSeeService, type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import { countEnquiries } from "./enquiry-counts.repository.ts";
import { type EnquiryRow, enquiryColumns, enquiryRow, joinAssignee, toInboxEnquiry } from "./enquiry-rows.ts";

/** Totals without a stored counter are counted up to this limit. */
const exactTotalLimit = 200;
/**
 * Selects the enquiries that the reader may see and that pass the filters, through the most selective index. A larger `n` is a newer enquiry.
 * @param last the last enquiry of the page before
 */
function matchingRows(
  reader: HealthReader,
  filters: EnquiryFilters,
  now: Date,
  last?: EnquiryPosition,
): { from: SQL; where: SQL; order: string } {
  const { status, service, assignee_id, property_uuid, spam = false, unanswered, overdue, next_step } = filters;
  const match = matchExpression(filters.q);
  const time = firstTime(filters);
  const isNewestFirst = time === undefined;
  const conditions = [
    sql.raw(`spam = ${Number(spam)}`),
    ...(reader.seesHealth ? [] : [isVisibleService(reader)]),
    // Without it, a filter by a service that the reader may not see would read all of its rows.
    ...(service && !canSeeService(reader, service) ? [sql.raw("false")] : []),
    ...(status ? [sql`status = ${status}`] : []),
    ...(service ? [sql`service = ${service}`] : []),
    ...(assignee_id ? [sql`assignee_id = ${assignee_id}`] : []),
    ...(property_uuid ? [sql`property_uuid = ${property_uuid}`] : []),
    ...(unanswered === undefined ? [] : [unansweredCondition(unanswered, now)]),
    ...(overdue === undefined ? [] : [overdueCondition(overdue, now)]),
    ...(next_step ? [nextStepCondition(next_step, now)] : []),
    ...(last === undefined || (match && isNewestFirst) ? [] : [afterCondition(time, last)]),
  ];
  const where = sql.join(conditions, sql` AND `);
  if (match) {
    // CROSS JOIN fixes the join order: the full-text index is read in row order and only as far as needed.
    const from = sql.raw("enquiry_index CROSS JOIN enquiries ON enquiries.n = enquiry_index.rowid");
    const olderThan = last === undefined || !isNewestFirst ? sql`` : sql` AND enquiry_index.rowid < ${last.n}`;
    return {
      from,
      where: sql`enquiry_index MATCH ${match}${olderThan} AND ${where}`,
      order: time ? `${time}, enquiries.n` : "enquiry_index.rowid DESC",
    };
  }
  const order = time ? `${time}, enquiries.n` : "enquiries.n DESC";
  return { from: sql.raw(`enquiries INDEXED BY ${indexFor(filters)}`), where, order };
}

/** A day without a time counts as its beginning. The index on the column finds the steps that are due. */
const nextStepTime = "substr(enquiries.next_step_at || 'T00:00:00.000Z', 1, 24)";

/**
 * Returns the time by which a list is sorted, the earliest first: next steps by their day, and who waits for a reply is
 * served in turn. An enquiry that was stored late, after an outage, has a larger number than its time. Undefined for all
 * other lists, which start with the newest.
 */
function firstTime({ unanswered, overdue, next_step }: EnquiryFilters): string | undefined {
  if (next_step) return nextStepTime;
  return unanswered || overdue ? "enquiries.submitted_at" : undefined;
}

/** Selects what comes after an enquiry in the order of the list. */
const afterCondition = (time: string | undefined, { n, submittedAt }: EnquiryPosition): SQL =>
  time ? sql`(${sql.raw(time)}, enquiries.n) > (${submittedAt}, ${n})` : sql`enquiries.n < ${n}`;

/** Returns the position of a row, which needs `enquiryColumns`, in the list with these filters. */
export const getPosition = (
  { n, submitted_at, next_step_at }: EnquiryRow,
  { next_step }: EnquiryFilters,
): EnquiryPosition => ({
  n,
  submittedAt: next_step && next_step_at ? new Date(next_step_at).toISOString() : submitted_at,
});

const dayMs = 86_400_000;

/** A closed enquiry needs nothing more. */
function nextStepCondition(nextStep: "due" | "any", now: Date): SQL {
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  return nextStep === "due"
    ? sql`(next_step_at < ${tomorrow} AND status <> 'closed')`
    : sql.raw("(next_step_at IS NOT NULL AND status <> 'closed')");
}

const unansweredCondition = (unanswered: boolean, now: Date): SQL =>
  unanswered ? awaitsAnswer(now) : sql`NOT ${awaitsAnswer(now)}`;

function overdueCondition(overdue: boolean, now: Date): SQL {
  const isOverdue = sql`(spam = 0 AND ${awaitsAnswer(now)} AND due_at < ${now.toISOString()})`;
  return overdue ? isOverdue : sql`NOT ${isOverdue}`;
}

function indexFor({
  next_step,
  property_uuid,
  assignee_id,
  unanswered,
  overdue,
  spam,
  status,
  service,
}: EnquiryFilters): string {
  if (next_step) return "enquiries_next_step";
  if (property_uuid) return "enquiries_property";
  if ((overdue || unanswered) && !spam) return "enquiries_to_answer";
  if (assignee_id) return "enquiries_assignee";
  if (status) return "enquiries_status_newest";
  return service ? "enquiries_service_newest" : "enquiries_newest";
}

/**
 * Selects up to `take` enquiries after the enquiry `last`: the newest first, or in the lists of enquiries to answer
 * those that wait the longest, or the earliest next step.
 */
export function selectEnquiries(
  reader: HealthReader,
  filters: EnquiryFilters,
  now: Date,
  take: number,
  last?: EnquiryPosition,
): Query<EnquiryRow[]> {
  const { from, where, order } = matchingRows(reader, filters, now, last);
  return selectRows(
    sql`SELECT ${enquiryColumns(reader, now)} FROM ${from} ${joinAssignee} WHERE ${where} ORDER BY ${sql.raw(order)} LIMIT ${integerLiteral(take)}`,
    enquiryRow,
  );
}

const totalRow = z.object({ count: z.number(), more: storedFlag });

/** Selects the total: from the stored counters if they cover the filters, otherwise counted up to the limit. */
function selectTotal(reader: HealthReader, filters: EnquiryFilters, now: Date): Query<z.output<typeof totalRow>[]> {
  const { status, service, spam = false, assignee_id, property_uuid, unanswered, overdue, next_step } = filters;
  if (
    !matchExpression(filters.q) &&
    !assignee_id &&
    !property_uuid &&
    !next_step &&
    (unanswered ?? overdue) === undefined
  ) {
    const narrowed = [
      sql`spam = ${Number(spam)}`,
      isVisibleService(reader),
      ...(service ? [sql`service = ${service}`] : []),
      ...(status ? [sql`status = ${status}`] : []),
    ];
    return selectRows(
      sql`SELECT coalesce(sum(count), 0) AS count, 0 AS more FROM enquiry_counts WHERE ${sql.join(narrowed, sql` AND `)}`,
      totalRow,
    );
  }
  const { from, where } = matchingRows(reader, filters, now);
  return selectRows(
    sql`SELECT min(count(*), ${integerLiteral(exactTotalLimit)}) AS count, count(*) > ${exactTotalLimit} AS more
      FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${integerLiteral(exactTotalLimit + 1)})`,
    totalRow,
  );
}

/** Lists one page of the enquiries that the reader may see, with the counts of the whole inbox. */
export function listEnquiries(
  reader: HealthReader,
  filters: EnquiryFilters,
  page: { limit: number; last?: EnquiryPosition },
  now: Date,
): Query<EnquiryList> {
  const found = selectEnquiries(reader, filters, now, page.limit + 1, page.last);
  return combineQueries(
    [found, selectTotal(reader, filters, now), countEnquiries(reader, now)],
    (rows, [total], counts) => {
      const listed = rows.slice(0, page.limit);
      const last = rows.length > page.limit ? listed.at(-1) : undefined;
      return {
        data: { submissions: listed.map((row) => toInboxEnquiry(row, now)) },
        counts,
        total: total?.count ?? 0,
        total_exact: !total?.more,
        next_cursor: last === undefined ? null : encodeEnquiryPosition(getPosition(last, filters)),
      };
    },
  );
}
