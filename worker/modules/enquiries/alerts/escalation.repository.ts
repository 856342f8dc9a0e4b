import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns, storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { isBookingOver } from "./due-alerts.repository.ts";
import { insertAlerts, insertOwnerMail } from "./new-alerts.repository.ts";
import type { Recipient } from "./plan-alerts.ts";

/** Enquiries or next steps that one run handles. */
const maxPerRun = 50;
/** A next step is announced at most so many hours late. */
const maxLateHours = 24;

const lateRow = storedColumns(enquiries, ["n", "service", "escalates_at"]).extend({
  /** Whether it was opened, or it needs no reply. */
  is_settled: storedFlag,
  /** The ids of the colleagues who have been told. */
  told: storedJson(z.array(z.string())),
});
export type LateEnquiry = z.output<typeof lateRow>;

/** Finds the enquiries whose time to be opened is over. */
export const findLateEnquiries = (now: Date): Query<LateEnquiry[]> =>
  selectRows(
    sql`SELECT n, service, escalates_at, opened_at IS NOT NULL OR status <> 'new' OR spam = 1 OR name = '' OR (${isBookingOver}) AS is_settled,
        (SELECT json_group_array(user_id) FROM alerts WHERE enquiry_n = enquiries.n AND reason IN ('new', 'unopened')) AS told
      FROM enquiries WHERE escalates_at <= ${now.toISOString()} ORDER BY escalates_at LIMIT ${integerLiteral(maxPerRun)}`,
    lateRow,
  );

/** Finds the colleagues who were told of an enquiry. */
export const findAlerted = (enquiryId: string): Query<{ user_id: string }[]> =>
  selectRows(
    sql`SELECT DISTINCT user_id FROM alerts WHERE enquiry_n = (SELECT n FROM enquiries WHERE id = ${enquiryId})
      AND user_id <> '' AND reason IN ('new', 'unopened', 'assigned') AND sent_at IS NOT NULL`,
    z.object({ user_id: z.string() }),
  );

/** Ends the escalation of an enquiry. */
export const endEscalation = ({ n }: LateEnquiry): Statement =>
  sql`UPDATE enquiries SET escalates_at = NULL WHERE n = ${n}`;

export const postponeEscalation = (late: LateEnquiry, until: Date): Statement =>
  sql`UPDATE enquiries SET escalates_at = ${until.toISOString()} WHERE ${stillLate(late)}`;

/** Tells the next colleague. Does nothing if another run has done it, or the enquiry was opened in between. */
export function tellNext(late: LateEnquiry, next: Recipient, escalatesAt: string | null, now: Date): Statement[] {
  const isLate = stillLate(late);
  return [
    insertAlerts(isLate, [next], { reason: "unopened" }, now),
    sql`UPDATE enquiries SET escalates_at = ${escalatesAt}, told = told + 1 WHERE ${isLate}`,
  ];
}

/** Tells the owner, who is the last to be told. */
export function tellOwner(late: LateEnquiry, now: Date): Statement[] {
  const isLate = stillLate(late);
  return [insertOwnerMail(isLate, "unopened", now), sql`UPDATE enquiries SET escalates_at = NULL WHERE ${isLate}`];
}

const stillLate = ({ n, escalates_at }: LateEnquiry): SQL =>
  sql`enquiries.n = ${n} AND escalates_at = ${escalates_at} AND opened_at IS NULL AND status = 'new'`;

const stepRow = storedColumns(enquiries, ["n", "service", "assignee_id", "next_step_at"]);
export type DueStep = z.output<typeof stepRow>;

/** Finds the next steps whose time has come and of which no colleague has been told. */
export function findDueSteps(now: Date): Query<DueStep[]> {
  const since = new Date(now.getTime() - maxLateHours * 3_600_000).toISOString();
  return selectRows(
    sql`SELECT n, service, assignee_id, next_step_at FROM enquiries
      WHERE next_step_at > ${since} AND next_step_at <= ${now.toISOString()} AND spam = 0 AND name <> ''
        AND status <> 'closed' AND NOT EXISTS
        (SELECT 1 FROM alerts WHERE enquiry_n = enquiries.n AND reason = 'next step' AND occasion = next_step_at)
      ORDER BY next_step_at DESC LIMIT ${integerLiteral(maxPerRun)}`,
    stepRow,
  );
}

export const tellStep = ({ n, next_step_at }: DueStep, told: readonly Recipient[], now: Date): Statement =>
  insertAlerts(
    sql`enquiries.n = ${n} AND next_step_at = ${next_step_at}`,
    told,
    { reason: "next step", occasion: next_step_at ?? "" },
    now,
  );
