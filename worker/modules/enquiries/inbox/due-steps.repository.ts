import { and, count, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Stats } from "#contract/admin/stats.ts";
import { isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

const dayMs = 86_400_000;
/** Next steps that the dashboard shows. */
const maxShown = 5;

/** The condition for next steps that are due today or were due before, of open enquiries that the reader may see. */
const isDue = (reader: HealthReader, now: Date) =>
  and(
    lt(enquiries.next_step_at, new Date(now.getTime() + dayMs).toISOString().slice(0, 10)),
    // The plus keeps SQLite from an index that finds all enquiries.
    sql`+${isGenuine}`,
    ne(enquiries.status, "closed"),
    isVisibleService(reader, enquiries.service),
  );

export const countDueSteps = (reader: HealthReader, now: Date): Query<number> =>
  combineQueries(
    [builder.select({ count: count() }).from(enquiries).where(isDue(reader, now))],
    ([row]) => row?.count ?? 0,
  );

/** Finds the due next steps that the dashboard shows: the reader's own first, then the oldest. */
export function findShownSteps(reader: HealthReader & { id: string }, now: Date): Query<Stats["next_steps"]> {
  const isOwn = eq(enquiries.assignee_id, reader.id);
  const steps = builder
    .select({
      id: enquiries.id,
      text: enquiries.next_step,
      at: enquiries.next_step_at,
      is_own: sql`coalesce(${isOwn}, 0)`.mapWith(Boolean).as("is_own"),
    })
    .from(enquiries)
    .where(isDue(reader, now))
    .orderBy(desc(sql`is_own`), enquiries.next_step_at, enquiries.n)
    .limit(maxShown);
  return combineQueries([steps], (rows) =>
    rows.flatMap(({ text, at, ...step }) => (text === null || at === null ? [] : [{ ...step, text, at }])),
  );
}
