import type {
  FoundPerson,
  PrivacyErasure,
  PrivacyExport,
  PrivacyMatches,
  PrivacyMention,
  PrivacyPerson,
  PrivacyRequest,
} from "#contract/admin/privacy.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { query } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { findAuditEntries } from "#worker/modules/audit/audit.repository.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import { linkPeople } from "#worker/modules/people/linking/link-people.service.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { erasePersonRows } from "./erase-person.repository.ts";
import { type FoundMention, findMentions } from "./mentions.repository.ts";
import { findHolders } from "./people.repository.ts";
import { knownPerson, type Person, personWithEmail } from "./person-rows.ts";
import { adminAccountNotErasable } from "./privacy.errors.ts";
import { auditPersonExport, findPeopleByPhone, findPerson, listTaken, type Taken } from "./privacy.repository.ts";
import { readPerson, toSender, withUnlinked } from "./read-person.ts";

/**
 * Counts what is stored about the person with an e-mail address, or about everyone whose stored enquiries have a phone
 * number, and lists the other places that have it. The search is not audited, because it shows less than the inbox.
 */
export async function findPeople({ db, images }: Stores, searched: string): Promise<PrivacyMatches> {
  const candidates = await findCandidates(db, searched);
  const [found, taken] = [
    await query(db, ...candidates.map(findPerson)),
    await query(db, ...candidates.map(listTaken)),
  ];
  const people: FoundPerson[] = [];
  const wants: string[] = [];
  for (const [index, person] of candidates.entries()) {
    const rows = found[index];
    const stored = taken[index];
    if (!rows || !stored) continue;
    const waiting = await spooledEnquiries.find(images, toSender(person));
    wants.push(...rows.wants.map(({ id }) => String(id)));
    if (person.known || rows.account || rows.enquiries.length + rows.wants.length + waiting.length > 0)
      people.push(describePerson(person, rows, stored, waiting));
  }
  const counted = [...people.flatMap(({ references }) => references), ...wants];
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

/** Adds the entries of the audit, which say who did what. */
async function addEntries(db: Stores["db"], mentions: readonly FoundMention[]): Promise<PrivacyMention[]> {
  const [entries] = await query(db, findAuditEntries(mentions.flatMap(({ n }) => n ?? [])));
  const byNumber = new Map(entries.map((entry) => [entry.n, entry]));
  return mentions.map(({ n, ...mention }) => {
    const entry = n === undefined ? undefined : byNumber.get(n);
    return entry ? { ...mention, entry } : mention;
  });
}

type PersonRows = Omit<PrivacyExport["data"], keyof PrivacyPerson | "waiting">;

function describePerson(
  { email, phone_number, person_id, known }: Person,
  rows: PersonRows,
  { enquiries, wants }: Taken,
  waiting: Taken["enquiries"],
): FoundPerson {
  const { username, role } = (rows.account ?? {}) as Partial<NonNullable<FoundPerson["account"]>>;
  const newestFirst = [...waiting, ...enquiries];
  const wanted = rows.wants.flatMap(({ name }) => (typeof name === "string" ? [name] : []));
  const names = [...(known ? [known.name] : []), ...newestFirst.map(({ name }) => name), ...wanted];
  return {
    person_id,
    contacts: known?.contacts.map(({ value }) => value) ?? [],
    email,
    phone_number,
    names: [...new Set(names.filter(Boolean))],
    account: username && role ? { username, role } : null,
    references: newestFirst.map(({ reference }) => reference),
    taken: newestFirst.map(({ id, reference, service, name, email: sender, phone_number: number, submitted_at }) => ({
      id,
      reference,
      service,
      name,
      email: sender,
      phone_number: number,
      submitted_at,
    })),
    taken_wants: wants,
    devices: rows.devices.length,
    wants: rows.wants.length,
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
  const person = await readPerson({ db, images }, request);
  const found = await spooledEnquiries.find(images, toSender(person));
  const waiting = found.filter(({ id }) => isChosen(person, id));
  const [rows] = await query(db, findPerson(person), auditPersonExport(actor, person, new Date()));
  const { enquiry_ids: _enquiries, want_ids: _wants, ...who } = request;
  return { data: { ...who, ...rows, waiting } };
}

const isChosen = ({ chosen }: Person, id: string) => chosen === null || chosen.enquiries.includes(id);

/**
 * Erases one person: deletes the person and the account and anonymizes the enquiries, or the chosen ones of them. The others
 * then get people of their own. Safe to repeat.
 * @throws ApiError 404, 409 and 422 as `readPerson`, 409 for the account of an admin
 */
export async function erasePerson(
  { db, images }: Stores,
  actor: SuperAdminActor,
  request: PrivacyRequest,
): Promise<PrivacyErasure> {
  const found = await readPerson({ db, images }, request);
  const [{ account, other_accounts }] = await query(db, findPerson(found));
  if ([account, ...other_accounts].some((one) => one && one.role !== "user")) throw adminAccountNotErasable();
  // The spool comes first: an enquiry that the cron moves to the database in between is then erased there.
  const waiting = await spooledEnquiries.remove(images, toSender(found), found.chosen?.enquiries ?? null);
  const person = found.chosen === null ? await readPerson({ db, images }, request) : found;
  const [erased] = await query(db, erasePersonRows(actor, person, new Date()));
  if (found.chosen !== null) await linkPeople(db);
  return { data: { ...erased, waiting } };
}
