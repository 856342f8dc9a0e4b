import { sql } from "drizzle-orm";
import type { Query, Row } from "./query.ts";
import type { ThrottleResult } from "./throttle.ts";

/** Attempts that may fail before the next one is delayed. */
const freeAttempts = 5;
/** How long a failure counts, in seconds. */
const windowSeconds = 15 * 60;
/** One minute after the last free attempt, doubled with each failure, at most `windowSeconds`. */
const delay = sql.raw(`CASE WHEN count < ${freeAttempts} THEN 0 ELSE 60 << min(count - ${freeAttempts}, 4) END`);

/**
 * Counts an attempt before the password is checked. Reset the count with `clearThrottle` after a success. An attempt
 * within the delay is rejected and not counted.
 */
export function countAttempt(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    statements: [
      sql`INSERT INTO throttles (key, ends_at, count) VALUES (${key}, ${seconds + windowSeconds}, 1)
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN ends_at <= ${seconds} THEN 1 ELSE count + 1 END, ends_at = excluded.ends_at
        WHERE ends_at <= ${seconds} OR ends_at - ${windowSeconds} + ${delay} <= ${seconds}
        RETURNING count`,
      sql`SELECT min(ends_at, ends_at - ${windowSeconds} + ${delay}) AS opens_at FROM throttles WHERE key = ${key}`,
    ],
    read: ([counted = [], [row] = [] as Row[]]) => ({
      isExceeded: counted.length === 0,
      retryAfterSeconds: Math.max(1, Math.ceil((row?.opens_at as number) - seconds)),
    }),
  };
}

/** Returns whether the next attempt is delayed, without counting one. */
export function readAttempts(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    statements: [
      sql`SELECT ends_at - ${windowSeconds} + ${delay} AS opens_at FROM throttles
        WHERE key = ${key} AND ends_at > ${seconds}`,
    ],
    read: ([[row] = [] as Row[]]) => {
      const wait = ((row?.opens_at as number | undefined) ?? seconds) - seconds;
      return { isExceeded: wait > 0, retryAfterSeconds: Math.max(1, wait) };
    },
  };
}
