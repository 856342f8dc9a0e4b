import {
  and,
  type Column,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import * as z from "zod";
import { outcomes } from "#contract/appointments/appointment-kinds.ts";
import type { propertyEvents } from "#contract/listings/property-events.ts";
import { ownerAnswers } from "#contract/owners/owner-answers.ts";
import { builder } from "#worker/db/driver.ts";
import { fromJson, getColumns } from "#worker/db/stored-columns.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { ownerRequests } from "#worker/db/tables/owners.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyEventCounts } from "#worker/db/tables/property-events.ts";

const columns = [
  "uuid",
  "owner_id",
  "reference",
  "kind",
  "title",
  "property_type",
  "area",
  "city",
  "bedrooms",
  "status",
  "price_cents",
  "published",
  "confirmed_at",
] as const;

const waiting = z.object({
  answer: z.enum(ownerAnswers),
  price_cents: z.number().nullable(),
  date: z.string().nullable(),
  at: z.string(),
});
const recentAndBefore = fromJson(z.tuple([z.number(), z.number()]));

/** The plus keeps the index of the home. */
const isGenuine = sql`+${enquiries.spam} = 0`;

/** The first days of the last 30 days and of the 30 before. */
export interface CountedDays {
  recent: string;
  before: string;
}

/** The homes of owners with counts of views, contacts and viewings, without data about visitors. */
export function findOwnerHomes(condition: SQL | undefined, { recent, before }: CountedDays) {
  /** Sums in the last days and in those before. */
  const both = (time: Column, value: SQLWrapper) => {
    const sum = (isCounted: SQL) => sql`coalesce(sum(iif(${isCounted}, ${value}, 0)), 0)`;
    return { both: sql`json_array(${sum(gte(time, recent))}, ${sum(lt(time, recent))})`.as("both") };
  };
  const { property_n, day, event, count: number } = propertyEventCounts;
  const eventsOf = (names: (typeof propertyEvents)[number][]) =>
    builder
      .select(both(day, number))
      .from(propertyEventCounts)
      .where(and(eq(property_n, properties.n), gte(day, before), inArray(event, names)));
  const sent = builder
    .select(both(enquiries.submitted_at, sql`1`))
    .from(enquiries)
    .where(and(eq(enquiries.property_uuid, properties.uuid), isGenuine, gte(enquiries.submitted_at, before)));
  const { start_at, status, outcome } = appointments;
  const isViewing = (from: string) =>
    and(eq(appointments.property_uuid, properties.uuid), isGenuine, gte(start_at, from));
  const planned = builder
    .select(both(start_at, sql`1`))
    .from(appointments)
    .innerJoin(enquiries, eq(enquiries.n, appointments.enquiry_n))
    .where(and(isViewing(before), ne(status, "cancelled")));
  const counted = builder
    .select({ outcome, count: count().as("count") })
    .from(appointments)
    .innerJoin(enquiries, eq(enquiries.n, appointments.enquiry_n))
    .where(and(isViewing(recent), isNotNull(outcome)))
    .groupBy(outcome)
    .as("counted");
  const { answer, price_cents, date, at } = ownerRequests;
  const request = sql`json_object('answer', ${answer}, 'price_cents', ${price_cents}, 'date', ${date}, 'at', ${at})`;
  const asked = builder
    .select({ request: request.as("request") })
    .from(ownerRequests)
    .where(eq(ownerRequests.property_n, properties.n));
  const outcomesOf = sql`(SELECT json_group_object(${counted.outcome}, ${counted.count}) FROM ${counted})`;
  return builder
    .select({
      ...getColumns(properties, columns),
      waiting: sql`${asked}`.mapWith(fromJson(waiting.nullable())).as("waiting"),
      views: sql`${eventsOf(["view"])}`.mapWith(recentAndBefore).as("views"),
      taps: sql`${eventsOf(["call", "whatsapp"])}`.mapWith(recentAndBefore).as("taps"),
      enquiries: sql`${sent}`.mapWith(recentAndBefore).as("enquiries"),
      viewings: sql`${planned}`.mapWith(recentAndBefore).as("viewings"),
      outcomes: sql`${outcomesOf}`.mapWith(fromJson(z.partialRecord(z.enum(outcomes), z.number()))).as("outcomes"),
    })
    .from(properties)
    .where(condition)
    .orderBy(properties.title, properties.n)
    .limit(500);
}
export type OwnerHomeRow = ReturnType<typeof findOwnerHomes>["_"]["result"][number];
