import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/** The second step of an account as it is stored. */
export interface StoredFactor {
  /** An encrypted `FactorSecrets`. */
  box: string;
  isConfirmed: boolean;
}

/** Whether the account of a row of `users` has a second step, as SQL. */
export const hasSecondStep = sql.raw(
  "EXISTS (SELECT 1 FROM second_factors WHERE second_factors.user_id = users.id AND confirmed_at IS NOT NULL)",
);

/** When the second step of the account of a row of `users` was set up, or null, as SQL. */
export const secondStepAt = sql.raw(
  "(SELECT confirmed_at FROM second_factors WHERE second_factors.user_id = users.id)",
);

export function findFactor(userId: string): Query<StoredFactor | undefined> {
  return {
    statements: [sql`SELECT secret, confirmed_at FROM second_factors WHERE user_id = ${userId}`],
    read: ([[row] = [] as Row[]]) => row && { box: row.secret as string, isConfirmed: row.confirmed_at !== null },
  };
}

/** Stores an encrypted secret that awaits its first code. Returns false if the row is no longer `previous`. */
export function storePendingFactor(
  userId: string,
  box: string,
  previous: StoredFactor | undefined,
  now: Date,
): Query<boolean> {
  return {
    statements: [
      previous
        ? sql`UPDATE second_factors SET secret = ${box} WHERE user_id = ${userId} AND secret = ${previous.box}
            RETURNING user_id`
        : sql`INSERT INTO second_factors (user_id, secret, created_at) VALUES (${userId}, ${box}, ${now.toISOString()})
            ON CONFLICT DO NOTHING RETURNING user_id`,
    ],
    read: ([rows = []]) => rows.length === 1,
  };
}

/** Makes the pending secret the active one. Returns no row if another request has changed the factor. */
export function confirmFactor(userId: string, factor: StoredFactor, newBox: string, step: number, now: Date): SQL {
  return sql`UPDATE second_factors SET secret = ${newBox}, confirmed_at = ${now.toISOString()}, last_step = ${step}
    WHERE user_id = ${userId} AND secret = ${factor.box} RETURNING user_id`;
}

/** Whether an encrypted secret is the active one, as SQL. */
export const isFactorActive = (userId: string, box: string) =>
  sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND secret = ${box} AND confirmed_at IS NOT NULL)`;

/** Accepts the code of a time step once: returns a row unless this or a later step was accepted before. */
export function acceptStep(userId: string, { box }: StoredFactor, step: number, condition: SQL): SQL {
  return sql`UPDATE second_factors SET last_step = ${step}
    WHERE user_id = ${userId} AND secret = ${box} AND confirmed_at IS NOT NULL AND last_step < ${step} AND ${condition}
    RETURNING user_id`;
}

export function deleteFactor(userId: string): SQL {
  return sql`DELETE FROM second_factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL RETURNING user_id`;
}
