import { type SQL, sql } from "drizzle-orm";
import type { User } from "#contract/accounts/account-responses.ts";
import { batch, type Query, query, type Row } from "#worker/db/query.ts";
import type { TokenHolder } from "#worker/http/authenticate.ts";
import { hasSecondStep } from "./second-factor/second-factors.repository.ts";
import { accessSeconds, addSeconds, idleEnd } from "./session-lifetimes.ts";
import { toUser } from "./users.repository.ts";

/** The SHA-256 hashes of a token pair; the tokens themselves are not stored. */
export interface HashedTokenPair {
  access: string;
  refresh: string;
}

/**
 * Returns the user of an access token, undefined if the token is unknown or has expired. Records the token's first use:
 * the client has received it, so the previous refresh token may no longer be repeated.
 * @throws StorageUnavailable, so that a failing database is never taken for a missing session
 */
export async function findHolder(db: D1Database, accessHash: string, now: Date): Promise<TokenHolder | undefined> {
  const [row] = await query(db, {
    statements: [
      sql`SELECT users.id, users.username, users.role, sessions.id AS session_id, token_pairs.presented_at,
          users.role = 'super_admin' AND NOT ${hasSecondStep} AS lacks_second_step
        FROM token_pairs JOIN sessions ON sessions.id = token_pairs.session_id JOIN users ON users.id = sessions.user_id
        WHERE token_pairs.access_hash = ${accessHash} AND token_pairs.access_ends_at > ${now.toISOString()}
          AND users.disabled_at IS NULL`,
    ],
    read: ([[row] = [] as Row[]]) => row,
  });
  if (!row) return undefined;
  if (row.presented_at === null) await batch(db, markPresented(accessHash, now));
  const { id, username, role, session_id: sessionId } = row;
  return { id, username, role, sessionId, lacksSecondStep: row.lacks_second_step === 1 } as TokenHolder;
}

const markPresented = (accessHash: string, now: Date) =>
  sql`UPDATE token_pairs SET presented_at = ${now.toISOString()}
    WHERE access_hash = ${accessHash} AND presented_at IS NULL`;

/** The session of a refresh token, and the pair that replaced it if it has been spent. */
export interface StoredTokenPair {
  sessionId: string;
  user: User;
  hasSecondStep: boolean;
  spentAt: string | null;
  next: { presented: boolean; accessEndsAt: string } | undefined;
  /** When the session ends, even if it stays in use. */
  endsAt: string;
}

/** Finds the pair of a refresh token; undefined if the session has ended or the account is disabled. */
export function findTokenPair(refreshHash: string, now: Date): Query<StoredTokenPair | undefined> {
  const at = now.toISOString();
  return {
    statements: [
      sql`SELECT users.id, users.username, users.email, users.role, users.role_request,
          users.email_verified_at, sessions.id AS session_id,
          sessions.ends_at, pair.spent_at, next.presented_at AS next_presented_at, next.access_ends_at AS next_ends_at,
          ${hasSecondStep} AS has_second_step
        FROM token_pairs AS pair JOIN sessions ON sessions.id = pair.session_id JOIN users ON users.id = sessions.user_id
          LEFT JOIN token_pairs AS next ON next.parent_hash = pair.refresh_hash
        WHERE pair.refresh_hash = ${refreshHash} AND users.disabled_at IS NULL
          AND sessions.idle_ends_at > ${at} AND sessions.ends_at > ${at}`,
    ],
    read: ([[row] = [] as Row[]]) =>
      row && {
        sessionId: row.session_id as string,
        user: toUser(row),
        hasSecondStep: row.has_second_step === 1,
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
 * Replaces a refresh token by the next pair. Safe to run concurrently: a token has one successor, and its hashes are
 * derived from the token.
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
