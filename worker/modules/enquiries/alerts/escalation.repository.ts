import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { builder, type Statement } from "#worker/db/driver.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { alerts } from "#worker/db/tables/alerts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { bookings } from "./due-alerts.repository.ts";
import { insertAlerts, insertOwnerMail } from "./new-alerts.repository.ts";
import type { Recipient } from "./plan-alerts.ts";

/** Enquiries or next steps that one run handles. */
const maxPerRun = 50;
/** A next step is announced at most so many hours late. */
const maxLateHours = 24;

const toldIds = builder
  .select({ all: sql`json_group_array(${alerts.user_id})` })
  .from(alerts)
  .where(and(eq(alerts.enquiry_n, enquiries.n), inArray(alerts.reason, ["new", "unopened"])));
/** The ids of the colleagues who have been told. */
const told = sql`(${toldIds})`.mapWith(fromJson(z.array(z.string()))).as("told");

/** Finds the enquiries whose time to be opened is over. */
export const findLateEnquiries = (now: Date) =>
  builder
    .select({
      n: enquiries.n,
      service: enquiries.service,
      escalates_at: enquiries.escalates_at,
      name: enquiries.name,
      spam: enquiries.spam,
      status: enquiries.status,
      opened_at: enquiries.opened_at,
      bookings,
      told,
    })
    .from(enquiries)
    .where(lte(enquiries.escalates_at, now.toISOString()))
    .orderBy(enquiries.escalates_at)
    .limit(maxPerRun);
export type LateEnquiry = ReturnType<typeof findLateEnquiries>["_"]["result"][number];

/** Finds the colleagues who were told of an enquiry. */
export const findAlerted = (enquiryId: string) =>
  builder
    .selectDistinct({ user_id: alerts.user_id })
    .from(alerts)
    .where(
      and(
        inArray(
          alerts.enquiry_n,
          builder.select({ n: enquiries.n }).from(enquiries).where(eq(enquiries.id, enquiryId)),
        ),
        ne(alerts.user_id, ""),
        inArray(alerts.reason, ["new", "unopened", "assigned"]),
        isNotNull(alerts.sent_at),
      ),
    );

/** Ends the escalation of an enquiry. */
export const endEscalation = ({ n }: LateEnquiry): Statement =>
  builder.update(enquiries).set({ escalates_at: null }).where(eq(enquiries.n, n));

export const postponeEscalation = (late: LateEnquiry, until: Date): Statement =>
  builder.update(enquiries).set({ escalates_at: until.toISOString() }).where(isStillLate(late));

/** Tells the next colleague. Does nothing if another run has done it, or the enquiry was opened in between. */
export const tellNext = (late: LateEnquiry, next: Recipient, escalatesAt: string | null, now: Date): Statement[] => [
  insertAlerts(isStillLate(late), [next], { reason: "unopened" }, now),
  builder.update(enquiries).set({ escalates_at: escalatesAt, told: sql`told + 1` }).where(isStillLate(late)),
];

/** Tells the owner, who is the last to be told. */
export const tellOwner = (late: LateEnquiry, now: Date): Statement[] => [
  insertOwnerMail(isStillLate(late), "unopened", now),
  builder.update(enquiries).set({ escalates_at: null }).where(isStillLate(late)),
];

const isStillLate = ({ n, escalates_at }: LateEnquiry): SQL =>
  sql`${and(
    eq(enquiries.n, n),
    eq(enquiries.escalates_at, escalates_at ?? ""),
    isNull(enquiries.opened_at),
    eq(enquiries.status, "new"),
  )}`;

/** Finds the next steps whose time has come and of which no colleague has been told. */
export function findDueSteps(now: Date) {
  const since = new Date(now.getTime() - maxLateHours * 3_600_000).toISOString();
  const told = builder
    .select({ n: alerts.n })
    .from(alerts)
    .where(
      and(
        eq(alerts.enquiry_n, enquiries.n),
        eq(alerts.reason, "next step"),
        eq(alerts.occasion, enquiries.next_step_at),
      ),
    );
  return builder
    .select({
      n: enquiries.n,
      service: enquiries.service,
      assignee_id: enquiries.assignee_id,
      next_step_at: enquiries.next_step_at,
    })
    .from(enquiries)
    .where(
      and(
        gt(enquiries.next_step_at, since),
        lte(enquiries.next_step_at, now.toISOString()),
        eq(enquiries.spam, false),
        ne(enquiries.name, ""),
        ne(enquiries.status, "closed"),
        notExists(told),
      ),
    )
    .orderBy(desc(enquiries.next_step_at))
    .limit(maxPerRun);
}
export type DueStep = ReturnType<typeof findDueSteps>["_"]["result"][number];

export const tellStep = ({ n, next_step_at }: DueStep, told: readonly Recipient[], now: Date): Statement =>
  insertAlerts(
    sql`enquiries.n = ${n} AND next_step_at = ${next_step_at}`,
    told,
    { reason: "next step", occasion: next_step_at ?? "" },
    now,
  );
