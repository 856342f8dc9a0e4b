import { type SQL, sql } from "drizzle-orm";
import type { User } from "#contract/accounts/account-responses.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { addSeconds } from "../session-lifetimes.ts";
import { toUser } from "../users.repository.ts";
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
export function insertChallenge(userId: string, tokenHash: string, passwordHash: string, now: Date): SQL {
  return sql`INSERT INTO login_challenges (token_hash, user_id, ends_at)
    SELECT ${tokenHash}, id, ${addSeconds(now, challengeSeconds)} FROM users
    WHERE id = ${userId} AND disabled_at IS NULL AND password_hash = ${passwordHash}`;
}

/** Returns a valid challenge with its account; undefined if it is unknown, used or expired. */
export function findChallenge(tokenHash: string, now: Date): Query<LoginChallenge | undefined> {
  return {
    statements: [
      sql`SELECT users.id, username, email, role, role_request, email_verified_at, password_hash, secret,
          confirmed_at
        FROM login_challenges JOIN users ON users.id = login_challenges.user_id
          JOIN second_factors ON second_factors.user_id = users.id
        WHERE token_hash = ${tokenHash} AND ends_at > ${now.toISOString()} AND disabled_at IS NULL
          AND confirmed_at IS NOT NULL`,
    ],
    read: ([[row] = [] as Row[]]) =>
      row && {
        user: toUser(row),
        passwordHash: row.password_hash as string,
        secondStepAt: row.confirmed_at as string,
        factor: { box: row.secret as string, isConfirmed: true },
      },
  };
}

/** Whether a challenge can still be used, as SQL. */
export const challengeExists = (tokenHash: string) =>
  sql`EXISTS (SELECT 1 FROM login_challenges WHERE token_hash = ${tokenHash})`;

export function deleteChallenge(tokenHash: string): SQL {
  return sql`DELETE FROM login_challenges WHERE token_hash = ${tokenHash}`;
}

/** Makes a challenge void after too many failures. @param key counts the attempts of the challenge */
export function deleteFailedChallenge(tokenHash: string, key: string): SQL {
  return sql`DELETE FROM login_challenges WHERE token_hash = ${tokenHash}
    AND EXISTS (SELECT 1 FROM throttles WHERE key = ${key} AND count >= ${maxChallengeFailures})`;
}

export function deleteChallengesOf(userId: string): SQL {
  return sql`DELETE FROM login_challenges WHERE user_id = ${userId}`;
}

export function deleteExpiredChallenges(now: Date): SQL {
  return sql`DELETE FROM login_challenges WHERE ends_at <= ${now.toISOString()}`;
}
