import { and, eq, gt, lte, sql } from "drizzle-orm";
import { builder } from "./driver.ts";
import { combineQueries, type Query } from "./query.ts";
import { throttles } from "./tables/requests.ts";
import type { ThrottleResult } from "./throttle.ts";

/** Attempts that may fail before the next one is delayed. */
const freeAttempts = 5;
/** How long a failure counts, in seconds. */
const windowSeconds = 15 * 60;
/** One minute after the last free attempt, doubled with each failure, at most `windowSeconds`. */
const delay = sql`iif(${throttles.count} < ${freeAttempts}, 0, 60 << min(${throttles.count} - ${freeAttempts}, 4))`;
const opensAt = sql<number>`${throttles.ends_at} - ${windowSeconds} + ${delay}`;

/**
 * Counts an attempt before the password is checked. Reset the count with `clearThrottle` after a success. An attempt
 * within the delay is rejected and not counted.
 */
export function countAttempt(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const isOver = lte(throttles.ends_at, seconds);
  const counted = builder
    .insert(throttles)
    .values({ key, ends_at: seconds + windowSeconds, count: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { count: sql`iif(${isOver}, 1, ${throttles.count} + 1)`, ends_at: sql`excluded.ends_at` },
      setWhere: sql`${isOver} OR ${opensAt} <= ${seconds}`,
    })
    .returning({ count: throttles.count });
  const opening = builder
    .select({ opens_at: sql<number>`min(${throttles.ends_at}, ${opensAt})`.as("opens_at") })
    .from(throttles)
    .where(eq(throttles.key, key));
  return combineQueries([counted, opening], (attempts, [row]) => ({
    isExceeded: attempts.length === 0,
    retryAfterSeconds: Math.max(1, Math.ceil((row?.opens_at ?? seconds) - seconds)),
  }));
}

/** Returns whether the next attempt is delayed, without counting one. */
export function readAttempts(key: string, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const opening = builder
    .select({ opens_at: opensAt.as("opens_at") })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.ends_at, seconds)));
  return combineQueries([opening], ([row]) => {
    const wait = (row?.opens_at ?? seconds) - seconds;
    return { isExceeded: wait > 0, retryAfterSeconds: Math.max(1, wait) };
  });
}
