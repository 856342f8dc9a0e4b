import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "./driver.ts";
import { combineQueries, type Query } from "./query.ts";
import { throttles } from "./tables/requests.ts";

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
  const counted = builder
    .insert(throttles)
    .values({ key, ends_at: endsAt, count: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ends_at = excluded.ends_at THEN count + 1 ELSE 1 END`,
        ends_at: sql`excluded.ends_at`,
      },
    })
    .returning({ count: throttles.count });
  return combineQueries([counted], ([row]) => ({
    isExceeded: row !== undefined && row.count > limit.times,
    retryAfterSeconds: endsAt - seconds,
  }));
}

/** Returns whether the limit of the current period is reached, without counting an event. */
export function readThrottle(key: string, limit: ThrottleLimit, now: Date): Query<ThrottleResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const endsAt = (Math.floor(seconds / limit.seconds) + 1) * limit.seconds;
  const counted = builder
    .select({ count: throttles.count })
    .from(throttles)
    .where(and(eq(throttles.key, key), eq(throttles.ends_at, endsAt)));
  return combineQueries([counted], ([row]) => ({
    isExceeded: row !== undefined && row.count >= limit.times,
    retryAfterSeconds: endsAt - seconds,
  }));
}

/** Subtracts one event that should not have been counted. @param condition what must also hold; nothing by default */
export const decrementThrottle = (key: string, condition?: SQL): Statement =>
  builder
    .update(throttles)
    .set({ count: sql`count - 1` })
    .where(and(eq(throttles.key, key), gt(throttles.count, 0), condition));

/** Resets the count of a key. @param condition what must also hold; nothing by default */
export const clearThrottle = (key: string, condition?: SQL): Statement =>
  builder.delete(throttles).where(and(eq(throttles.key, key), condition));

/** Deletes all counts whose period has ended. */
export const deleteExpiredThrottles = (now: Date): Statement =>
  builder.delete(throttles).where(lte(throttles.ends_at, Math.floor(now.getTime() / 1000)));
