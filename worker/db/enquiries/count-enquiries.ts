import { sql } from "drizzle-orm";
import type { SubmissionCounts } from "#contract/enquiries/submission.ts";
import type { Query } from "../query.ts";

const week = 7 * 86_400_000;

/** How things stand on the whole desk; months and days are Monrovia's, which is UTC. */
export function countEnquiries(now: Date): Query<SubmissionCounts> {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const weekAgo = new Date(now.getTime() - week).toISOString();
  return {
    statements: [
      sql`SELECT spam, status, sum(count) AS count FROM enquiry_counts GROUP BY spam, status`,
      sql`SELECT coalesce(sum(count), 0) AS count FROM enquiry_days WHERE day >= ${month}`,
      sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_submitted WHERE spam = 0 AND submitted_at > ${weekAgo}`,
      sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_due
        WHERE spam = 0 AND status IN ('new', 'read') AND due_at < ${now.toISOString()}`,
    ],
    read([byStatus = [], ...figures]) {
      const sum = (spam: number, ...statuses: string[]) =>
        byStatus.reduce(
          (total, row) =>
            row.spam === spam && (statuses.length === 0 || statuses.includes(row.status as string))
              ? total + (row.count as number)
              : total,
          0,
        );
      const [month, lastWeek, overdue] = figures.map(([row]) => row?.count as number);
      return {
        total: sum(0),
        new: sum(0, "new"),
        read: sum(0, "read"),
        replied: sum(0, "replied"),
        closed: sum(0, "closed"),
        this_month: month ?? 0,
        last_7_days: lastWeek ?? 0,
        unanswered: sum(0, "new", "read"),
        overdue: overdue ?? 0,
        spam: sum(1),
      };
    },
  };
}
