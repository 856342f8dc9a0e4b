import type {
  FoundPerson,
  PrivacyErasure,
  PrivacyExport,
  PrivacyMatches,
  PrivacyMention,
} from "#contract/admin/privacy.ts";
import { query } from "#worker/db/query/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { findAuditEntries } from "#worker/modules/audit/audit.repository.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { type FoundMention, findMentions } from "./mentions.repository.ts";
import { adminAccountNotErasable } from "./privacy.errors.ts";
import { auditPersonExport, erasePersonRows, findEmailsByPhone, findPerson } from "./privacy.repository.ts";

/**
 * Counts what is stored about the person with an e-mail address, or about everyone whose stored enquiries have a phone
 * number, and lists the other places that have it. The search is not audited, because it shows less than the inbox.
 */
export async function findPeople({ db, images }: Stores, person: string): Promise<PrivacyMatches> {
  const emails = person.includes("@") ? [person] : (await query(db, findEmailsByPhone(person)))[0];
  const found = await query(db, ...emails.map(findPerson));
  const people: FoundPerson[] = [];
  for (const [index, rows] of found.entries()) {
    const email = emails[index] as string;
    const waiting = await spooledEnquiries.find(images, email);
    if (rows.account || rows.enquiries.length + waiting.length > 0) people.push(describePerson(email, rows, waiting));
  }
  const counted = people.flatMap(({ references }) => references);
  const [{ found: mentions, more }] = await query(db, findMentions(person, counted));
  return { data: { people, mentions: await addEntries(db, mentions), more } };
}

/** Adds the entries of the audit, which say who did what. */
async function addEntries(db: Stores["db"], mentions: readonly FoundMention[]): Promise<PrivacyMention[]> {
  const [entries] = await query(db, findAuditEntries(mentions.flatMap(({ n }) => n ?? [])));
  const byNumber = new Map(entries.map((entry) => [entry.n, entry]));
  return mentions.map(({ n, ...mention }) => {
    const entry = n === undefined ? undefined : byNumber.get(n);
    return entry ? { ...mention, entry } : mention;
  });
}

type PersonRows = Omit<PrivacyExport["data"], "email" | "waiting">;

function describePerson(email: string, rows: PersonRows, waiting: Record<string, unknown>[]): FoundPerson {
  const { username, role } = (rows.account ?? {}) as Partial<NonNullable<FoundPerson["account"]>>;
  const newestFirst = [...waiting, ...rows.enquiries.toReversed()];
  return {
    email,
    names: [...new Set(newestFirst.map(({ name }) => name as string))],
    account: username && role ? { username, role } : null,
    references: newestFirst.map(({ reference }) => reference as string),
    sessions: rows.sessions.length,
    favorites: rows.favorites.length,
    enquiries: rows.enquiries.length,
    waiting: waiting.length,
    stored_answers: rows.stored_answers.length,
    mail: rows.mail.length,
  };
}

/** Returns everything stored about one person. The export is recorded in the audit, without the e-mail address. */
export async function exportPerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  email: string,
): Promise<PrivacyExport> {
  const waiting = await spooledEnquiries.find(images, email);
  const [person] = await query(db, findPerson(email), auditPersonExport(actor, email, new Date()));
  return { data: { email, ...person, waiting } };
}

/**
 * Erases one person: deletes the account and anonymizes the enquiries. Safe to repeat.
 * @throws ApiError 409 for the account of an admin
 */
export async function erasePerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  email: string,
): Promise<PrivacyErasure> {
  const [{ account }] = await query(db, findPerson(email));
  if (account && account.role !== "user") throw adminAccountNotErasable();
  // The spool comes first: an enquiry that the cron moves to the database in between is then erased there.
  const waiting = await spooledEnquiries.remove(images, email);
  const [erased] = await query(db, erasePersonRows(actor, email, new Date()));
  return { data: { ...erased, waiting } };
}
