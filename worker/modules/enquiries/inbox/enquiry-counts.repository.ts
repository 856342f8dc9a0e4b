import { and, count, gt, gte, lt, lte, sum } from "drizzle-orm";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { awaitsAnswer, isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, enquiryCounts, enquiryDayCounts } from "#worker/db/tables/enquiries.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Counts all enquiries that the reader may see by status. Days and months are UTC, which is Monrovia's time. */
export function countEnquiries(reader: HealthReader, now: Date): Query<EnquiryCounts> {
  const firstOfMonth = `${now.toISOString().slice(0, 7)}-01`;
  const weekAgo = new Date(now.getTime() - weekMs).toISOString();
  const byStatus = builder
    .select({ spam: enquiryCounts.spam, status: enquiryCounts.status, count: enquiryCounts.count })
    .from(enquiryCounts)
    .where(isVisibleService(reader, enquiryCounts.service));
  // Whole days from their counters, from the midnight that is nearest to the start of the week; the rows between both are
  // added or subtracted.
  const firstDay = new Date(Math.round((now.getTime() - weekMs) / dayMs) * dayMs).toISOString().slice(0, 10);
  const startsBefore = weekAgo < firstDay;
  const days = builder
    .select({ day: enquiryDayCounts.day, count: enquiryDayCounts.count })
    .from(enquiryDayCounts)
    .where(
      and(
        gte(enquiryDayCounts.day, firstOfMonth < firstDay ? firstOfMonth : firstDay),
        isVisibleService(reader, enquiryDayCounts.service),
      ),
    );
  const isShown = and(isGenuine, isVisibleService(reader, enquiries.service));
  const { submitted_at } = enquiries;
  const partOfDay = builder
    .select({ count: count() })
    .from(enquiries)
    .where(
      startsBefore
        ? and(isShown, gt(submitted_at, weekAgo), lt(submitted_at, firstDay))
        : and(isShown, gte(submitted_at, firstDay), lte(submitted_at, weekAgo)),
    );
  const isLate = lt(enquiries.due_at, now.toISOString());
  const waiting = builder
    .select({ unanswered: count().as("unanswered"), overdue: sum(isLate).mapWith(Number).as("overdue") })
    .from(enquiries)
    .where(and(isShown, awaitsAnswer(now)));
  return combineQueries([byStatus, days, partOfDay, waiting], (counts, byDay, part, [toAnswer]) => {
    const inbox = counts.filter(({ spam }) => !spam);
    const countSince = (first: string) => sumCounts(byDay.filter(({ day }) => day >= first));
    const getCount = (wanted: EnquiryStatus) => sumCounts(inbox.filter(({ status }) => status === wanted));
    return {
      total: sumCounts(inbox),
      new: getCount("new"),
      read: getCount("read"),
      replied: getCount("replied"),
      closed: getCount("closed"),
      this_month: countSince(firstOfMonth),
      last_7_days: countSince(firstDay) + (startsBefore ? 1 : -1) * sumCounts(part),
      unanswered: toAnswer?.unanswered ?? 0,
      overdue: toAnswer?.overdue ?? 0,
      spam: sumCounts(counts.filter(({ spam }) => spam)),
    };
  });
}

const sumCounts = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
