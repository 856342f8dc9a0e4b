import { eq, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** Removes the reduction of a property, also one that the triggers have just recorded in the same batch. */
export const clearReduction = (n: number): Statement =>
  builder.update(properties).set({ previous_price_cents: null, price_reduced_at: null }).where(eq(properties.n, n));

/** Removes the reduction because a person says so, and records that in the history. @param at the property's new version */
export const removeReduction = (actor: AdminActor, n: number, at: string): Statement[] => [
  sql`INSERT INTO property_history (property_n, at, actor_id, field, old_value)
    SELECT n, ${at}, ${actor.id}, 'previous_price', previous_price_cents FROM properties
    WHERE n = ${n} AND previous_price_cents IS NOT NULL`,
  clearReduction(n),
];
