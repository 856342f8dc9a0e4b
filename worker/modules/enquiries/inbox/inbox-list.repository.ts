import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, not, type SQL, sql, sum } from "drizzle-orm";
import {
  type EnquiryFilters,
  type EnquiryList,
  type EnquiryPosition,
  encodeEnquiryPosition,
} from "#contract/enquiries/inbox-enquiry.ts";
import { awaitsAnswer, isGenuine } from "#worker/db/awaits-answer.ts";
import { matchExpression } from "#worker/db/contacts/match-expression.ts";
import { builder } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { canSeeService, type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, enquiryCounts } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
import { countEnquiries } from "./enquiry-counts.repository.ts";
import { type EnquiryRow, selectInbox, toInboxEnquiry } from "./enquiry-rows.ts";

/** Totals without a stored counter are counted up to this limit. */
const exactTotalLimit = 200;
const dayMs = 86_400_000;

/**
 * Selects the numbers of enquiries that the reader may see and that pass the filters, in the order of the list. A larger
 * number is a newer enquiry.
 * @param last the last enquiry of the page before
 */
function selectNumbers(reader: HealthReader, filters: EnquiryFilters, now: Date, take: number, last?: EnquiryPosition) {
  const { n } = enquiries;
  const time = firstTime(filters);
  const match = matchExpression(filters.q);
  const isListed = and(passesFilters(reader, filters, now), last && isAfter(time, last));
  if (!match)
    return builder
      .select({ n })
      .from(enquiries)
      .where(isListed)
      .orderBy(...orderBy(time))
      .limit(take);
  const row = sql`enquiry_index.rowid`;
  return (
    builder
      .select({ n })
      .from(sql`enquiry_index`)
      // It fixes the join order: the full-text index is read in row order and only as far as needed.
      .crossJoin(enquiries)
      .where(and(sql`enquiry_index MATCH ${match}`, eq(n, row), last && !time ? lt(row, last.n) : undefined, isListed))
      .orderBy(...(time ? [time, n] : [desc(row)]))
      .limit(take)
  );
}

const orderBy = (time: SQL | undefined) => (time ? [time, enquiries.n] : [desc(enquiries.n)]);

function passesFilters(reader: HealthReader, filters: EnquiryFilters, now: Date): SQL | undefined {
  const { status, service, assignee_id, property_uuid, spam = false, unanswered, overdue, next_step } = filters;
  const waits = awaitsAnswer(now);
  // A number as text, as the index of waiting enquiries has it.
  const isInFolder = sql`${enquiries.spam} = ${integerLiteral(Number(spam))}`;
  const isOverdue = and(eq(enquiries.spam, false), waits, lt(enquiries.due_at, now.toISOString()));
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  return and(
    // The plus keeps SQLite from the indexes of the folder, which find more than those of these columns.
    (assignee_id && !unanswered && !overdue) || property_uuid || next_step ? sql`+${isInFolder}` : isInFolder,
    isVisibleService(reader, enquiries.service),
    // Without it, a filter by a service that the reader may not see would read all of its rows.
    service !== undefined && !canSeeService(reader, service) ? sql`false` : undefined,
    status && eq(enquiries.status, status),
    // With a status, the plus keeps SQLite in the index of the status, which finds fewer.
    service ? sql`${status ? sql`+` : undefined}${enquiries.service} = ${service}` : undefined,
    assignee_id ? eq(enquiries.assignee_id, assignee_id) : undefined,
    property_uuid ? eq(enquiries.property_uuid, property_uuid) : undefined,
    unanswered === undefined ? undefined : unanswered ? waits : not(waits),
    overdue === undefined ? undefined : overdue ? isOverdue : sql`NOT ${isOverdue}`,
    // A closed enquiry needs nothing more.
    next_step && ne(enquiries.status, "closed"),
    next_step && (next_step === "due" ? lt(enquiries.next_step_at, tomorrow) : isNotNull(enquiries.next_step_at)),
  );
}

/**
 * Returns the time by which a list is sorted, the earliest first: next steps by their day, and who waits for a reply is
 * served in turn. An enquiry that was stored late, after an outage, has a larger number than its time. Undefined for all
 * other lists, which start with the newest.
 */
