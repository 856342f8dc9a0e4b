import { type SQL, sql } from "drizzle-orm";
import type { Query } from "./query.ts";

/** How often something may happen within a stretch of time. */
export interface Limit {
  times: number;
  seconds: number;
}

/** Whether the limit is passed, and when the present stretch ends. */
export interface Throttled {
  passed: boolean;
  retryAfterSeconds: number;
}

/** Counts one more for a key, in one statement, and says whether that is too many. */
export function countOnce(key: string, limit: Limit, now: Date): Query<Throttled> {
  const seconds = Math.floor(now.getTime() / 1000);
  const endsAt = (Math.floor(seconds / limit.seconds) + 1) * limit.seconds;
  return {
    statements: [
      sql`INSERT INTO throttles (key, ends_at, count) VALUES (${key}, ${endsAt}, 1)
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN ends_at = excluded.ends_at THEN count + 1 ELSE 1 END, ends_at = excluded.ends_at
        RETURNING count`,
    ],
    read: ([rows = []]) => ({
      passed: (rows[0]?.count as number) > limit.times,
      retryAfterSeconds: endsAt - seconds,
    }),
  };
}

/** Forgets every count whose stretch is over. */
export function forgetThrottles(now: Date): SQL {
  return sql`DELETE FROM throttles WHERE ends_at <= ${Math.floor(now.getTime() / 1000)}`;
}
