import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Submission } from "#contract/enquiries/submission.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { columnNames, storedColumns } from "#worker/db/query/stored-columns.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

/** Accounts and people are shown by their name or id, or not at all. */
const hidden = [
  "user_id",
  "changed_at",
  "person_n",
  "is_unlinked",
  "logged_by",
  "source_key",
  "opened_at",
  "opened_by",
  "answered_by",
  "escalates_at",
  "told",
] as const;
type Shown = Exclude<keyof typeof enquiries.$inferSelect, (typeof hidden)[number]>;
const names = columnNames(enquiries).filter((name): name is Shown => !hidden.some((other) => other === name));

const columns = sql.raw(
  `${names.map((name) => `enquiries.${name}`).join(", ")}, assignees.username AS assignee_name,
    (SELECT properties.reference FROM properties WHERE properties.uuid = enquiries.property_uuid) AS property_reference,
    (SELECT users.username FROM users WHERE users.id = enquiries.logged_by) AS logged_by`,
);

/** Returns the columns of `enquiryRow`. Combine with `joinAssignee`. */
export const enquiryColumns = ({ seesHealth }: HealthReader): SQL => sql`${columns},
  (SELECT people.id FROM people WHERE people.n = enquiries.person_n ${sql.raw(seesHealth ? "" : "AND is_patient = 0")}) AS person_id`;
export const joinAssignee = sql.raw("LEFT JOIN users AS assignees ON assignees.id = enquiries.assignee_id");

export const enquiryRow = storedColumns(enquiries, names).extend({
  assignee_name: z.string().nullable(),
  property_reference: z.string().nullable(),
  logged_by: z.string().nullable(),
  person_id: z.string().nullable(),
});
export type EnquiryRow = z.output<typeof enquiryRow>;

const awaitingReply: readonly Submission["status"][] = ["new", "read"];

/** Converts a row to the submission of the contract. The name of a deleted account is unknown. */
export function toSubmission<Row extends EnquiryRow>({ n: _n, assignee_name, ...fields }: Row, now: Date) {
  const { assignee_id, spam, status, due_at } = fields;
  const assignee = assignee_id === null || assignee_name === null ? null : { id: assignee_id, username: assignee_name };
  return { ...fields, assignee, overdue: !spam && awaitingReply.includes(status) && due_at < now.toISOString() };
}