function firstTime({ unanswered, overdue, next_step }: EnquiryFilters): SQL | undefined {
  // A day without a time counts as its beginning.
  if (next_step) return sql`substr(${enquiries.next_step_at} || 'T00:00:00.000Z', 1, 24)`;
  return unanswered || overdue ? sql`${enquiries.submitted_at}` : undefined;
}

/** Selects what follows an enquiry in the list. The plus makes SQLite use the index of waiting enquiries. */
const isAfter = (time: SQL | undefined, { n, submittedAt }: EnquiryPosition): SQL =>
  time ? sql`(+${time}, ${enquiries.n}) > (${submittedAt}, ${n})` : lt(enquiries.n, n);

/** Returns the position of a row in the list with these filters. */
export const getPosition = (
  { n, submitted_at, next_step_at }: Pick<EnquiryRow, "n" | "submitted_at" | "next_step_at">,
  { next_step }: EnquiryFilters,
): EnquiryPosition => ({
  n,
  submittedAt: next_step && next_step_at ? new Date(next_step_at).toISOString() : submitted_at,
});

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
) {
  return selectInbox(reader, now)
    .where(inArray(enquiries.n, selectNumbers(reader, filters, now, take, last)))
    .orderBy(...orderBy(firstTime(filters)));
}

interface Total {
  count: number;
  isExact: boolean;
}

/** Selects the total: from the stored counters if they cover the filters, otherwise counted up to the limit. */
function selectTotal(reader: HealthReader, filters: EnquiryFilters, now: Date): Query<Total> {
  const { status, service, spam = false, assignee_id, property_uuid, unanswered, overdue, next_step } = filters;
  if (
    !matchExpression(filters.q) &&
    !assignee_id &&
    !property_uuid &&
    !next_step &&
    (unanswered ?? overdue) === undefined
  ) {
    const counted = builder
      .select({ count: sum(enquiryCounts.count).mapWith(Number).as("count") })
      .from(enquiryCounts)
      .where(
        and(
          eq(enquiryCounts.spam, spam),
          isVisibleService(reader, enquiryCounts.service),
          service ? eq(enquiryCounts.service, service) : undefined,
          status && eq(enquiryCounts.status, status),
        ),
      );
    return combineQueries([counted], ([row]) => ({ count: row?.count ?? 0, isExact: true }));
  }
  const found = selectNumbers(reader, filters, now, exactTotalLimit + 1).as("found");
  return combineQueries([builder.select({ count: count() }).from(found)], ([row]) => ({
    count: Math.min(row?.count ?? 0, exactTotalLimit),
    isExact: (row?.count ?? 0) <= exactTotalLimit,
  }));
}

/** Selects the people who have more than one enquiry that waits for an answer, with their number. */
function selectOpenByPerson(reader: HealthReader, now: Date) {
  const waiting = builder
    .select({ person_n: enquiries.person_n, open_of_person: count().as("open_of_person") })
    .from(enquiries)
    .where(and(isGenuine, awaitsAnswer(now), isVisibleService(reader, enquiries.service)))
    .groupBy(enquiries.person_n)
    .having(gt(count(), 1))
    .as("waiting");
  return builder
    .select({ person_id: people.id, open_of_person: waiting.open_of_person })
    .from(waiting)
    .innerJoin(people, eq(people.n, waiting.person_n));
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
    [found, selectOpenByPerson(reader, now), selectTotal(reader, filters, now), countEnquiries(reader, now)],
    (rows, open, total, counts) => {
      const listed = rows.slice(0, page.limit);
      const openOf = (row: EnquiryRow) => open.find(({ person_id }) => person_id === row.person_id);
      const last = rows.length > page.limit ? listed.at(-1) : undefined;
      return {
        data: { submissions: listed.map((row) => ({ ...toInboxEnquiry(row, now), ...openOf(row) })) },
        counts,
        total: total.count,
        total_exact: total.isExact,
        next_cursor: last === undefined ? null : encodeEnquiryPosition(getPosition(last, filters)),
      };
    },
  );
}
