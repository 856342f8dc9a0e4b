import { eq, sql, sum } from "drizzle-orm";
import * as z from "zod";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { ActivityCount, PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyEventCounts, propertyEventTotals } from "#worker/db/tables/property-counts.ts";

/**
 * Counts a property's events and enquiries; undefined for an unknown property.
 * @param from the first recent day
 */
export function countPropertyActivity(uuid: string, from: string): Query<PropertyActivityResponse | undefined> {
  const found = builder.select({ n: properties.n }).from(properties).where(eq(properties.uuid, uuid));
  const { event, count, day, property_n } = propertyEventCounts;
  const daily = builder
    .select({
      event,
      total: sum(count).mapWith(Number).as("total"),
      recent: sql`sum(${count} * (${day} >= ${from}))`.mapWith(Number).as("recent"),
    })
    .from(propertyEventCounts)
    .innerJoin(properties, eq(properties.n, property_n))
    .where(eq(properties.uuid, uuid))
    .groupBy(event);
  // Events older than 24 months.
  const old = builder
    .select({ event: propertyEventTotals.event, total: propertyEventTotals.count })
    .from(propertyEventTotals)
    .innerJoin(properties, eq(properties.n, propertyEventTotals.property_n))
    .where(eq(properties.uuid, uuid));
  const enquiries = selectRows(
    sql`SELECT count(*) AS total, coalesce(sum(submitted_at >= ${from}), 0) AS recent
      FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = ${uuid} AND spam = 0`,
    z.object({ total: z.number(), recent: z.number() }),
  );
  return combineQueries([found, daily, old, enquiries], (known, dailyCounts, oldCounts, sent) => {
    if (known.length === 0) return undefined;
    const counts = [...dailyCounts, ...oldCounts.map((row) => ({ ...row, recent: 0 }))];
    const countOf = (name: PropertyEvent) => addCounts(counts.filter((row) => row.event === name));
    return {
      data: {
        views: countOf("view"),
        calls: countOf("call"),
        whatsapp: countOf("whatsapp"),
        shares: countOf("share"),
        enquiries: addCounts(sent),
      },
    };
  });
}

function addCounts(rows: ActivityCount[]): ActivityCount {
  const sumOf = (name: "recent" | "total") => rows.reduce((total, row) => total + row[name], 0);
  return { recent: sumOf("recent"), total: sumOf("total") };
}
