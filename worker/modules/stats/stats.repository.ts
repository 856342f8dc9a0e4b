import { and, count, eq, gt, gte, sql } from "drizzle-orm";
import { maxTopListings } from "#contract/admin/stats.ts";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries, enquiryDayCounts } from "#worker/db/tables/enquiries.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyEventCounts, propertyEventDayCounts } from "#worker/db/tables/property-events.ts";

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
        .where(and(eq(properties.is_viewable, true), gte(properties.created_at, from)))
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
  const before = (weeks: number) => new Date(now.getTime() - weeks * weekMs).toISOString();
  const [weekAgo, twoWeeksAgo] = [before(1), before(2)];
  const counted = builder
    .select({
      total: count().as("total"),
      recent: sql`coalesce(sum(${gt(enquiries.submitted_at, weekAgo)}), 0)`.mapWith(Number).as("recent"),
    })
    .from(enquiries)
    .where(and(isGenuine, gt(enquiries.submitted_at, twoWeeksAgo), isVisibleService(reader, enquiries.service)));
  return combineQueries([counted], ([row]) => {
    const { total, recent } = row ?? { total: 0, recent: 0 };
    return { recent, previous: total - recent };
  });
}

/** Counts the listed properties of each kind. */
export const countListings: Query<Record<PropertyKind, number>> = combineQueries(
  [
    builder
      .select({ kind: properties.kind, count: count().as("count") })
      .from(properties)
      .where(eq(properties.is_listed, true))
      .groupBy(properties.kind),
  ],
  (rows) => {
    const getCount = (one: PropertyKind) => rows.find((row) => row.kind === one)?.count ?? 0;
    return { buy: getCount("buy"), rent: getCount("rent") };
  },
);

/** The listed properties with the most views since a day, then with the most calls and WhatsApp messages. */
export function findTopListings(from: string) {
  const { property_n, day, event, count: visits } = propertyEventCounts;
  const sumOf = (name: PropertyEvent) => sql<number>`sum(${visits} * (${eq(event, name)}))`;
  const order = sql`views DESC, calls + whatsapp DESC, property_n DESC`;
  const top = builder
    .select({
      property_n,
      views: sumOf("view").as("views"),
      calls: sumOf("call").as("calls"),
      whatsapp: sumOf("whatsapp").as("whatsapp"),
      shares: sumOf("share").as("shares"),
    })
    .from(propertyEventCounts)
    .where(gte(day, from))
    // The plus keeps SQLite from reading all days in the order of the homes.
    .groupBy(sql`+${property_n}`)
    .orderBy(order)
    .limit(maxCandidates)
    .as("top");
  const { uuid, reference, title, kind } = properties;
  const { views, calls, whatsapp, shares } = top;
  return builder
    .select({ uuid, reference, title, kind, views, calls, whatsapp, shares })
    .from(top)
    .innerJoin(properties, and(eq(properties.n, top.property_n), sql`+${properties.is_listed}`))
    .orderBy(order)
    .limit(maxTopListings);
}
