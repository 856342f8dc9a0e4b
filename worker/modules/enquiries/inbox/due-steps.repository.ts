import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Stats } from "#contract/admin/stats.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";

const dayMs = 86_400_000;
/** Next steps that the dashboard shows. */
const maxShown = 5;

/** The condition for next steps that are due today or were due before, of open enquiries that the reader may see. */
const isDue = (reader: HealthReader, now: Date): SQL =>
  sql`next_step_at < ${new Date(now.getTime() + dayMs).toISOString().slice(0, 10)} AND spam = 0 AND status <> 'closed'
    AND ${isVisibleService(reader)}`;

export function countDueSteps(reader: HealthReader, now: Date): Query<number> {
  const counted = selectRows(
    sql`SELECT count(*) AS count FROM enquiries INDEXED BY enquiries_next_step WHERE ${isDue(reader, now)}`,
    z.object({ count: z.number() }),
  );
  return combineQueries([counted], ([row]) => row?.count ?? 0);
}

const stepRow = z.object({ id: z.string(), text: z.string(), at: z.string(), is_own: storedFlag });

/** Finds the due next steps that the dashboard shows: the reader's own first, then the oldest. */
export const findShownSteps = (reader: HealthReader & { id: string }, now: Date): Query<Stats["next_steps"]> =>
  selectRows(
    sql`SELECT id, next_step AS text, next_step_at AS at, assignee_id IS ${reader.id} AS is_own
      FROM enquiries INDEXED BY enquiries_next_step WHERE ${isDue(reader, now)}
      ORDER BY is_own DESC, next_step_at, n LIMIT ${integerLiteral(maxShown)}`,
    stepRow,
  );
