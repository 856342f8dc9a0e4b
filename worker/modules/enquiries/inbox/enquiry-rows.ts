import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { answerWays } from "#contract/enquiries/channels.ts";
import { awaitsAnswer } from "#worker/db/awaits-answer.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { columnNames, storedColumns, storedFlag } from "#worker/db/stored-columns.ts";
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
  "answered_how",
  "escalates_at",
  "told",
] as const;
type Shown = Exclude<keyof typeof enquiries.$inferSelect, (typeof hidden)[number]>;
const names = columnNames(enquiries).filter((name): name is Shown => !hidden.some((other) => other === name));

const columns = sql.raw(
  `${names.map((name) => `enquiries.${name}`).join(", ")}, assignees.username AS assignee_name,
    (SELECT properties.reference FROM properties WHERE properties.uuid = enquiries.property_uuid) AS property_reference,
    (SELECT users.username FROM users WHERE users.id = enquiries.logged_by) AS logged_by,
    (SELECT users.username FROM users WHERE users.id = enquiries.answered_by) AS answered_by,
    iif(answered_at IS NULL, NULL, coalesce(answered_how, 'replied')) AS answered_how`,
);

/** Returns the columns of `enquiryRow`. Combine with `joinAssignee`. */
export const enquiryColumns = ({ seesHealth }: HealthReader, now: Date): SQL => sql`${columns},
  ${awaitsAnswer(now)} AS awaits_answer,
  (SELECT people.id FROM people WHERE people.n = enquiries.person_n ${sql.raw(seesHealth ? "" : "AND is_patient = 0")}) AS person_id`;
export const joinAssignee = sql.raw("LEFT JOIN users AS assignees ON assignees.id = enquiries.assignee_id");

export const enquiryRow = storedColumns(enquiries, names).extend({
  assignee_name: z.string().nullable(),
  property_reference: z.string().nullable(),
  logged_by: z.string().nullable(),
  person_id: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_how: z.enum(answerWays).nullable(),
  awaits_answer: storedFlag,
});
export type EnquiryRow = z.output<typeof enquiryRow>;

/** Converts a row to the enquiry of the contract. The name of a deleted account is unknown. */
export function toInboxEnquiry<Row extends EnquiryRow>({ n: _n, assignee_name, ...fields }: Row, now: Date) {
  const { assignee_id, spam, awaits_answer, due_at } = fields;
  const assignee = assignee_id === null || assignee_name === null ? null : { id: assignee_id, username: assignee_name };
  return { ...fields, assignee, overdue: !spam && awaits_answer && due_at < now.toISOString() };
}
