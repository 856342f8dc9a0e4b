import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { maxFoundPeople, type PrivacyErasure, type PrivacyExport } from "#contract/admin/privacy.ts";
import { comparableEmail } from "#contract/people/email-forms.ts";
import { comparablePhone } from "#contract/people/phone-number.ts";
import { insertAuditEntry, insertAuditEntryPerRow } from "#worker/db/audit-entries.ts";
import { isEmail, mayBePhone } from "#worker/db/contacts/contact-match.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query/query.ts";
import { favourites, sessions, users } from "#worker/db/tables/accounts.ts";
import { enquiries, enquiryHistory, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { idempotencyRecords } from "#worker/db/tables/requests.ts";
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
  const found = builder
    .select({
      email: enquiries.email,
      account: sql<string | null>`${users.email}`.as("account"),
      phone_number: enquiries.phone_number,
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.user_id))
    .where(and(ne(enquiries.email, ""), mayBePhone(sql`phone_number`, phone)))
    .orderBy(desc(enquiries.n))
    .limit(maxCandidates);
  return combineQueries([found], (rows) => {
    const number = comparablePhone(phone);
    const emails = rows
      .filter(({ phone_number }) => comparablePhone(phone_number) === number)
      .flatMap(({ email, account }) => (account === null ? [email] : [email, account]));
    const byKey = new Map(emails.toReversed().map((email) => [comparableEmail(email), email]));
    const distinct = [...new Set(emails.map(comparableEmail))].flatMap((key) => byKey.get(key) ?? []);
    return distinct.slice(0, maxFoundPeople).map((email) => email.toLowerCase());
  });
}

/** Returns all rows about a person, without password hashes and tokens. */
export function findPerson(email: string): Query<Omit<PrivacyExport["data"], "email" | "waiting">> {
  const isOwner = eq(users.email_key, comparableEmail(email));
  const owned = enquiriesOfPerson(email);
  const { id, username, role, role_request, disabled_at, created_at } = users;
  const account = builder
    .select({ id, username, email: users.email, role, role_request, disabled_at, created_at })
    .from(users)
    .where(isOwner);
  const { device, used_at, ends_at } = sessions;
  const opened = builder
    .select({ device, created_at: sessions.created_at, used_at, ends_at })
    .from(sessions)
    .innerJoin(users, eq(id, sessions.user_id))
    .where(isOwner);
  const { property_uuid, saved_at } = favourites;
  const saved = builder
    .select({ property_uuid, saved_at })
    .from(favourites)
    .innerJoin(users, eq(id, favourites.user_id))
    .where(isOwner);
  const numbers = builder.select({ n: enquiries.n }).from(enquiries).where(owned);
  const { enquiry_n, at, field, before, after } = enquiryHistory;
  const history = builder
    .select({ enquiry_n, at, field, before, after })
    .from(enquiryHistory)
    .where(inArray(enquiry_n, numbers))
    .orderBy(enquiryHistory.n);
  const answers = builder
    .select({
      scope: idempotencyRecords.scope,
      answer: idempotencyRecords.response,
      created_at: idempotencyRecords.created_at,
    })
    .from(idempotencyRecords)
    .where(responsesOfPerson(email));
  const { attempts, next_at, sent_at, last_error } = mailOutbox;
  const queued = builder
    .select({ enquiry_n: mailOutbox.enquiry_n, attempts, next_at, sent_at, last_error })
    .from(mailOutbox)
    .where(inArray(mailOutbox.enquiry_n, numbers));
  return combineQueries(
    [
      selectFirst(account),
      opened,
      saved,
      builder.select().from(enquiries).where(owned).orderBy(enquiries.n),
      history,
      answers,
      queued,
    ],
    (owner, sessionRows, favorites, rows, changes, stored_answers, mail) => ({
      account: owner ?? null,
      sessions: sessionRows,
      favorites,
      enquiries: rows.map((row) => ({ ...row, history: changes.filter((change) => change.enquiry_n === row.n) })),
      stored_answers,
      mail,
    }),
  );
}

/** Records an export in the audit. The ids of the exported enquiries identify the person, not the e-mail address. */
export function auditPersonExport(actor: SuperAdminActor, email: string, now: Date): Query<undefined> {
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
  const counts = selectRows(
    sql`SELECT (SELECT count(*) FROM enquiries WHERE ${condition}) AS enquiries,
      (SELECT count(*) FROM mail_outbox WHERE enquiry_n IN (SELECT n FROM enquiries WHERE ${condition})) AS mail,
      (SELECT count(*) FROM idempotency_records WHERE ${responsesOfPerson(email)}) AS stored_answers,
      (SELECT count(*) FROM users WHERE ${account}) AS account`,
    z.object({ enquiries: z.number(), mail: z.number(), stored_answers: z.number(), account: z.number() }),
  );
  return combineQueries(
    [
      counts,
      insertAuditEntryPerRow(actor, "erase", "enquiry", sql`SELECT id FROM enquiries WHERE ${condition}`, now),
      insertAuditEntryPerRow(actor, "erase", "user", sql`SELECT users.id FROM users WHERE ${account}`, now),
      sql`DELETE FROM idempotency_records WHERE ${responsesOfPerson(email)}`,
      sql`DELETE FROM messages WHERE ${isEmail(sql`recipient`, email)}`,
      combineQueries(anonymizeEnquiries(condition), () => undefined),
      sql`DELETE FROM users WHERE ${account}`,
    ],
    ([erased]) => {
      const { account: accounts = 0, enquiries: sent = 0, stored_answers = 0, mail = 0 } = erased ?? {};
      return { account: accounts === 1, enquiries: sent, stored_answers, mail };
    },
  );
}
