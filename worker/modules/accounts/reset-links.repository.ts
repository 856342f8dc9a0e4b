import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/**
 * The id of the super admin who created the account's link, from the audit log. The link becomes invalid if they lose
 * that role.
 */
const creatorId =
  sql.raw(`(SELECT actor_id FROM audit INDEXED BY audit_entity_id WHERE entity = 'user' AND entity_id = reset_links.user_id
  AND action = 'reset-link' ORDER BY n DESC LIMIT 1)`);

const activeLink = (tokenHash: string, now: Date) =>
  sql`FROM reset_links WHERE token_hash = ${tokenHash} AND ends_at > ${now.toISOString()}
    AND EXISTS (SELECT 1 FROM users AS creators WHERE creators.id = ${creatorId} AND creators.role = 'super_admin'
      AND creators.disabled_at IS NULL)`;

/** Returns the id of the account whose password the link may set, undefined for an invalid link. */
export function findResetLinkOwner(tokenHash: string, now: Date): Query<string | undefined> {
  return {
    statements: [sql`SELECT user_id ${activeLink(tokenHash, now)}`],
    read: ([[row] = [] as Row[]]) => row?.user_id as string | undefined,
  };
}

/** Sets a password if the link is still valid, so that only one of two concurrent requests succeeds. */
export function replacePasswordByLink(
  userId: string,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Query<boolean> {
  return {
    statements: [
      sql`UPDATE users SET password_hash = ${passwordHash}
        WHERE id = ${userId} AND disabled_at IS NULL AND EXISTS (SELECT 1 ${activeLink(tokenHash, now)}) RETURNING id`,
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

export function deleteResetLinkOfUser(userId: string): SQL {
  return sql`DELETE FROM reset_links WHERE user_id = ${userId}`;
}

/** Deletes this link only; a newer link of the same account stays valid. */
export function deleteResetLink(tokenHash: string): SQL {
  return sql`DELETE FROM reset_links WHERE token_hash = ${tokenHash}`;
}
