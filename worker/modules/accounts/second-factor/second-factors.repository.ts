import { and, eq, exists, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { secondFactors, users } from "#worker/db/tables/accounts.ts";

/** The second step of an account as it is stored. */
export interface StoredFactor {
  /** An encrypted `FactorSecrets`. */
  box: string;
  isConfirmed: boolean;
}

const ofUser = eq(secondFactors.user_id, users.id);

/** Whether the account of a row of `users` has a second step. */
export const hasSecondStep = exists(
  builder
    .select({ user_id: secondFactors.user_id })
    .from(secondFactors)
    .where(and(ofUser, isNotNull(secondFactors.confirmed_at))),
);

/** When the second step of the account of a row of `users` was set up, or null. */
export const secondStepAt = sql<string | null>`(${builder
  .select({ confirmed_at: secondFactors.confirmed_at })
  .from(secondFactors)
  .where(ofUser)})`;

export const findFactor = (userId: string): Query<StoredFactor | undefined> =>
  selectFirst(
    builder
      .select({
        box: secondFactors.secret,
        isConfirmed: isNotNull(secondFactors.confirmed_at).mapWith(Boolean).as("is_confirmed"),
      })
      .from(secondFactors)
      .where(eq(secondFactors.user_id, userId)),
  );

/** Stores an encrypted secret that awaits its first code. Returns false if the row is no longer `previous`. */
export function storePendingFactor(
  userId: string,
  box: string,
  previous: StoredFactor | undefined,
  now: Date,
): Query<boolean> {
  const user_id = { user_id: secondFactors.user_id };
  const stored = previous
    ? builder
        .update(secondFactors)
        .set({ secret: box })
        .where(and(eq(secondFactors.user_id, userId), eq(secondFactors.secret, previous.box)))
        .returning(user_id)
    : builder
        .insert(secondFactors)
        .values({ user_id: userId, secret: box, created_at: now.toISOString() })
        .onConflictDoNothing()
        .returning(user_id);
  return combineQueries([stored], (rows) => rows.length === 1);
}

/** Makes the pending secret the active one. Returns false if another request has changed the factor. */
export function confirmFactor(
  userId: string,
  factor: StoredFactor,
  newBox: string,
  step: number,
  now: Date,
): Query<boolean> {
  const confirmed = builder
    .update(secondFactors)
    .set({ secret: newBox, confirmed_at: now.toISOString(), last_step: step })
    .where(and(eq(secondFactors.user_id, userId), eq(secondFactors.secret, factor.box)))
    .returning({ user_id: secondFactors.user_id });
  return combineQueries([confirmed], (rows) => rows.length === 1);
}

/** Whether an encrypted secret is the active one, as SQL. */
export const isFactorActive = (userId: string, box: string) =>
  sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND secret = ${box} AND confirmed_at IS NOT NULL)`;

/** Accepts the code of a time step once: returns false if this or a later step was accepted before. */
export function acceptStep(userId: string, { box }: StoredFactor, step: number, condition: SQL): Query<boolean> {
  const accepted = builder
    .update(secondFactors)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactors.user_id, userId),
        eq(secondFactors.secret, box),
        isNotNull(secondFactors.confirmed_at),
        lt(secondFactors.last_step, step),
        condition,
      ),
    )
    .returning({ user_id: secondFactors.user_id });
  return combineQueries([accepted], (rows) => rows.length === 1);
}

export const deleteFactor = (userId: string): Statement =>
  builder.delete(secondFactors).where(and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at)));
