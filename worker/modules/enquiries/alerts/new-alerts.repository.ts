import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { alerts } from "#worker/db/tables/alerts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import type { AlertPlan, Recipient } from "./plan-alerts.ts";

type AlertReason = (typeof alerts.$inferSelect)["reason"];

/** An address gets at most so many receipts a day: anyone may type the address of another person into a form. */
const receiptsPerDay = 5;

/** Queues an alert for each of the colleagues. One that is queued already is left unchanged. */
export function insertAlerts(
  enquiry: SQL,
  told: readonly Recipient[],
  { reason, occasion = "" }: { reason: Exclude<AlertReason, "receipt">; occasion?: string },
  now: Date,
): SQL {
  return sql`INSERT INTO alerts (enquiry_n, user_id, channel, reason, occasion, created_at, next_at)
    SELECT enquiries.n, told.value ->> 'id', 'push', ${reason}, ${occasion}, ${now.toISOString()}, told.value ->> 'at'
    FROM enquiries, json_each(${JSON.stringify(told)}) AS told WHERE ${enquiry}
    ON CONFLICT DO NOTHING`;
}

/**
 * Queues an alert to a colleague about the enquiries that are about to be assigned to this person. An assignment can be
 * told again after another one, so its time tells them apart.
 */
export const insertAssignmentAlerts = (enquiry: SQL, told: Recipient, now: Date): SQL =>
  insertAlerts(enquiry, [told], { reason: "assigned", occasion: now.toISOString() }, now);

/** Queues a mail to the owner's address. */
export const insertOwnerMail = (enquiry: SQL, reason: "unopened" | "cancelled", now: Date): Statement =>
  insertMail(enquiry, reason, now);

function insertMail(enquiry: SQL | undefined, reason: AlertReason, now: Date): Statement {
  const at = now.toISOString();
  const mail = { enquiry_n: enquiries.n, user_id: "", channel: "mail" as const, reason, created_at: at, next_at: at };
  return builder
    .insert(alerts)
    .select(builder.select(newRow(alerts, mail)).from(enquiries).where(enquiry))
    .onConflictDoNothing();
}

/** Queues what a new enquiry needs. `email` is the sender's address; empty for no receipt. */
export function storeAlerts(id: string, { at: now, told, sendsReceipt }: AlertPlan, email: string): Statement[] {
  const isNew = sql`enquiries.id = ${id}`;
  return [
    ...(told.length > 0 ? [insertAlerts(isNew, told, { reason: "new" }, now)] : []),
    ...(sendsReceipt && email ? [insertReceipt(isNew, email, now)] : []),
  ];
}

function insertReceipt(enquiry: SQL, email: string, now: Date): Statement {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  const earlier = alias(enquiries, "earlier");
  const today = builder
    .select({ count: count().as("count") })
    .from(earlier)
    .innerJoin(alerts, and(eq(alerts.enquiry_n, earlier.n), eq(alerts.reason, "receipt")))
    .where(and(sql`lower(${earlier.email}) = lower(${email})`, gt(earlier.submitted_at, dayAgo)));
  return insertMail(and(enquiry, sql`${today} < ${receiptsPerDay}`), "receipt", now);
}
