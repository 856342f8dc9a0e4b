import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "./query.ts";

/** How often something may happen within a stretch of time. */
export interface ThrottleLimit {
  times: number;
  seconds: number;
}

/** Whether the limit is passed, and when the present stretch ends. */
export interface ThrottleResult {
  passed: boolean;
  retryAfterSeconds: number;
}

/** Counts one more for a key, in one statement, and says whether that is too many. */
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
      passed: (rows[0]?.count as number) > limit.times,
      retryAfterSeconds: endsAt - seconds,
    }),
  };
}

/** Attempts that may fail before each further one has to wait, and how long a failure is remembered, in seconds. */
const freeAttempts = 5;
const remembered = 15 * 60;
/** A minute after the last free attempt, then twice as long each time, and never longer than it is remembered. */
const delay = sql.raw(`CASE WHEN count < ${freeAttempts} THEN 0 ELSE 60 << min(count - ${freeAttempts}, 4) END`);

/**
 * Counts an attempt to prove who one is, before it is judged; `forgive` takes a good one back. One that comes too
 * early is passed over and counts for nothing.
 */
export function countAttempt(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    statements: [
      sql`INSERT INTO throttles (key, ends_at, count) VALUES (${key}, ${seconds + remembered}, 1)
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN ends_at <= ${seconds} THEN 1 ELSE count + 1 END, ends_at = excluded.ends_at
        WHERE ends_at <= ${seconds} OR ends_at - ${remembered} + ${delay} <= ${seconds}
        RETURNING count`,
      sql`SELECT min(ends_at, ends_at - ${remembered} + ${delay}) AS opens_at FROM throttles WHERE key = ${key}`,
    ],
    read: ([counted = [], [row] = [] as Row[]]) => ({
      passed: counted.length === 0,
      retryAfterSeconds: Math.max(1, Math.ceil((row?.opens_at as number) - seconds)),
    }),
  };
}

/** Forgets the failed attempts of a key. */
export function clearThrottle(key: string): SQL {
  return sql`DELETE FROM throttles WHERE key = ${key}`;
}

/** Counts one less for a key. */
export function decrementThrottle(key: string): SQL {
  return sql`UPDATE throttles SET count = count - 1 WHERE key = ${key} AND count > 0`;
}

/** Forgets every count whose stretch is over. */
export function deleteExpiredThrottles(now: Date): SQL {
  return sql`DELETE FROM throttles WHERE ends_at <= ${Math.floor(now.getTime() / 1000)}`;
}
