import { and, eq, exists, gt, gte, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { User } from "#contract/accounts/account-responses.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { loginChallenges, secondFactors, users } from "#worker/db/tables/accounts.ts";
import { throttles } from "#worker/db/tables/requests.ts";
import { addSeconds } from "../session-lifetimes.ts";
import { userColumns } from "../users.repository.ts";
import type { StoredFactor } from "./second-factors.repository.ts";

const challengeSeconds = 5 * 60;
/** Wrong codes after which a challenge is void. */
export const maxChallengeFailures = 5;

/** A login that waits for its code. */
export interface LoginChallenge {
  user: User;
  passwordHash: string;
  /** When the second step was set up. */
  secondStepAt: string;
  factor: StoredFactor;
}

/** Stores a challenge, unless the account has been disabled or its password has changed since it was checked. */
export function insertChallenge(userId: string, tokenHash: string, passwordHash: string, now: Date): Statement {
  const challenge = { token_hash: tokenHash, user_id: users.id, ends_at: addSeconds(now, challengeSeconds) };
  return builder.insert(loginChallenges).select(
    builder
      .select(newRow(loginChallenges, challenge))
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.disabled_at), eq(users.password_hash, passwordHash))),
  );
}

/** Returns a valid challenge with its account; undefined if it is unknown, used or expired. */
export function findChallenge(tokenHash: string, now: Date): Query<LoginChallenge | undefined> {
  const found = builder
    .select({
      user: userColumns,
      passwordHash: users.password_hash,
      box: secondFactors.secret,
      secondStepAt: secondFactors.confirmed_at,
    })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.user_id))
    .innerJoin(secondFactors, eq(secondFactors.user_id, users.id))
    .where(
      and(
        eq(loginChallenges.token_hash, tokenHash),
        gt(loginChallenges.ends_at, now.toISOString()),
        isNull(users.disabled_at),
      ),
    );
  return combineQueries([selectFirst(found)], (row) => {
    if (!row?.secondStepAt) return undefined;
    const { user, passwordHash, secondStepAt, box } = row;
    return { user, passwordHash, secondStepAt, factor: { box, isConfirmed: true } };
  });
}

/** Whether a challenge can still be used, as SQL. */
export const challengeExists = (tokenHash: string) =>
  sql`EXISTS (SELECT 1 FROM login_challenges WHERE token_hash = ${tokenHash})`;

/** @param condition what must also hold; nothing by default */
export const deleteChallenge = (tokenHash: string, condition?: SQL): Statement =>
  builder.delete(loginChallenges).where(and(eq(loginChallenges.token_hash, tokenHash), condition));

/** Makes a challenge void after too many failures. @param key counts the attempts of the challenge */
export function deleteFailedChallenge(tokenHash: string, key: string): Statement {
  const failures = builder
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(eq(throttles.key, key), gte(throttles.count, maxChallengeFailures)));
  return deleteChallenge(tokenHash, exists(failures));
}

/** @param condition what must also hold; nothing by default */
export const deleteChallenges = (userId: string, condition?: SQL): Statement =>
  builder.delete(loginChallenges).where(and(eq(loginChallenges.user_id, userId), condition));

export const deleteExpiredChallenges = (now: Date): Statement =>
  builder.delete(loginChallenges).where(lte(loginChallenges.ends_at, now.toISOString()));
