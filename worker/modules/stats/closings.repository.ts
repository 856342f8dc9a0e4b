import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { reportSlug } from "#contract/services/services.ts";
import { isGenuine } from "#worker/db/awaits-answer.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import { leftJoined } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyHistory } from "#worker/db/tables/property-history.ts";

interface Period {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** The homes that were closed in a period. A named day is never after the change. */
const closedIn = ({ from, to }: Period) =>
  builder
    .select({ n: propertyHistory.property_n })
    .from(propertyHistory)
    // As the index of closed homes has it.
    .where(
      and(
        sql`field = 'status' AND new_value IN ('sold', 'let')`,
        gte(propertyHistory.at, from),
        sql`coalesce(${propertyHistory.closed_on}, substr(${propertyHistory.at}, 1, 10)) <= ${to}`,
      ),
    );

const selectHomes = (reader: HealthReader, period: Period) =>
  builder
    .select({
      n: properties.n,
      uuid: properties.uuid,
      reference: properties.reference,
      title: properties.title,
      kind: properties.kind,
      area: properties.area,
      created_at: properties.created_at,
      owner_id: leftJoined(people.id, "owner_id"),
      owner_name: leftJoined(people.name, "owner_name"),
    })
    .from(properties)
    .leftJoin(people, and(eq(people.id, properties.owner_id), isVisiblePerson(reader)))
    .where(inArray(properties.n, closedIn(period)));
export type ClosedHome = ReturnType<typeof selectHomes>["_"]["result"][number];

const selectChanges = (period: Period) =>
  builder
    .select({
      id: propertyHistory.id,
      property_n: propertyHistory.property_n,
      at: propertyHistory.at,
      old_value: propertyHistory.old_value,
      new_value: propertyHistory.new_value,
      closed_on: propertyHistory.closed_on,
      closed_price_cents: propertyHistory.closed_price_cents,
    })
    .from(propertyHistory)
    .where(and(eq(propertyHistory.field, "status"), inArray(propertyHistory.property_n, closedIn(period))))
    .orderBy(propertyHistory.id);
export type StatusChange = ReturnType<typeof selectChanges>["_"]["result"][number];

/** Finds the homes that were closed in a period with their changes, enquiries and viewings, for `findClosings`. */
export function findClosedHomes(reader: HealthReader, period: Period) {
  const uuids = builder
    .select({ uuid: properties.uuid })
    .from(properties)
    .where(inArray(properties.n, closedIn(period)));
  const asked = builder
    .select({ uuid: enquiries.property_uuid, at: enquiries.submitted_at })
    .from(enquiries)
    .where(
      and(
        inArray(enquiries.property_uuid, uuids),
        // The plus keeps SQLite from an index that finds all enquiries.
        sql`+${isGenuine}`,
        ne(enquiries.service, reportSlug),
        isVisibleService(reader, enquiries.service),
      ),
    );
  const viewed = builder
    .select({ uuid: appointments.property_uuid, at: appointments.start_at })
    .from(appointments)
    .where(and(inArray(appointments.property_uuid, uuids), inArray(appointments.status, ["done", "confirmed"])));
  return combineQueries(
    [selectHomes(reader, period), selectChanges(period), asked, viewed],
    (homes, changes, ...of) => ({
      homes,
      changes,
      enquiries: of[0],
      viewings: of[1],
    }),
  );
}
