import { and, count, eq, gte, sql } from "drizzle-orm";
import * as z from "zod";
import { maxTopListings } from "#contract/admin/stats.ts";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { enquiryDayCounts } from "#worker/db/tables/enquiries.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyEventDayCounts } from "#worker/db/tables/property-events.ts";

/** Properties read for the top list. It is shorter than this, because some may no longer be listed. */
const maxCandidates = 50;
const weekMs = 7 * 86_400_000;

/** Counts the new properties, the enquiries that the reader may see, and the visitor events of each day. */
export function countByDay(reader: HealthReader, from: string) {
  const listingDay = sql<string>`substr(${properties.created_at}, 1, 10)`;
  const { day: enquiryDay, service, count: sent } = enquiryDayCounts;
  const { day: eventDay, event, count: visits } = propertyEventDayCounts;
  return combineQueries(
    [
      builder
        .select({ day: listingDay.as("day"), kind: properties.kind, count: count().as("count") })
        .from(properties)
        .where(and(sql`is_viewable = 1`, gte(properties.created_at, from)))
        .groupBy(listingDay, properties.kind),
      builder
        .select({ day: enquiryDay, service, count: sent })
        .from(enquiryDayCounts)
        .where(and(gte(enquiryDay, from), isVisibleService(reader, service))),
      builder.select({ day: eventDay, event, count: visits }).from(propertyEventDayCounts).where(gte(eventDay, from)),
    ],
    (ofListings, ofEnquiries, ofEvents) => ({ listings: ofListings, enquiries: ofEnquiries, events: ofEvents }),
  );
}
export type DailyCounts = ReturnType<ReturnType<typeof countByDay>["read"]>;

/** Counts what the reader may see of the last 7 × 24 hours and of the 7 × 24 hours before, without suspected spam. */
export function countLastWeeks(reader: HealthReader, now: Date): Query<{ recent: number; previous: number }> {
  const [weekAgo, twoWeeksAgo] = [1, 2].map((weeks) => new Date(now.getTime() - weeks * weekMs).toISOString());
  const counted = selectRows(
    sql`SELECT count(*) AS count, coalesce(sum(submitted_at > ${weekAgo}), 0) AS recent
      FROM enquiries INDEXED BY enquiries_submitted WHERE spam = 0 AND submitted_at > ${twoWeeksAgo}
        AND ${isVisibleService(reader)}`,
    z.object({ count: z.number(), recent: z.number() }),
  );
  return combineQueries([counted], ([row]) => {
    const { count, recent } = row ?? { count: 0, recent: 0 };
    return { recent, previous: count - recent };
  });
}

/** Counts the listed properties of each kind. */
export const countListings: Query<Record<PropertyKind, number>> = combineQueries(
  [
    builder
      .select({ kind: properties.kind, count: count().as("count") })
      .from(properties)
      .where(sql`is_listed = 1`)
      .groupBy(properties.kind),
  ],
  (rows) => {
    const getCount = (one: PropertyKind) => rows.find((row) => row.kind === one)?.count ?? 0;
    return { buy: getCount("buy"), rent: getCount("rent") };
  },
);

/** The listed properties with the most views since a day, then with the most calls and WhatsApp messages. */
export function findTopListings(from: string) {
  const sum = (event: PropertyEvent) => sql<number>`sum(count * (event = ${event}))`;
  const order = sql`views DESC, calls + whatsapp DESC, property_n DESC`;
  const top = builder
    .select({
      property_n: sql<number>`property_n`.as("property_n"),
      views: sum("view").as("views"),
      calls: sum("call").as("calls"),
      whatsapp: sum("whatsapp").as("whatsapp"),
      shares: sum("share").as("shares"),
    })
    .from(sql`property_events INDEXED BY property_events_day`)
    .where(sql`day >= ${from}`)
    .groupBy(sql`property_n`)
    .orderBy(order)
    .limit(maxCandidates)
    .as("top");
  const { uuid, reference, title, kind } = properties;
  const { views, calls, whatsapp, shares } = top;
  return builder
    .select({ uuid, reference, title, kind, views, calls, whatsapp, shares })
    .from(top)
    .innerJoin(properties, and(eq(properties.n, top.property_n), sql`is_listed = 1`))
    .orderBy(order)
    .limit(maxTopListings);
}
