import { and, eq, isNotNull } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyHistory } from "#worker/db/tables/property-history.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** Removes the reduction of a property, also one that the triggers have just recorded in the same batch. */
export const clearReduction = (n: number): Statement =>
  builder.update(properties).set({ previous_price_cents: null, price_reduced_at: null }).where(eq(properties.n, n));

/** Removes the reduction because a person says so, and records that in the history. @param at the property's new version */
export const removeReduction = (actor: AdminActor, n: number, at: string): Statement[] => [
  builder.insert(propertyHistory).select(
    builder
      .select(
        newRow(propertyHistory, {
          ...{ property_n: properties.n, at, actor_id: actor.id },
          ...{ field: "previous_price" as const, old_value: properties.previous_price_cents },
        }),
      )
      .from(properties)
      .where(and(eq(properties.n, n), isNotNull(properties.previous_price_cents))),
  ),
  clearReduction(n),
];
