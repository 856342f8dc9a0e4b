import { and, eq, gt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { builder } from "./driver.ts";
import { appointments } from "./tables/appointments.ts";
import { enquiries } from "./tables/enquiries.ts";

/** The condition for enquiries that are no suspected spam; a number as text, as partial indexes have it. */
export const isGenuine: SQL = sql`${enquiries.spam} = 0`;

/** The condition for requests, in `appointments`, that wait for a colleague to confirm them. */
export const isToConfirm = (now: Date): SQL | undefined =>
  // A text, as the index of requests has it.
  and(sql`${appointments.status} = 'requested'`, gt(appointments.start_at, now.toISOString()));

/**
 * The condition for enquiries, in `enquiries`, that wait for an answer: open and not answered. A booking is one thing to do:
 * its appointment waits to be confirmed, took place or was cancelled. It waits for an answer only if it was not confirmed in
 * time.
 */
export const awaitsAnswer = (now: Date): SQL => {
  const booked = builder
    .select({ n: appointments.n })
    .from(appointments)
    .where(and(eq(appointments.enquiry_n, enquiries.n), or(ne(appointments.status, "requested"), isToConfirm(now))));
  // As the index of waiting enquiries has it.
  return sql`(${enquiries.status} IN ('new', 'read') AND ${enquiries.answered_at} IS NULL AND ${notExists(booked)})`;
};
