import type { PrivacyPerson, PrivacyRequest, SharedContactConflict } from "#contract/admin/privacy.ts";
import { isSameName } from "#shared/people/contact-key.ts";
import { comparablePhone } from "#shared/people/phone-number.ts";
import { takesPerson } from "#shared/people/takes-person.ts";
import { query } from "#worker/db/query.ts";
import { spooledEnquiries } from "#worker/modules/enquiries/enquiry-spool.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { findHolders, findKnownPerson } from "./people.repository.ts";
import { type Choice, knownPerson, type Person, personWithEmail } from "./person-rows.ts";
import { contactOfSeveral, enquiryOfOthers, unknownPerson, wantOfOthers } from "./privacy.errors.ts";
import { findPeopleByPhone, listTaken, type Taken } from "./privacy.repository.ts";

/** A person whom a request may mean, and what it may take, with what is not stored yet. */
interface Candidate {
  person: Person;
  taken: Taken;
}

/**
 * Returns the person of a request, with the enquiries of each own number; with a choice, those people of whom something was
 * chosen.
 * @throws ApiError 404 for an unknown id, 409 for several names, 422 for a choice of what others have
 */
export async function readPerson(
  { db, images }: Stores,
  { enquiry_ids, want_ids, ...request }: PrivacyRequest,
): Promise<Person> {
  const candidates = await findRequested(db, request);
  const stored = await query(db, ...candidates.map(listTaken));
  const all: Candidate[] = [];
  for (const [index, { enquiries, wants }] of stored.entries()) {
    const person = candidates[index];
    if (!person) continue;
    const waiting = await spooledEnquiries.find(images, toSender(person));
    all.push({ person, taken: { enquiries: [...enquiries, ...waiting], wants } });
  }
  if (enquiry_ids !== null || want_ids !== null) return choose(all, enquiry_ids ?? [], want_ids);
  const people = all.flatMap(bySenderName);
  if (people.length > 1) throw contactOfSeveral(people);
  return requireFirst(all).person;
}

function requireFirst<T>([first]: readonly T[]): T {
  if (!first) throw unknownPerson();
  return first;
}

/** Returns the people of whom something was chosen as one. Without chosen wants, those with the chosen names go with them. */
function choose(all: readonly Candidate[], enquiryIds: readonly string[], wantIds: readonly string[] | null): Person {
  const isChosen = ({ id }: { id: string }) => enquiryIds.includes(id) || (wantIds?.includes(id) ?? false);
  const chosen = combineTaken(all, isChosen);
  if (enquiryIds.some((id) => chosen.enquiries.every((one) => one.id !== id))) throw enquiryOfOthers();
  if (wantIds?.some((id) => chosen.wants.every((one) => one.id !== id))) throw wantOfOthers();
  const senders = all.filter(({ taken }) => taken.enquiries.some(isChosen) || taken.wants.some(isChosen));
  if (senders.length === 0 && all.length > 1) throw contactOfSeveral(all.flatMap(bySenderName));
  const meant = senders.length === 0 ? [requireFirst(all)] : senders;
  const known = meant.flatMap(({ person }) => person.known?.name ?? []);
  const names = enquiryIds.length > 0 ? chosen.enquiries.map(({ name }) => name) : known;
  const isNamed = ({ name }: { name: string | null }) => name === null || names.some((one) => isSameName(one, name));
  const choice: Choice = {
    enquiries: enquiryIds,
    wants: wantIds ?? combineTaken(meant, isNamed).wants.map(({ id }) => id),
  };
  const person = combinePeople(
    meant.map((one) => one.person),
    choice,
  );
  const sent = meant.flatMap(({ taken }) => taken.enquiries.map(({ name }) => name));
  return takesPerson([...known, ...sent], chosen.enquiries, chosen.wants) ? person : onlyChosen(person);
}

/** Returns what several people have for which a condition is true. */
const combineTaken = (
  all: readonly Candidate[],
  condition: (one: { id: string; name: string | null }) => boolean,
): Taken => ({
  enquiries: all.flatMap(({ taken }) => taken.enquiries.filter(condition)),
  wants: all.flatMap(({ taken }) => taken.wants.filter(condition)),
});

/** Leaves the person, the contacts and the account out, so that only what was chosen is taken. */
const onlyChosen = (person: Person): Person => ({
  ...person,
  ...{ person_id: null, known: undefined, emails: [], phones: [], enquiries: [] },
});

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

/** Groups the enquiries and the wants of one person by their names. A person without enquiries has the own name. */
function bySenderName({ person: { known }, taken }: Candidate): SharedContactConflict["people"] {
  const groups: SharedContactConflict["people"] = [];
  const groupOf = (name: string) => {
    const group = groups.find((one) => isSameName(one.name, name));
    if (group) return group;
    const added = { id: known?.id ?? null, name, enquiries: [], wants: [] };
    groups.push(added);
    return added;
  };
  for (const enquiry of taken.enquiries) groupOf(enquiry.name).enquiries.push(enquiry);
  if (known && groups.length === 0) groupOf(known.name);
  for (const want of taken.wants) if (want.name !== null) groupOf(want.name).wants.push(want);
  return groups.length > 0 ? groups : [{ id: null, name: "", enquiries: [], wants: [] }];
}

/** Returns several people, of whom a choice is taken together, as one. */
function combinePeople(people: readonly Person[], chosen: Choice): Person {
  const first = requireFirst(people);
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

/** Adds the enquiries with the number that have no person, such as suspected spam, unless others share the number. */
export const withUnlinked = (person: Person, { phone_number, enquiries }: Person): Person =>
  person.phones.some((phone) => comparablePhone(phone) === comparablePhone(phone_number ?? ""))
    ? { ...person, enquiries }
    : person;

/** What tells the enquiries of a person that are not stored yet. */
export const toSender = ({ known, emails, phones }: Person) => ({
  emails,
  phones,
  name: known?.name,
  sharedPhones: known?.contacts.flatMap(({ kind, value, isShared }) => (kind === "phone" && isShared ? [value] : [])),
});
