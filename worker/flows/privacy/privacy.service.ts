import type {
  FoundPerson,
  PrivacyErasure,
  PrivacyExport,
  PrivacyMatches,
  PrivacyMention,
  PrivacyPerson,
  PrivacyRequest,
  SharedContactConflict,
  TakenEnquiry,
} from "#contract/admin/privacy.ts";
import { isSameName } from "#shared/people/contact-key.ts";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { query } from "#worker/db/query.ts";
import type { SuperAdminActor } from "#worker/http/actor.ts";
import { findAuditEntries } from "#worker/modules/audit/audit.repository.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import { linkPeople } from "#worker/modules/people/linking/link-people.service.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { erasePersonRows } from "./erase-person.repository.ts";
import { type FoundMention, findMentions } from "./mentions.repository.ts";
import { findHolders, findKnownPerson } from "./people.repository.ts";
import { knownPerson, type Person, personWithEmail } from "./person-rows.ts";
import { adminAccountNotErasable, contactOfSeveral, enquiryOfOthers, unknownPerson } from "./privacy.errors.ts";
import { auditPersonExport, findPeopleByPhone, findPerson, listTaken } from "./privacy.repository.ts";

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
    if (!rows) continue;
    const waiting = await spooledEnquiries.find(images, toSender(person));
    wants.push(...rows.wants.map(({ id }) => String(id)));
    if (person.known || rows.account || rows.enquiries.length + rows.wants.length + waiting.length > 0)
      people.push(describePerson(person, rows, taken[index] ?? [], waiting));
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

/** Adds the enquiries with the number that have no person, such as suspected spam, unless others share the number. */
const withUnlinked = (person: Person, { phone_number, enquiries }: Person): Person =>
  person.phones.some((phone) => comparablePhone(phone) === comparablePhone(phone_number ?? ""))
    ? { ...person, enquiries }
    : person;

/**
 * Returns the person of a request, with the enquiries of each own number; with chosen enquiries, those people who sent them.
 * @throws ApiError 404 for an unknown id, 409 if the enquiries have several names, 422 for chosen ones of others
 */
async function readPerson(
  { db, images }: Stores,
  { enquiry_ids: chosen, ...request }: PrivacyRequest,
): Promise<Person> {
  const candidates = await findRequested(db, request);
  const stored = await query(db, ...candidates.map(listTaken));
  const all = await Promise.all(
    candidates.map(async (person, index) => ({
      person,
      taken: [...(stored[index] ?? []), ...(await spooledEnquiries.find(images, toSender(person)))],
    })),
  );
  const [first] = all;
  if (!first) throw unknownPerson();
  if (chosen === null) {
    const people = all.flatMap(bySenderName);
    if (people.length > 1) throw contactOfSeveral(people);
    return first.person;
  }
  const known = new Set(all.flatMap(({ taken }) => taken.map(({ id }) => id)));
  if (chosen.some((id) => !known.has(id))) throw enquiryOfOthers();
  const senders = all.filter(({ taken }) => taken.some(({ id }) => chosen.includes(id)));
  if (senders.length === 0 && all.length > 1) throw contactOfSeveral(all.flatMap(bySenderName));
  return combinePeople(senders.length === 0 ? [first.person] : senders.map(({ person }) => person), chosen);
}

/** Returns the people whom a request may mean. */
async function findRequested(db: Stores["db"], { email, phone_number, person_id }: PrivacyPerson): Promise<Person[]> {
  const [holders] = await query(
    db,
    person_id === null ? findHolders(email ?? phone_number ?? "") : findKnownPerson(person_id),
  );
  if (holders.length > 0) {
    const people = holders.map((known) => knownPerson(known, { email, phone_number }));
    const numbers = people.flatMap(({ phones }) => phones);
    const unlinked = await query(db, ...numbers.map(findPeopleByPhone));
    return people.map((person) => unlinked.reduce((one, { withoutEmail }) => withUnlinked(one, withoutEmail), person));
  }
  if (person_id !== null) return [];
  if (email !== null) return [personWithEmail(email)];
  const [{ withoutEmail }] = await query(db, findPeopleByPhone(phone_number ?? ""));
  return [withoutEmail];
}

/** Groups the enquiries of one person by the name of the sender. */
function bySenderName({ person, taken }: { person: Person; taken: TakenEnquiry[] }): SharedContactConflict["people"] {
  const id = person.known?.id ?? null;
  const groups: SharedContactConflict["people"] = [];
  for (const enquiry of taken) {
    const group = groups.find(({ name }) => isSameName(name, enquiry.name));
    if (group) group.enquiries.push(enquiry);
    else groups.push({ id, name: enquiry.name, enquiries: [enquiry] });
  }
  return groups.length > 0 ? groups : [{ id, name: person.known?.name ?? "", enquiries: [] }];
}

/** Returns several people, whose chosen enquiries are taken together, as one. */
function combinePeople(people: readonly Person[], chosen: readonly string[]): Person {
  const [first] = people;
  if (!first) throw unknownPerson();
  const known = people.flatMap((person) => person.known ?? []);
  return {
    ...first,
    chosen,
    known: first.known && {
      ...first.known,
      rows: known.flatMap(({ rows }) => rows),
      contacts: known.flatMap(({ contacts }) => contacts),
    },
    emails: people.flatMap(({ emails }) => emails),
    phones: people.flatMap(({ phones }) => phones),
    enquiries: people.flatMap(({ enquiries }) => enquiries),
  };
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

type PersonRows = Omit<PrivacyExport["data"], keyof PrivacyPerson | "waiting">;

function describePerson(
  { email, phone_number, person_id, known }: Person,
  rows: PersonRows,
  taken: TakenEnquiry[],
  waiting: TakenEnquiry[],
): FoundPerson {
  const { username, role } = (rows.account ?? {}) as Partial<NonNullable<FoundPerson["account"]>>;
  const newestFirst = [...waiting, ...taken];
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
  const { enquiry_ids: _, ...who } = request;
  return { data: { ...who, ...rows, waiting } };
}

const isChosen = ({ chosen }: Person, id: string) => chosen === null || chosen.includes(id);

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
  const waiting = await spooledEnquiries.remove(images, toSender(found), found.chosen);
  const person = found.chosen === null ? await readPerson({ db, images }, request) : found;
  const [erased] = await query(db, erasePersonRows(actor, person, new Date()));
  if (found.chosen !== null) await linkPeople(db);
  return { data: { ...erased, waiting } };
}
