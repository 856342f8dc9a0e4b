import { type SQL, sql } from "drizzle-orm";
import { maxFoundPeople, type PrivacyErasure, type PrivacyExport } from "#contract/admin/privacy.ts";
import { comparableEmail } from "#contract/people/email-forms.ts";
import { comparablePhone } from "#contract/people/phone-number.ts";
import { insertAuditEntry, insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { isEmail, mayBePhone } from "#worker/db/contacts/contact-match.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { combineQueries, type Query, type Row } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { anonymizeEnquiries } from "#worker/modules/enquiries/anonymize-enquiries.repository.ts";

/** Enquiries whose numbers end with the same digits, of which few are of other people. */
const maxCandidates = 1000;

/** Enquiries sent with the person's e-mail address, or from the account that has it. */
const enquiriesOfPerson = (email: string): SQL => sql`n IN (SELECT n FROM enquiries WHERE ${isEmail(sql`email`, email)}
  UNION SELECT n FROM enquiries WHERE user_id IN (SELECT users.id FROM users WHERE email_key = ${comparableEmail(email)}))`;

const accountOfPerson = (email: string): SQL =>
  sql`(SELECT users.id FROM users WHERE email_key = ${comparableEmail(email)})`;

/** The stored idempotent responses that contain one of these enquiries. */
const responsesOfPerson = (email: string): SQL =>
  sql`EXISTS (SELECT 1 FROM enquiries WHERE ${enquiriesOfPerson(email)} AND instr(idempotency_records.response, enquiries.id) > 0)`;

/** Lists the addresses of the enquiries with a phone number, and of the accounts that sent them; the newest first. */
export function findEmailsByPhone(phone: string): Query<string[]> {
  return {
    statements: [
      sql`SELECT enquiries.email, users.email AS account, phone_number
        FROM enquiries LEFT JOIN users ON users.id = enquiries.user_id
        WHERE enquiries.email <> '' AND ${mayBePhone(sql`phone_number`, phone)}
        ORDER BY n DESC LIMIT ${integerLiteral(maxCandidates)}`,
    ],
    read([rows = []]) {
      const number = comparablePhone(phone);
      const emails = rows
        .filter(({ phone_number }) => comparablePhone(phone_number as string) === number)
        .flatMap(({ email, account }) => [email, account].filter((each) => typeof each === "string"));
      const keys = emails.map(comparableEmail);
      const distinct = emails.filter((_, index) => keys.indexOf(keys[index] as string) === index);
      return distinct.slice(0, maxFoundPeople).map((email) => email.toLowerCase());
    },
  };
}

/** Returns all rows about a person, without password hashes and tokens. */
export function findPerson(email: string): Query<Omit<PrivacyExport["data"], "email" | "waiting">> {
  const id = accountOfPerson(email);
  return {
    statements: [
      sql`SELECT id, username, email, role, role_request, disabled_at, created_at FROM users WHERE id = ${id}`,
      sql`SELECT device, created_at, used_at, ends_at FROM sessions WHERE user_id = ${id}`,
      sql`SELECT property_uuid, saved_at FROM favourites WHERE user_id = ${id}`,
      sql`SELECT * FROM enquiries WHERE ${enquiriesOfPerson(email)} ORDER BY n`,
      sql`SELECT enquiry_n, at, field, before, after FROM enquiry_history
        WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${enquiriesOfPerson(email)}) ORDER BY n`,
      sql`SELECT scope, response AS answer, created_at FROM idempotency_records WHERE ${responsesOfPerson(email)}`,
      sql`SELECT enquiry_n, attempts, next_at, sent_at, last_error FROM mail_outbox
        WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${enquiriesOfPerson(email)})`,
    ],
    read: ([
      [account] = [] as Row[],
      sessions = [],
      favorites = [],
      rows = [],
      history = [],
      stored_answers = [],
      mail = [],
    ]) => ({
      account: account ?? null,
      sessions,
      favorites,
      enquiries: rows.map((row) => ({ ...row, history: history.filter(({ enquiry_n }) => enquiry_n === row.n) })),
      stored_answers,
      mail,
    }),
  };
}

/** Records an export in the audit. The ids of the exported enquiries identify the person, not the e-mail address. */
export function auditPersonExport(actor: SuperAdminActor, email: string, now: Date): Query<void> {
  const enquiries = sql`(SELECT json_object('enquiries', json_group_array(enquiries.id)) FROM enquiries WHERE ${enquiriesOfPerson(email)})`;
  const entry = insertAuditEntry(
    actor,
    { action: "export", entity: "person", entityId: "by e-mail", after: enquiries },
    now,
  );
  return combineQueries([entry], () => undefined);
}

/** Erases a person's rows in one batch. It never deletes an admin's account; callers reject that case first. */
export function erasePersonRows(
  actor: SuperAdminActor,
  email: string,
  now: Date,
): Query<Omit<PrivacyErasure["data"], "waiting">> {
  const condition = enquiriesOfPerson(email);
  const account = sql`users.id = ${accountOfPerson(email)} AND users.role = 'user'`;
  return {
    statements: [
      sql`SELECT (SELECT count(*) FROM enquiries WHERE ${condition}) AS enquiries,
        (SELECT count(*) FROM mail_outbox WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${condition})) AS mail,
        (SELECT count(*) FROM idempotency_records WHERE ${responsesOfPerson(email)}) AS stored_answers,
        (SELECT count(*) FROM users WHERE ${account}) AS account`,
      insertAuditEntryPerRow(actor, "erase", "enquiry", sql`SELECT id FROM enquiries WHERE ${condition}`, now),
      insertAuditEntryPerRow(actor, "erase", "user", sql`SELECT users.id FROM users WHERE ${account}`, now),
      sql`DELETE FROM idempotency_records WHERE ${responsesOfPerson(email)}`,
      sql`DELETE FROM messages WHERE ${isEmail(sql`recipient`, email)}`,
      ...anonymizeEnquiries(condition),
      sql`DELETE FROM users WHERE ${account}`,
    ],
    read: ([[row] = [] as Row[]]) => ({
      account: row?.account === 1,
      enquiries: row?.enquiries as number,
      stored_answers: row?.stored_answers as number,
      mail: row?.mail as number,
    }),
  };
}
