import { type SQL, sql } from "drizzle-orm";
import type { SessionListResponse, User } from "#contract/accounts/account.ts";
import { batch, type Query, query, type Row } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";
import type { TokenHolder } from "#worker/http/authenticate.ts";
import { toUser } from "./users.repository.ts";

/** How long tokens and sessions live, in seconds (security.md). */
export const accessSeconds = 15 * 60;
const idleSeconds = { user: 7 * 86_400, staff: 12 * 3600 };
const longestSeconds = 30 * 86_400;

export const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** A pair of tokens as it is stored. */
export interface HashedTokenPair {
  access: string;
  refresh: string;
}

const idleEnd = (now: Date) =>
  sql`iif(users.role = 'user', ${addSeconds(now, idleSeconds.user)}, ${addSeconds(now, idleSeconds.staff)})`;

/** Opens a session with its first pair, unless the account was disabled or has another password meanwhile. */
export function openSession(
  { id, userId, passwordHash, device }: { id: string; userId: string; passwordHash: string; device: string },
  pair: HashedTokenPair,
  now: Date,
): SQL[] {
  const at = now.toISOString();
  return [
    sql`INSERT INTO sessions (id, user_id, device, created_at, used_at, idle_ends_at, ends_at)
      SELECT ${id}, users.id, ${device}, ${at}, ${at}, ${idleEnd(now)}, ${addSeconds(now, longestSeconds)}
      FROM users WHERE users.id = ${userId} AND disabled_at IS NULL AND password_hash = ${passwordHash}`,
    sql`INSERT INTO token_pairs (refresh_hash, access_hash, session_id, access_ends_at)
      SELECT ${pair.refresh}, ${pair.access}, id, ${addSeconds(now, accessSeconds)} FROM sessions WHERE id = ${id}`,
  ];
}

/**
 * Whose an access token is. Its first use is written down: from then on the token before it is of no more use.
 * @throws StorageUnavailable, so that a failing database is never taken for a missing session
 */
export async function findHolder(db: D1Database, accessHash: string, now: Date): Promise<TokenHolder | undefined> {
  const [found] = await query(db, {
    statements: [
      sql`SELECT users.id, users.username, users.role, sessions.id AS session_id, token_pairs.presented_at
        FROM token_pairs JOIN sessions ON sessions.id = token_pairs.session_id JOIN users ON users.id = sessions.user_id
        WHERE token_pairs.access_hash = ${accessHash} AND token_pairs.access_ends_at > ${now.toISOString()}
          AND users.disabled_at IS NULL`,
    ],
    read: ([[row] = [] as Row[]]) => row,
  });
  if (!found) return undefined;
  if (found.presented_at === null) await batch(db, present(sql`access_hash = ${accessHash}`, now));
  const { id, username, role, session_id: sessionId } = found;
  return { id, username, role, sessionId } as TokenHolder;
}

const present = (which: SQL, now: Date) =>
  sql`UPDATE token_pairs SET presented_at = ${now.toISOString()} WHERE ${which} AND presented_at IS NULL`;

/** A refresh token's place in its session, and its successor's. */
export interface KnownTokenPair {
  sessionId: string;
  user: User;
  spentAt: string | null;
  next: { presented: boolean; accessEndsAt: string } | undefined;
  /** When the whole session ends. */
  endsAt: string;
}

