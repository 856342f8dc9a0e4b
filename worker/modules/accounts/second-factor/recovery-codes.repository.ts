import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/** Accepts a recovery code once: returns a row unless it is unknown or used. */
export function acceptRecoveryCode(userId: string, hash: string, now: Date, condition: SQL): SQL {
  return sql`UPDATE recovery_codes SET used_at = ${now.toISOString()}
    WHERE user_id = ${userId} AND code_hash = ${hash} AND used_at IS NULL AND ${condition} RETURNING user_id`;
}

export function deleteRecoveryCodes(userId: string): SQL {
  return sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`;
}

export function insertRecoveryCodes(userId: string, hashes: string[], condition: SQL): SQL {
  return sql`INSERT INTO recovery_codes (user_id, code_hash)
    SELECT ${userId}, value FROM json_each(${JSON.stringify(hashes)}) WHERE ${condition}`;
}

export function countRecoveryCodes(userId: string): Query<number> {
  return {
    statements: [sql`SELECT count(*) AS count FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL`],
    read: ([[row] = [] as Row[]]) => row?.count as number,
  };
}
