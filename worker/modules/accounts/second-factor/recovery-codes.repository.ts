import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { recoveryCodes } from "#worker/db/tables/accounts.ts";

/** Accepts a recovery code once: returns false if it is unknown or used. */
export function acceptRecoveryCode(userId: string, hash: string, now: Date, condition: SQL): Query<boolean> {
  const accepted = builder
    .update(recoveryCodes)
    .set({ used_at: now.toISOString() })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, hash),
        isNull(recoveryCodes.used_at),
        condition,
      ),
    )
    .returning({ user_id: recoveryCodes.user_id });
  return combineQueries([accepted], (rows) => rows.length === 1);
}

/** @param condition what must also hold; nothing by default */
export const deleteRecoveryCodes = (userId: string, condition?: SQL): Statement =>
  builder.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, userId), condition));

export function insertRecoveryCodes(userId: string, hashes: string[], condition: SQL): SQL {
  return sql`INSERT INTO recovery_codes (user_id, code_hash)
    SELECT ${userId}, value FROM json_each(${JSON.stringify(hashes)}) WHERE ${condition}`;
}

export function countRecoveryCodes(userId: string): Query<number> {
  const unused = and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at));
  return combineQueries(
    [builder.select({ count: count() }).from(recoveryCodes).where(unused)],
    ([counted]) => counted?.count ?? 0,
  );
}
