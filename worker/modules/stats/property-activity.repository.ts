import { and, count, eq, gt, gte, sql, sum } from "drizzle-orm";
import { isOpenStatus, type Outcome } from "#contract/appointments/appointment-kinds.ts";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { ActivityCount, PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import { isGenuine } from "#worker/db/awaits-answer.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyEventCounts, propertyEventTotals } from "#worker/db/tables/property-events.ts";

/**
 * Counts a property's events and the enquiries that the reader may see; undefined for an unknown property.
 * @param from the first recent day
 */
export function countPropertyActivity(
  reader: HealthReader,
  uuid: string,
  from: string,
  now: Date,
): Query<PropertyActivityResponse | undefined> {
  const found = builder.select({ n: properties.n }).from(properties).where(eq(properties.uuid, uuid));
  const { event, count: visits, day, property_n } = propertyEventCounts;
  const daily = builder
    .select({
      event,
      total: sum(visits).mapWith(Number).as("total"),
      recent: sql`sum(${visits} * (${day} >= ${from}))`.mapWith(Number).as("recent"),
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
  const sent = builder
    .select({
      total: count().as("total"),
      recent: sum(gte(enquiries.submitted_at, from)).mapWith(Number).as("recent"),
    })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.property_uuid, uuid),
        // The plus keeps SQLite from an index that finds all enquiries.
        sql`+${isGenuine}`,
        isVisibleService(reader, enquiries.service),
      ),
    );
  const viewings = selectViewings(uuid, now);
  return combineQueries([found, daily, old, sent, viewings], (known, dailyCounts, oldCounts, asked, planned) => {
    if (known.length === 0) return undefined;
    const counts = [...dailyCounts, ...oldCounts.map((row) => ({ ...row, recent: 0 }))];
    const getCount = (name: PropertyEvent) => addCounts(counts.filter((row) => row.event === name));
    return {
      data: {
        views: getCount("view"),
        calls: getCount("call"),
        whatsapp: getCount("whatsapp"),
        shares: getCount("share"),
        enquiries: addCounts(asked),
        viewings: countViewings(planned),
      },
    };
  });
}

const selectViewings = (uuid: string, now: Date) =>
  builder
    .select({
      status: appointments.status,
      is_to_come: gt(appointments.start_at, now.toISOString()).mapWith(Boolean).as("is_to_come"),
      outcome: appointments.outcome,
      count: count().as("count"),
    })
    .from(appointments)
    .innerJoin(enquiries, eq(enquiries.n, appointments.enquiry_n))
    .where(and(eq(appointments.property_uuid, uuid), sql`+${isGenuine}`))
    .groupBy(appointments.status, sql`is_to_come`, appointments.outcome);
type ViewingRow = ReturnType<typeof selectViewings>["_"]["result"][number];

function countViewings(rows: ViewingRow[]): PropertyActivityResponse["data"]["viewings"] {
  const countIf = (isCounted: (row: ViewingRow) => boolean) =>
    rows.filter(isCounted).reduce((total, row) => total + row.count, 0);
  const withOutcome = (wanted: Outcome) => countIf(({ outcome }) => outcome === wanted);
  return {
    to_come: countIf(({ status, is_to_come }) => is_to_come && isOpenStatus(status)),
    done: countIf(({ status }) => status === "done"),
    no_show: countIf(({ status }) => status === "no_show"),
    cancelled: countIf(({ status }) => status === "cancelled"),
    outcomes: {
      liked: withOutcome("liked"),
      too_dear: withOutcome("too_dear"),
      wrong_area: withOutcome("wrong_area"),
      wrong_size: withOutcome("wrong_size"),
      condition: withOutcome("condition"),
      other: withOutcome("other"),
    },
  };
}

function addCounts(rows: ActivityCount[]): ActivityCount {
  const getSum = (name: "recent" | "total") => rows.reduce((total, row) => total + row[name], 0);
  return { recent: getSum("recent"), total: getSum("total") };
}
