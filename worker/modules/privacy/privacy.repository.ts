import { type SQL, sql } from "drizzle-orm";
import type { PrivacyErasure, PrivacyExport } from "#contract/admin/privacy.ts";
import { insertAuditEntry, insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { anonymizeEnquiries } from "#worker/db/enquiries/anonymize-enquiries.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";

/** The person's enquiries: sent with the address, or from the account that has it. */
const theirs = (email: string): SQL => sql`n IN (SELECT n FROM enquiries WHERE lower(email) = ${email.toLowerCase()}
  UNION SELECT n FROM enquiries WHERE user_id IN (SELECT users.id FROM users WHERE email_key = ${email.toLowerCase()}))`;

const theirAccount = (email: string): SQL => sql`(SELECT users.id FROM users WHERE email_key = ${email.toLowerCase()})`;

/** The answers kept for repeated calls that tell of these enquiries. */
const theirAnswers = (email: string): SQL =>
  sql`EXISTS (SELECT 1 FROM enquiries WHERE ${theirs(email)} AND instr(kept_answers.answer, enquiries.id) > 0)`;

/** All rows about a person; no password, no hash of one and no token. */
export function findPerson(email: string): Query<Omit<PrivacyExport["data"], "email" | "waiting">> {
  const id = theirAccount(email);
  return {
    statements: [
      sql`SELECT id, username, email, role, role_request, disabled_at, created_at FROM users WHERE id = ${id}`,
      sql`SELECT device, created_at, used_at, ends_at FROM sessions WHERE user_id = ${id}`,
      sql`SELECT property_uuid, saved_at FROM favorites WHERE user_id = ${id}`,
      sql`SELECT * FROM enquiries WHERE ${theirs(email)} ORDER BY n`,
      sql`SELECT enquiry_n, at, field, before, after FROM enquiry_history
        WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${theirs(email)}) ORDER BY n`,
      sql`SELECT scope, answer, created_at FROM kept_answers WHERE ${theirAnswers(email)}`,
      sql`SELECT enquiry_n, attempts, next_at, sent_at, last_error FROM mail_outbox
        WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${theirs(email)})`,
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

/** The audit's line about an export: whose it was is said by the ids of what was given out. */
export function auditPersonExport(actor: SuperAdminActor, email: string, now: Date): Query<void> {
  const enquiries = sql`(SELECT json_object('enquiries', json_group_array(enquiries.id)) FROM enquiries WHERE ${theirs(email)})`;
  const line = insertAuditEntry(
    actor,
    { action: "export", entity: "person", entityId: "by e-mail", after: enquiries },
    now,
  );
  return { statements: [line], read: () => undefined };
}

/** Erases a person's rows in one go. An account of the staff stays; callers refuse it before. */
export function erasePersonRows(
  actor: SuperAdminActor,
  email: string,
  now: Date,
): Query<Omit<PrivacyErasure["data"], "waiting">> {
  const which = theirs(email);
  const account = sql`users.id = ${theirAccount(email)} AND users.role = 'user'`;
  return {
    statements: [
      sql`SELECT (SELECT count(*) FROM enquiries WHERE ${which}) AS enquiries,
        (SELECT count(*) FROM mail_outbox WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${which})) AS mail,
        (SELECT count(*) FROM kept_answers WHERE ${theirAnswers(email)}) AS stored_answers,
        (SELECT count(*) FROM users WHERE ${account}) AS account`,
      insertAuditEntryPerRow(actor, "erase", "enquiry", sql`SELECT id FROM enquiries WHERE ${which}`, now),
      insertAuditEntryPerRow(actor, "erase", "user", sql`SELECT users.id FROM users WHERE ${account}`, now),
      sql`DELETE FROM kept_answers WHERE ${theirAnswers(email)}`,
      ...anonymizeEnquiries(which),
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
