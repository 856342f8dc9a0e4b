import { and, desc, eq, exists, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { resetLinks, users } from "#worker/db/tables/accounts.ts";
import { auditEntries } from "#worker/db/tables/audit.ts";

/**
 * The id of the super admin who created the account's link, from the audit log. The link becomes invalid if they lose
 * that role.
 */
const creatorId = sql`(${builder
  .select({ actor_id: auditEntries.actor_id })
  .from(auditEntries)
  .where(
    and(
      eq(auditEntries.entity_id, resetLinks.user_id),
      // The plus keeps SQLite from the indexes that find those of all accounts.
      sql`+${auditEntries.entity} = 'user'`,
      sql`+${auditEntries.action} = 'reset-link'`,
    ),
  )
  .orderBy(desc(auditEntries.n))
  .limit(1)})`;

const creators = alias(users, "creators");

function selectActiveLink(tokenHash: string, now: Date) {
  const creator = builder
    .select({ id: creators.id })
    .from(creators)
    .where(and(eq(creators.id, creatorId), eq(creators.role, "super_admin"), isNull(creators.disabled_at)));
  return builder
    .select({ user_id: resetLinks.user_id })
    .from(resetLinks)
    .where(and(eq(resetLinks.token_hash, tokenHash), gt(resetLinks.ends_at, now.toISOString()), exists(creator)));
}

/** Returns the id of the account whose password the link may set, undefined for an invalid link. */
export function findResetLinkOwner(tokenHash: string, now: Date): Query<string | undefined> {
  return combineQueries([selectActiveLink(tokenHash, now)], ([link]) => link?.user_id);
}

/** Sets a password if the link is still valid, so that only one of two concurrent requests succeeds. */
export function replacePasswordByLink(
  userId: string,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Query<boolean> {
  const isAllowed = and(eq(users.id, userId), isNull(users.disabled_at), exists(selectActiveLink(tokenHash, now)));
  const replaced = builder
    .update(users)
    .set({ password_hash: passwordHash })
    .where(isAllowed)
    .returning({ id: users.id });
  return combineQueries([replaced], (rows) => rows.length === 1);
}

export const deleteResetLinkOfUser = (userId: string): Statement =>
  builder.delete(resetLinks).where(eq(resetLinks.user_id, userId));

/** Deletes this link only; a newer link of the same account stays valid. */
export const deleteResetLink = (tokenHash: string): Statement =>
  builder.delete(resetLinks).where(eq(resetLinks.token_hash, tokenHash));
