import { and, type Column, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { SessionListResponse } from "#contract/accounts/account-responses.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { emailVerifications, resetLinks, sessions, tokenPairs, users } from "#worker/db/tables/accounts.ts";
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
): Statement[] {
  const at = now.toISOString();
  const session = newRow(sessions, {
    ...{ id, user_id: users.id, device, created_at: at, used_at: at },
    ...{ idle_ends_at: idleEnd(now), ends_at: addSeconds(now, maxSessionSeconds) },
  });
  const tokens = newRow(tokenPairs, {
    ...{ refresh_hash: pair.refresh, access_hash: pair.access },
    ...{ session_id: sessions.id, access_ends_at: addSeconds(now, accessSeconds) },
  });
  const isUnchanged = and(eq(users.id, userId), isNull(users.disabled_at), eq(users.password_hash, passwordHash));
  return [
    builder.insert(sessions).select(builder.select(session).from(users).where(and(isUnchanged, condition))),
    builder.insert(tokenPairs).select(builder.select(tokens).from(sessions).where(eq(sessions.id, id))),
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
export function endSessionsOfTokens(hashes: string[]): Statement {
  const { session_id, refresh_hash, access_hash } = tokenPairs;
  const ofTokens = (hash: Column) => builder.select({ session_id }).from(tokenPairs).where(isOneOf(hash, hashes));
  return builder.delete(sessions).where(inArray(sessions.id, union(ofTokens(refresh_hash), ofTokens(access_hash))));
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
