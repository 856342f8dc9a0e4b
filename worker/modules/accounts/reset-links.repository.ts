import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "../../db/query.ts";

const live = (tokenHash: string, now: Date) =>
  sql`FROM reset_links WHERE token_hash = ${tokenHash} AND ends_at > ${now.toISOString()}`;

/** Whose password a link may set. */
export function findLinkOwner(tokenHash: string, now: Date): Query<string | undefined> {
  return {
    statements: [sql`SELECT user_id ${live(tokenHash, now)}`],
    read: ([[row] = [] as Row[]]) => row?.user_id as string | undefined,
  };
}

/** Sets a password if the link is still there: of two at once, one does. */
export function replacePasswordByLink(userId: string, tokenHash: string, to: string, now: Date): Query<boolean> {
  return {
    statements: [
      sql`UPDATE users SET password_hash = ${to}
        WHERE id = ${userId} AND disabled_at IS NULL AND EXISTS (SELECT 1 ${live(tokenHash, now)}) RETURNING id`,
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Voids somebody's link. */
export function dropLink(userId: string): SQL {
  return sql`DELETE FROM reset_links WHERE user_id = ${userId}`;
}
