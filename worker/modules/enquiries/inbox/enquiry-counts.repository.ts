import { gte, sql } from "drizzle-orm";
import * as z from "zod";
import type { SubmissionCounts } from "#contract/enquiries/submission.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { enquiryCounts, enquiryDayCounts } from "#worker/db/tables/enquiries.ts";

const weekMs = 7 * 86_400_000;

const countRow = z.object({ count: z.number() });

/** Counts all enquiries by status. Days and months are UTC, which is Monrovia's time. */
export function countEnquiries(now: Date): Query<SubmissionCounts> {
  const firstOfMonth = `${now.toISOString().slice(0, 7)}-01`;
  const weekAgo = new Date(now.getTime() - weekMs).toISOString();
  const byStatus = builder
    .select({ spam: enquiryCounts.spam, status: enquiryCounts.status, count: enquiryCounts.count })
    .from(enquiryCounts);
  const thisMonth = builder
    .select({ count: enquiryDayCounts.count })
    .from(enquiryDayCounts)
    .where(gte(enquiryDayCounts.day, firstOfMonth));
  const lastWeek = selectRows(
    sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_submitted WHERE spam = 0 AND submitted_at > ${weekAgo}`,
    countRow,
  );
  const overdue = selectRows(
    sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_due
      WHERE spam = 0 AND status IN ('new', 'read') AND due_at < ${now.toISOString()}`,
    countRow,
  );
  return combineQueries([byStatus, thisMonth, lastWeek, overdue], (counts, month, week, late) => {
    const sum = (spam: number, ...statuses: string[]) =>
      sumCounts(counts.filter((row) => row.spam === spam && (statuses.length === 0 || statuses.includes(row.status))));
    return {
      total: sum(0),
      new: sum(0, "new"),
      read: sum(0, "read"),
      replied: sum(0, "replied"),
      closed: sum(0, "closed"),
      this_month: sumCounts(month),
      last_7_days: sumCounts(week),
      unanswered: sum(0, "new", "read"),
      overdue: sumCounts(late),
      spam: sum(1),
    };
  });
}

const sumCounts = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
