import { gte, sql } from "drizzle-orm";
import * as z from "zod";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
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
    const inbox = counts.filter(({ spam }) => !spam);
    const countOf = (...statuses: EnquiryStatus[]) =>
      sumCounts(inbox.filter(({ status }) => statuses.includes(status)));
    return {
      total: sumCounts(inbox),
      new: countOf("new"),
      read: countOf("read"),
      replied: countOf("replied"),
      closed: countOf("closed"),
      this_month: sumCounts(month),
      last_7_days: sumCounts(week),
      unanswered: countOf("new", "read"),
      overdue: sumCounts(late),
      spam: sumCounts(counts.filter(({ spam }) => spam)),
    };
  });
}

const sumCounts = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
