import { and, desc, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SessionListResponse } from "#contract/accounts/account-responses.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { emailVerifications, resetLinks, sessions } from "#worker/db/tables/accounts.ts";
import type { Actor } from "#worker/http/actor.ts";
import { deleteExpiredChallenges } from "./second-factor/login-challenges.repository.ts";
import { accessSeconds, addSeconds, idleEnd, maxSessionSeconds } from "./session-lifetimes.ts";
import type { HashedTokenPair } from "./token-pairs.repository.ts";

const maxListedSessions = 100;

/**
 * Opens a session with its first token pair, unless the account has been disabled, its password has changed or the
 * condition does not hold.
 */
export function openSession(
  { id, userId, passwordHash, device }: { id: string; userId: string; passwordHash: string; device: string },
  pair: HashedTokenPair,
  now: Date,
  condition: SQL,
): SQL[] {
  const at = now.toISOString();
  return [
    sql`INSERT INTO sessions (id, user_id, device, created_at, used_at, idle_ends_at, ends_at)
      SELECT ${id}, users.id, ${device}, ${at}, ${at}, ${idleEnd(now)}, ${addSeconds(now, maxSessionSeconds)}
      FROM users WHERE users.id = ${userId} AND disabled_at IS NULL AND password_hash = ${passwordHash} AND ${condition}`,
    sql`INSERT INTO token_pairs (refresh_hash, access_hash, session_id, access_ends_at)
      SELECT ${pair.refresh}, ${pair.access}, id, ${addSeconds(now, accessSeconds)} FROM sessions WHERE id = ${id}`,
  ];
}

/** The condition, in a batch, that a session was opened. */
export const sessionExists = (id: string): SQL => sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${id})`;

export const isSessionOpen = (id: string): Query<boolean> =>
  combineQueries(
    [builder.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))],
    (rows) => rows.length === 1,
  );

/** Ends the sessions that the tokens belong to, including tokens that have expired or been rotated. */
export function endSessionsOfTokens(hashes: string[]): SQL {
  const tokens = sql`(SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  return sql`DELETE FROM sessions WHERE id IN (
    SELECT session_id FROM token_pairs WHERE refresh_hash IN ${tokens}
    UNION SELECT session_id FROM token_pairs WHERE access_hash IN ${tokens})`;
}

export const endSession = (id: string): Statement => builder.delete(sessions).where(eq(sessions.id, id));

/** Ends one of the actor's own sessions. Returns false if there is no such session. */
export function endOwnSession(actor: Actor, id: string): Query<boolean> {
  const ended = builder
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, actor.id)))
    .returning({ id: sessions.id });
  return combineQueries([ended], (rows) => rows.length === 1);
}

/**
 * Ends all sessions of a user.
 * @param options.except the session that stays
 * @param options.condition what must also hold
 */
export const endSessions = (
  userId: string,
  { except, condition }: { except?: string; condition?: SQL } = {},
): Statement =>
  builder
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), except === undefined ? undefined : ne(sessions.id, except), condition));

/** Lists a user's active sessions, the most recently used first. */
export function listSessions(userId: string, currentId: string, now: Date): Query<SessionListResponse> {
  const at = now.toISOString();
  const { id, device, created_at, used_at } = sessions;
  const active = builder
    .select({ id, device, created_at, used_at })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.idle_ends_at, at), gt(sessions.ends_at, at)))
    .orderBy(desc(used_at), id)
    .limit(maxListedSessions);
  return combineQueries([active], (rows) => ({
    data: { sessions: rows.map((session) => ({ ...session, current: session.id === currentId })) },
  }));
}

/**
 * Deletes expired sessions with all their tokens, expired reset links, verification links and login challenges. The spent
 * tokens of an active session are kept, because using one again must end the session.
 */
export function deleteExpiredSessions(now: Date): Statement[] {
  const at = now.toISOString();
  return [
    builder.delete(sessions).where(or(lte(sessions.idle_ends_at, at), lte(sessions.ends_at, at))),
    builder.delete(resetLinks).where(lte(resetLinks.ends_at, at)),
    builder.delete(emailVerifications).where(lte(emailVerifications.ends_at, at)),
    deleteExpiredChallenges(now),
  ];
}
