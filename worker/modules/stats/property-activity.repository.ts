import { eq, sql, sum } from "drizzle-orm";
import * as z from "zod";
import { appointmentStatuses, isOpenStatus, type Outcome, outcomes } from "#contract/appointments/appointment-kinds.ts";
import type { PropertyEvent } from "#contract/listings/property-events.ts";
import type { ActivityCount, PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import { builder } from "#worker/db/driver.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
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
      FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = ${uuid} AND spam = 0
        AND ${isVisibleService(reader)}`,
    z.object({ total: z.number(), recent: z.number() }),
  );
  const viewings = selectRows(
    sql`SELECT appointments.status, start_at > ${now.toISOString()} AS is_to_come, outcome, count(*) AS count
      FROM appointments INDEXED BY appointments_property JOIN enquiries ON enquiries.n = enquiry_n
      WHERE appointments.property_uuid = ${uuid} AND spam = 0 GROUP BY 1, 2, 3`,
    viewingRow,
  );
  return combineQueries([found, daily, old, enquiries, viewings], (known, dailyCounts, oldCounts, sent, planned) => {
    if (known.length === 0) return undefined;
    const counts = [...dailyCounts, ...oldCounts.map((row) => ({ ...row, recent: 0 }))];
    const getCount = (name: PropertyEvent) => addCounts(counts.filter((row) => row.event === name));
    return {
      data: {
        views: getCount("view"),
        calls: getCount("call"),
        whatsapp: getCount("whatsapp"),
        shares: getCount("share"),
        enquiries: addCounts(sent),
        viewings: countViewings(planned),
      },
    };
  });
}

const viewingRow = z.object({
  status: z.enum(appointmentStatuses),
  is_to_come: storedFlag,
  outcome: z.enum(outcomes).nullable(),
  count: z.number(),
});
type ViewingRow = z.output<typeof viewingRow>;

function countViewings(rows: ViewingRow[]): PropertyActivityResponse["data"]["viewings"] {
  const count = (isCounted: (row: ViewingRow) => boolean) =>
    rows.filter(isCounted).reduce((total, row) => total + row.count, 0);
  const withOutcome = (wanted: Outcome) => count(({ outcome }) => outcome === wanted);
  return {
    to_come: count(({ status, is_to_come }) => is_to_come && isOpenStatus(status)),
    done: count(({ status }) => status === "done"),
    no_show: count(({ status }) => status === "no_show"),
    cancelled: count(({ status }) => status === "cancelled"),
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
