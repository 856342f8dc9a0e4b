import { sql } from "drizzle-orm";
import * as z from "zod";
import { combineQueries, type Query, selectRows } from "./query.ts";
import type { ThrottleResult } from "./throttle.ts";

/** Attempts that may fail before the next one is delayed. */
const freeAttempts = 5;
/** How long a failure counts, in seconds. */
const windowSeconds = 15 * 60;
/** One minute after the last free attempt, doubled with each failure, at most `windowSeconds`. */
const delay = sql.raw(`CASE WHEN count < ${freeAttempts} THEN 0 ELSE 60 << min(count - ${freeAttempts}, 4) END`);

const openingRow = z.object({ opens_at: z.number() });

/**
 * Counts an attempt before the password is checked. Reset the count with `clearThrottle` after a success. An attempt
 * within the delay is rejected and not counted.
 */
export function countAttempt(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const counted = selectRows(
    sql`INSERT INTO throttles (key, ends_at, count) VALUES (${key}, ${seconds + windowSeconds}, 1)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ends_at <= ${seconds} THEN 1 ELSE count + 1 END, ends_at = excluded.ends_at
      WHERE ends_at <= ${seconds} OR ends_at - ${windowSeconds} + ${delay} <= ${seconds}
      RETURNING count`,
    z.object({ count: z.number() }),
  );
  const opening = selectRows(
    sql`SELECT min(ends_at, ends_at - ${windowSeconds} + ${delay}) AS opens_at FROM throttles WHERE key = ${key}`,
    openingRow,
  );
  return combineQueries([counted, opening], (attempts, [row]) => ({
    isExceeded: attempts.length === 0,
    retryAfterSeconds: Math.max(1, Math.ceil((row?.opens_at ?? seconds) - seconds)),
  }));
}

/** Returns whether the next attempt is delayed, without counting one. */
export function readAttempts(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const opening = selectRows(
    sql`SELECT ends_at - ${windowSeconds} + ${delay} AS opens_at FROM throttles
      WHERE key = ${key} AND ends_at > ${seconds}`,
    openingRow,
  );
  return combineQueries([opening], ([row]) => {
    const wait = (row?.opens_at ?? seconds) - seconds;
    return { isExceeded: wait > 0, retryAfterSeconds: Math.max(1, wait) };
  });
}
