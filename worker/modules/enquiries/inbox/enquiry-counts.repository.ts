import { and, gte, sql } from "drizzle-orm";
import * as z from "zod";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { enquiryCounts, enquiryDayCounts } from "#worker/db/tables/enquiries.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

const countRow = z.object({ count: z.number() });

/** Counts all enquiries that the reader may see by status. Days and months are UTC, which is Monrovia's time. */
export function countEnquiries(reader: HealthReader, now: Date): Query<EnquiryCounts> {
  const firstOfMonth = `${now.toISOString().slice(0, 7)}-01`;
  const weekAgo = new Date(now.getTime() - weekMs).toISOString();
  const byStatus = builder
    .select({ spam: enquiryCounts.spam, status: enquiryCounts.status, count: enquiryCounts.count })
    .from(enquiryCounts)
    .where(isVisibleService(reader));
  // Whole days from their counters, and the rest of the first day of the week from its rows.
  const firstWholeDay = new Date(now.getTime() - weekMs + dayMs).toISOString().slice(0, 10);
  const days = builder
    .select({ day: enquiryDayCounts.day, count: enquiryDayCounts.count })
    .from(enquiryDayCounts)
    .where(
      and(
        gte(enquiryDayCounts.day, firstOfMonth < firstWholeDay ? firstOfMonth : firstWholeDay),
        isVisibleService(reader),
      ),
    );
  const restOfDay = selectRows(
    sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_submitted
      WHERE spam = 0 AND submitted_at > ${weekAgo} AND submitted_at < ${firstWholeDay}
      AND ${isVisibleService(reader)}`,
    countRow,
  );
  const waiting = selectRows(
    sql`SELECT count(*) AS unanswered, coalesce(sum(due_at < ${now.toISOString()}), 0) AS overdue
      FROM enquiries INDEXED BY enquiries_to_answer
      WHERE spam = 0 AND ${awaitsAnswer(now)} AND ${isVisibleService(reader)}`,
    z.object({ unanswered: z.number(), overdue: z.number() }),
  );
  return combineQueries([byStatus, days, restOfDay, waiting], (counts, byDay, rest, [toAnswer]) => {
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
      last_7_days: countSince(firstWholeDay) + sumCounts(rest),
      unanswered: toAnswer?.unanswered ?? 0,
      overdue: toAnswer?.overdue ?? 0,
      spam: sumCounts(counts.filter(({ spam }) => spam)),
    };
  });
}

const sumCounts = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
