import { and, desc, eq, gte, inArray, isNull, max, sql } from "drizzle-orm";
import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import { authorName } from "#worker/db/audit-entries.ts";
import { type BuiltStatement, builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyHistory } from "#worker/db/tables/property-history.ts";

const maxEntries = 200;

/**
 * Adds the author to the history rows that the triggers wrote for a change of this batch. Their time is the new
 * `updated_at` of their property.
 * @param from an ISO time: the change gave no earlier `updated_at`
 */
export function setHistoryAuthor(actor: { id: string }, uuids: string[], from: string): BuiltStatement<unknown> {
  const changed = builder.select({ n: properties.n }).from(properties).where(isOneOf(properties.uuid, uuids));
  const updatedAt = builder
    .select({ updated_at: properties.updated_at })
    .from(properties)
    .where(eq(properties.n, propertyHistory.property_n));
  return builder
    .update(propertyHistory)
    .set({ actor_id: actor.id })
    .where(
      and(
        inArray(propertyHistory.property_n, changed),
        gte(propertyHistory.at, from),
        eq(propertyHistory.at, sql`(${updatedAt})`),
        isNull(propertyHistory.actor_id),
      ),
    );
}

/** What a person says about a sale or a letting. */
export interface Closing {
  on: string | undefined;
  price: number | undefined;
}

/** Notes when properties were sold or let and for how much, at the change that gave them the status that they have. */
export function setClosing(uuids: string[], { on, price }: Closing): Statement {
  const { id, property_n, field, new_value } = propertyHistory;
  const changes = builder
    .select({ id: max(id) })
    .from(propertyHistory)
    .innerJoin(properties, eq(properties.n, property_n))
    .where(and(isOneOf(properties.uuid, uuids), eq(field, "status"), eq(new_value, properties.status)))
    .groupBy(property_n);
  return builder
    .update(propertyHistory)
    .set({ closed_on: on, closed_price_cents: price === undefined ? undefined : Math.round(price * 100) })
    .where(inArray(id, changes));
}

/** Finds the changes of a property, the newest first; undefined for an unknown property. */
export function findHistory(uuid: string): Query<PropertyHistoryResponse | undefined> {
  const property = builder.select({ kind: properties.kind }).from(properties).where(eq(properties.uuid, uuid));
  const changes = builder
    .select({
      at: propertyHistory.at,
      by: authorName(propertyHistory.actor_id).as("by"),
      field: propertyHistory.field,
      old_value: propertyHistory.old_value,
      new_value: propertyHistory.new_value,
      note: propertyHistory.note,
      closed_on: propertyHistory.closed_on,
      closed_price_cents: propertyHistory.closed_price_cents,
    })
    .from(propertyHistory)
    .innerJoin(properties, eq(properties.n, propertyHistory.property_n))
    .leftJoin(users, eq(users.id, propertyHistory.actor_id))
    .where(eq(properties.uuid, uuid))
    .orderBy(desc(propertyHistory.id))
    .limit(maxEntries);
  return combineQueries([selectFirst(property), changes], (found, rows) => {
    if (!found) return undefined;
    const price = found.kind === "rent" ? "monthly_rent" : "price";
    return rows.map(({ at, by, field, old_value, new_value, note, closed_on, closed_price_cents }) => ({
      at,
      by,
      field: field === "price" ? price : field,
      from: toValue(field, old_value),
      to: toValue(field, new_value),
      ...(note !== null && { note }),
      ...(closed_on !== null && { closed_on }),
      ...(closed_price_cents !== null && { closed_price: closed_price_cents / 100 }),
    }));
  });
}

function toValue(field: string, stored: string | null): string | number | boolean | null {
  if (stored === null) return null;
  if (field === "price" || field === "previous_price") return Number(stored) / 100;
  return field === "published" || field === "deleted" ? stored === "1" : stored;
}
