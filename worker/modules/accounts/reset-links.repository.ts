import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/** Who made the link that an account has, by the audit's last word: a link is worth what its maker is at the moment. */
const maker =
  sql.raw(`(SELECT actor_id FROM audit INDEXED BY audit_entity_id WHERE entity = 'user' AND entity_id = reset_links.user_id
  AND action = 'reset-link' ORDER BY n DESC LIMIT 1)`);

const live = (tokenHash: string, now: Date) =>
  sql`FROM reset_links WHERE token_hash = ${tokenHash} AND ends_at > ${now.toISOString()}
    AND EXISTS (SELECT 1 FROM users AS makers WHERE makers.id = ${maker} AND makers.role = 'super_admin'
      AND makers.disabled_at IS NULL)`;

/** Whose password a link may set. */
export function findResetLinkOwner(tokenHash: string, now: Date): Query<string | undefined> {
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

/** Voids somebody's link, whichever it is. */
export function deleteResetLinkOfUser(userId: string): SQL {
  return sql`DELETE FROM reset_links WHERE user_id = ${userId}`;
}

/** Voids this link: one that was made for the same account meanwhile stays. */
export function deleteResetLink(tokenHash: string): SQL {
  return sql`DELETE FROM reset_links WHERE token_hash = ${tokenHash}`;
}