/** The pair of a refresh token whose session and account are alive. */
export function findTokenPair(refreshHash: string, now: Date): Query<KnownTokenPair | undefined> {
  const at = now.toISOString();
  return {
    statements: [
      sql`SELECT users.id, users.username, users.email, users.role, users.role_request, sessions.id AS session_id,
          sessions.ends_at, pair.spent_at, next.presented_at AS next_presented_at, next.access_ends_at AS next_ends_at
        FROM token_pairs AS pair JOIN sessions ON sessions.id = pair.session_id JOIN users ON users.id = sessions.user_id
          LEFT JOIN token_pairs AS next ON next.parent_hash = pair.refresh_hash
        WHERE pair.refresh_hash = ${refreshHash} AND users.disabled_at IS NULL
          AND sessions.idle_ends_at > ${at} AND sessions.ends_at > ${at}`,
    ],
    read: ([[row] = [] as Row[]]) =>
      row && {
        sessionId: row.session_id as string,
        user: toUser(row),
        spentAt: row.spent_at as string | null,
        next:
          row.next_ends_at === null
            ? undefined
            : { presented: row.next_presented_at !== null, accessEndsAt: row.next_ends_at as string },
        endsAt: row.ends_at as string,
      },
  };
}

/**
 * Spends a refresh token for its successor. The same statements sent twice at once make the same one pair: the token
 * has one successor, whose hashes follow from it.
 */
export function rotateTokenPair(refreshHash: string, sessionId: string, next: HashedTokenPair, now: Date): SQL[] {
  const at = now.toISOString();
  return [
    sql`INSERT INTO token_pairs (refresh_hash, access_hash, session_id, parent_hash, access_ends_at)
      SELECT ${next.refresh}, ${next.access}, sessions.id, pair.refresh_hash, min(${addSeconds(now, accessSeconds)}, sessions.ends_at)
      FROM token_pairs AS pair JOIN sessions ON sessions.id = pair.session_id
      WHERE pair.refresh_hash = ${refreshHash} AND pair.spent_at IS NULL
      ON CONFLICT DO NOTHING`,
    sql`UPDATE sessions SET used_at = ${at},
        idle_ends_at = (SELECT ${idleEnd(now)} FROM users WHERE users.id = sessions.user_id)
      WHERE id = ${sessionId} AND changes() > 0`,
    sql`UPDATE token_pairs SET spent_at = ${at}, presented_at = coalesce(presented_at, ${at})
      WHERE refresh_hash = ${refreshHash} AND spent_at IS NULL`,
  ];
}

/** Ends the sessions that tokens belong to, however old a token is. */
export function endSessionsOfTokens(hashes: string[]): SQL {
  const sent = sql`(SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  return sql`DELETE FROM sessions WHERE id IN (
    SELECT session_id FROM token_pairs WHERE refresh_hash IN ${sent}
    UNION SELECT session_id FROM token_pairs WHERE access_hash IN ${sent})`;
}

/** Ends one session. */
export function endSession(id: string): SQL {
  return sql`DELETE FROM sessions WHERE id = ${id}`;
}

/** Ends one of somebody's own sessions, and says whether there was one. */
export function endOwnSession(actor: Actor, id: string): Query<boolean> {
  return {
    statements: [sql`DELETE FROM sessions WHERE id = ${id} AND user_id = ${actor.id} RETURNING id`],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Ends somebody's sessions, all or all but one. */
export function endSessionsOf(userId: string | SQL, except = ""): SQL {
  return sql`DELETE FROM sessions WHERE user_id = ${userId} AND id <> ${except}`;
}

/** Where somebody is signed in, the last used first. */
export function listSessions(userId: string, current: string, now: Date): Query<SessionListResponse> {
  const at = now.toISOString();
  return {
    statements: [
      sql`SELECT id, device, created_at, used_at, id = ${current} AS current FROM sessions
        WHERE user_id = ${userId} AND idle_ends_at > ${at} AND ends_at > ${at} ORDER BY used_at DESC, id LIMIT 100`,
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
 * Forgets sessions that are over, with every token they had, and links that were not used. While a session lives its spent
 * tokens are known: one that comes again ends it.
 */
export function deleteExpiredSessions(now: Date): SQL[] {
  const at = now.toISOString();
  return [
    sql`DELETE FROM sessions WHERE idle_ends_at <= ${at} OR ends_at <= ${at}`,
    sql`DELETE FROM reset_links WHERE ends_at <= ${at}`,
  ];
}
