import { and, eq, gt, isNull, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { User } from "#contract/accounts/account-responses.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { accountSeesHealth } from "#worker/db/health-permission.ts";
import { newRow } from "#worker/db/new-row.ts";
import { batch, combineQueries, type Query, query, selectFirst } from "#worker/db/query.ts";
import { sessions, tokenPairs, users } from "#worker/db/tables/accounts.ts";
import type { TokenHolder } from "#worker/http/authenticate.ts";
import { hasSecondStep } from "./second-factor/second-factors.repository.ts";
import { accessSeconds, addSeconds, idleEnd } from "./session-lifetimes.ts";
import { userColumns } from "./users.repository.ts";

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
  const lacksSecondStep = and(eq(users.role, "super_admin"), not(hasSecondStep));
  const holder = builder
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      sessionId: tokenPairs.session_id,
      seesHealth: sql`${accountSeesHealth}`.mapWith(Boolean).as("sees_health_services"),
      presentedAt: tokenPairs.presented_at,
      lacksSecondStep: sql`${lacksSecondStep}`.mapWith(Boolean).as("lacks_second_step"),
    })
    .from(tokenPairs)
    .innerJoin(sessions, eq(sessions.id, tokenPairs.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(tokenPairs.access_hash, accessHash),
        gt(tokenPairs.access_ends_at, now.toISOString()),
        isNull(users.disabled_at),
      ),
    );
  const [found] = await query(db, selectFirst(holder));
  if (!found) return undefined;
  const { presentedAt, ...tokenHolder } = found;
  if (presentedAt === null) await batch(db, markPresented(accessHash, now));
  return tokenHolder;
}

const markPresented = (accessHash: string, now: Date): Statement =>
  builder
    .update(tokenPairs)
    .set({ presented_at: now.toISOString() })
    .where(and(eq(tokenPairs.access_hash, accessHash), isNull(tokenPairs.presented_at)));

/** The pairs that replaced others. */
const nextPairs = alias(tokenPairs, "next_pairs");

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
  const found = builder
    .select({
      user: userColumns,
      sessionId: tokenPairs.session_id,
      endsAt: sessions.ends_at,
      spentAt: tokenPairs.spent_at,
      nextPresentedAt: sql<string | null>`${nextPairs.presented_at}`.as("next_presented_at"),
      nextEndsAt: sql<string | null>`${nextPairs.access_ends_at}`.as("next_ends_at"),
      hasSecondStep: sql`${hasSecondStep}`.mapWith(Boolean).as("has_second_step"),
    })
    .from(tokenPairs)
    .innerJoin(sessions, eq(sessions.id, tokenPairs.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(nextPairs, eq(nextPairs.parent_hash, tokenPairs.refresh_hash))
    .where(
      and(
        eq(tokenPairs.refresh_hash, refreshHash),
        isNull(users.disabled_at),
        gt(sessions.idle_ends_at, at),
        gt(sessions.ends_at, at),
      ),
    );
  return combineQueries([selectFirst(found)], (row) => {
    if (!row) return undefined;
    const { nextPresentedAt, nextEndsAt, ...pair } = row;
    const next = nextEndsAt === null ? undefined : { presented: nextPresentedAt !== null, accessEndsAt: nextEndsAt };
    return { ...pair, next };
  });
}

/**
 * Replaces a refresh token by the next pair. Safe to run concurrently: a token has one successor, and its hashes are
 * derived from the token.
 */
export function rotateTokenPair(refreshHash: string, sessionId: string, next: HashedTokenPair, now: Date): Statement[] {
  const at = now.toISOString();
  const pair = newRow(tokenPairs, {
    ...{ refresh_hash: next.refresh, access_hash: next.access, session_id: sessions.id },
    ...{
      parent_hash: tokenPairs.refresh_hash,
      access_ends_at: sql`min(${addSeconds(now, accessSeconds)}, ${sessions.ends_at})`,
    },
  });
  return [
    builder
      .insert(tokenPairs)
      .select(
        builder
          .select(pair)
          .from(tokenPairs)
          .innerJoin(sessions, eq(sessions.id, tokenPairs.session_id))
          .where(and(eq(tokenPairs.refresh_hash, refreshHash), isNull(tokenPairs.spent_at))),
      )
      .onConflictDoNothing(),
    builder
      .update(sessions)
      .set({ used_at: at, idle_ends_at: sql`(SELECT ${idleEnd(now)} FROM users WHERE users.id = sessions.user_id)` })
      .where(and(eq(sessions.id, sessionId), sql`changes() > 0`)),
    builder
      .update(tokenPairs)
      .set({ spent_at: at, presented_at: sql`coalesce(${tokenPairs.presented_at}, ${at})` })
      .where(and(eq(tokenPairs.refresh_hash, refreshHash), isNull(tokenPairs.spent_at))),
  ];
}
