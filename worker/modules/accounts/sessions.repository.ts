import { type SQL, sql } from "drizzle-orm";
import type { SessionListResponse } from "#contract/accounts/account-responses.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query } from "#worker/db/query.ts";
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

/** Ends the sessions that the tokens belong to, including tokens that have expired or been rotated. */
export function endSessionsOfTokens(hashes: string[]): SQL {
  const tokens = sql`(SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  return sql`DELETE FROM sessions WHERE id IN (
    SELECT session_id FROM token_pairs WHERE refresh_hash IN ${tokens}
    UNION SELECT session_id FROM token_pairs WHERE access_hash IN ${tokens})`;
}

export function endSession(id: string): SQL {
  return sql`DELETE FROM sessions WHERE id = ${id}`;
}

/** Ends one of the actor's own sessions. Returns false if there is no such session. */
export function endOwnSession(actor: Actor, id: string): Query<boolean> {
  return {
    statements: [sql`DELETE FROM sessions WHERE id = ${id} AND user_id = ${actor.id} RETURNING id`],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Ends all sessions of a user, except one if `except` is given. */
export function endSessionsOf(userId: string | SQL, except = ""): SQL {
  return sql`DELETE FROM sessions WHERE user_id = ${userId} AND id <> ${except}`;
}

/** Lists a user's active sessions, the most recently used first. */
export function listSessions(userId: string, currentId: string, now: Date): Query<SessionListResponse> {
  const at = now.toISOString();
  return {
    statements: [
      sql`SELECT id, device, created_at, used_at, id = ${currentId} AS current FROM sessions
        WHERE user_id = ${userId} AND idle_ends_at > ${at} AND ends_at > ${at}
        ORDER BY used_at DESC, id LIMIT ${integerLiteral(maxListedSessions)}`,
    ],
    read: ([rows = []]) => ({
      data: {
        sessions: rows.map((row) => ({
          ...row,
          current: row.current === 1,
        })) as SessionListResponse["data"]["sessions"],
      },
    }),
  };
}

/**
 * Deletes expired sessions with all their tokens, expired reset links, verification links and login challenges. The spent
 * tokens of an active session are kept, because using one again must end the session.
 */
export function deleteExpiredSessions(now: Date): SQL[] {
  const at = now.toISOString();
  return [
    sql`DELETE FROM sessions WHERE idle_ends_at <= ${at} OR ends_at <= ${at}`,
    sql`DELETE FROM reset_links WHERE ends_at <= ${at}`,
    sql`DELETE FROM email_verifications WHERE ends_at <= ${at}`,
    deleteExpiredChallenges(now),
  ];
}
