import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "./query.ts";

/** How many events are allowed in a period. */
export interface ThrottleLimit {
  times: number;
  seconds: number;
}

export interface ThrottleResult {
  isExceeded: boolean;
  retryAfterSeconds: number;
}

/** Counts one event for a key and returns whether the limit of the current period is exceeded. */
export function incrementThrottle(key: string, limit: ThrottleLimit, now: Date): Query<ThrottleResult> {
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
      isExceeded: (rows[0]?.count as number) > limit.times,
      retryAfterSeconds: endsAt - seconds,
    }),
  };
}

/** Returns whether the limit of the current period is reached, without counting an event. */
export function readThrottle(key: string, limit: ThrottleLimit, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const endsAt = (Math.floor(seconds / limit.seconds) + 1) * limit.seconds;
  return {
    statements: [sql`SELECT count FROM throttles WHERE key = ${key} AND ends_at = ${endsAt}`],
    read: ([[row] = [] as Row[]]) => ({
      isExceeded: row !== undefined && (row.count as number) >= limit.times,
      retryAfterSeconds: endsAt - seconds,
    }),
  };
}

/** Subtracts one event that should not have been counted. */
export function decrementThrottle(key: string): SQL {
  return sql`UPDATE throttles SET count = count - 1 WHERE key = ${key} AND count > 0`;
}

/** Resets the count of a key. */
export function clearThrottle(key: string): SQL {
  return sql`DELETE FROM throttles WHERE key = ${key}`;
}

/** Deletes all counts whose period has ended. */
export function deleteExpiredThrottles(now: Date): SQL {
  return sql`DELETE FROM throttles WHERE ends_at <= ${Math.floor(now.getTime() / 1000)}`;
}
