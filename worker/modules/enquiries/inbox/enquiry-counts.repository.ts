import { sql } from "drizzle-orm";
import type { SubmissionCounts } from "#contract/enquiries/submission.ts";
import type { Query } from "#worker/db/query.ts";

const weekMs = 7 * 86_400_000;

/** Counts all enquiries by status. Days and months are UTC, which is Monrovia's time. */
export function countEnquiries(now: Date): Query<SubmissionCounts> {
  const firstOfMonth = `${now.toISOString().slice(0, 7)}-01`;
  const weekAgo = new Date(now.getTime() - weekMs).toISOString();
  return {
    statements: [
      sql`SELECT spam, status, sum(count) AS count FROM enquiry_counts GROUP BY spam, status`,
      sql`SELECT coalesce(sum(count), 0) AS count FROM enquiry_day_counts WHERE day >= ${firstOfMonth}`,
      sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_submitted WHERE spam = 0 AND submitted_at > ${weekAgo}`,
      sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_due
        WHERE spam = 0 AND status IN ('new', 'read') AND due_at < ${now.toISOString()}`,
    ],
    read([byStatus = [], ...singleCounts]) {
      const sum = (spam: number, ...statuses: string[]) =>
        byStatus
          .filter((row) => row.spam === spam && (statuses.length === 0 || statuses.includes(row.status as string)))
          .reduce((total, row) => total + (row.count as number), 0);
      const [thisMonth, lastWeek, overdue] = singleCounts.map(([row]) => row?.count as number);
      return {
        total: sum(0),
        new: sum(0, "new"),
        read: sum(0, "read"),
        replied: sum(0, "replied"),
        closed: sum(0, "closed"),
        this_month: thisMonth ?? 0,
        last_7_days: lastWeek ?? 0,
        unanswered: sum(0, "new", "read"),
        overdue: overdue ?? 0,
        spam: sum(1),
      };
    },
  };
}
