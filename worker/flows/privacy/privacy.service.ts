import type {
  FoundPerson,
  PrivacyErasure,
  PrivacyExport,
  PrivacyMatches,
  PrivacyMention,
  PrivacyRequest,
} from "#contract/admin/privacy.ts";
import { comparableEmail } from "#contract/people/email-forms.ts";
import { comparablePhone } from "#contract/people/phone-number.ts";
import { query } from "#worker/db/query/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { findAuditEntries } from "#worker/modules/audit/audit.repository.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { type FoundMention, findMentions } from "./mentions.repository.ts";
import { findHolders, findKnownPerson } from "./people.repository.ts";
import { adminAccountNotErasable, contactOfSeveral, unknownPerson } from "./privacy.errors.ts";
import {
  auditPersonExport,
  erasePersonRows,
  findPeopleByPhone,
  findPerson,
  knownPerson,
  type Person,
  personWithEmail,
} from "./privacy.repository.ts";

/**
 * Counts what is stored about the person with an e-mail address, or about everyone whose stored enquiries have a phone
 * number, and lists the other places that have it. The search is not audited, because it shows less than the inbox.
 */
export async function findPeople({ db, images }: Stores, searched: string): Promise<PrivacyMatches> {
  const candidates = await findCandidates(db, searched);
  const found = await query(db, ...candidates.map(findPerson));
  const people: FoundPerson[] = [];
  for (const [index, person] of candidates.entries()) {
    const rows = found[index];
    if (!rows) continue;
    const waiting = await spooledEnquiries.find(images, toSender(person));
    if (person.known || rows.account || rows.enquiries.length + waiting.length > 0)
      people.push(describePerson(person, rows, waiting));
  }
  const counted = people.flatMap(({ references }) => references);
  const [{ found: mentions, more }] = await query(db, findMentions(searched, counted));
  return { data: { people, mentions: await addEntries(db, mentions), more } };
}

async function findCandidates(db: Stores["db"], searched: string): Promise<Person[]> {
  const [holders] = await query(db, findHolders(searched));
  const contact = searched.includes("@")
    ? { email: searched, phone_number: null }
    : { email: null, phone_number: searched };
  const people = holders.map((known) => knownPerson(known, contact));
  const hasEmail = (email: string) =>
    holders.some(({ contacts }) => contacts.some(({ value }) => comparableEmail(value) === comparableEmail(email)));
  if (contact.email !== null) return people.length > 0 ? people : [personWithEmail(contact.email)];
  const [{ withEmail, withoutEmail }] = await query(db, findPeopleByPhone(searched));
  const others = withEmail.filter(({ email }) => !hasEmail(email ?? ""));
  return [
    ...people.map((person) => withUnlinked(person, withoutEmail)),
    ...others,
    ...(people.length > 0 ? [] : [withoutEmail]),
  ];
}

/** Adds the enquiries with the number that have no person, such as suspected spam, unless others share the number. */
const withUnlinked = (person: Person, { phone_number, enquiries }: Person): Person =>
  person.phones.some((phone) => comparablePhone(phone) === comparablePhone(phone_number ?? ""))
    ? { ...person, enquiries }
    : person;

/**
 * Returns the person of a request, with the enquiries of each own number.
 * @throws ApiError 404 for an unknown id, 409 if several people have the number or the address
 */
async function readPerson(db: Stores["db"], { email, phone_number, person_id }: PrivacyRequest): Promise<Person> {
  const [holders] = await query(
    db,
    person_id === null ? findHolders(email ?? phone_number ?? "") : findKnownPerson(person_id),
  );
  if (holders.length > 1) throw contactOfSeveral(holders.map(({ id, name }) => ({ id, name })));
  const [known] = holders;
  if (known) {
    const person = knownPerson(known, { email, phone_number });
    const unlinked = await query(db, ...person.phones.map(findPeopleByPhone));
    return { ...person, enquiries: unlinked.flatMap(({ withoutEmail }) => withoutEmail.enquiries) };
  }
  if (person_id !== null) throw unknownPerson();
  if (email !== null) return personWithEmail(email);
  const [{ withoutEmail }] = await query(db, findPeopleByPhone(phone_number ?? ""));
  return withoutEmail;
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

const toSender = ({ known, emails, phones }: Person) => ({
  emails,
  phones,
  name: known?.name,
  sharedPhones: known?.contacts.flatMap(({ kind, value, isShared }) => (kind === "phone" && isShared ? [value] : [])),
});

type PersonRows = Omit<PrivacyExport["data"], keyof PrivacyRequest | "waiting">;

function describePerson(
  { email, phone_number, person_id, known }: Person,
  rows: PersonRows,
  waiting: Record<string, unknown>[],
): FoundPerson {
  const { username, role } = (rows.account ?? {}) as Partial<NonNullable<FoundPerson["account"]>>;
  const newestFirst = [...waiting, ...rows.enquiries.toReversed()];
  const names = [...(known ? [known.name] : []), ...newestFirst.map(({ name }) => name as string)];
  return {
    person_id,
    contacts: known?.contacts.map(({ value }) => value) ?? [],
    email,
    phone_number,
    names: [...new Set(names.filter(Boolean))],
    account: username && role ? { username, role } : null,
    references: newestFirst.map(({ reference }) => reference as string),
    sessions: rows.sessions.length,
    favorites: rows.favorites.length,
    saved_searches: rows.saved_searches.length,
    enquiries: rows.enquiries.length,
    waiting: waiting.length,
    stored_answers: rows.stored_answers.length,
    mail: rows.mail.length,
  };
}

/** Returns everything stored about one person. The export is recorded in the audit, without the address or number. */
export async function exportPerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  request: PrivacyRequest,
): Promise<PrivacyExport> {
  const person = await readPerson(db, request);
  const waiting = await spooledEnquiries.find(images, toSender(person));
  const [rows] = await query(db, findPerson(person), auditPersonExport(actor, person, new Date()));
  return { data: { ...request, ...rows, waiting } };
}

/**
 * Erases one person: deletes the person and the account and anonymizes the enquiries. Safe to repeat.
 * @throws ApiError 404 and 409 as `readPerson`, 409 for the account of an admin
 */
export async function erasePerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  request: PrivacyRequest,
): Promise<PrivacyErasure> {
  const found = await readPerson(db, request);
  const [{ account, other_accounts }] = await query(db, findPerson(found));
  if ([account, ...other_accounts].some((one) => one && one.role !== "user")) throw adminAccountNotErasable();
  // The spool comes first: an enquiry that the cron moves to the database in between is then erased there.
  const waiting = await spooledEnquiries.remove(images, toSender(found));
  const person = await readPerson(db, request);
  const [erased] = await query(db, erasePersonRows(actor, person, new Date()));
  return { data: { ...erased, waiting } };
}
