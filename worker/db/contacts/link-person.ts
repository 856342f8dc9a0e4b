import { type SQL, sql } from "drizzle-orm";
import { isHealthService } from "#contract/accounts/permissions.ts";
import { contactKey, nameKey } from "#contract/people/contact-key.ts";
import { personLimits } from "#contract/people/person-limits.ts";
import { isClinicOnly, isPatient } from "./patients.ts";

/** What an enquiry says about its sender. */
interface EnquirySender {
  id: string;
  service: string;
  name: string;
  email: string;
  phone_number: string;
  submitted_at: string;
}

/**
 * Returns the statements that give a stored enquiry its person, in the transaction that stores it, so that parallel
 * enquiries of a new number create one person. Suspected spam, an anonymized enquiry and one that has a person stay as
 * they are.
 *
 * The person is the one who has the number, or if nobody has it, the one who has the address. If several people share it,
 * it is the one with the same name or address. Otherwise the sender is a new person: nothing is guessed.
 *
 * Who is known from health services only is no holder for another service, unless the name is the same; who was marked as
 * a patient is none at all. An enquiry to health services adds nothing to a person whom other colleagues see.
 */
export function linkPerson({ id, service, name, email, phone_number, submitted_at }: EnquirySender): SQL[] {
  const keys = { phone: contactKey("phone", phone_number), email: contactKey("email", email) };
  const newId = crypto.randomUUID();
  const isUnlinked = sql`enquiries.id = ${id} AND person_n IS NULL AND spam = 0 AND name <> '' AND is_unlinked = 0`;
  const isNew = sql`EXISTS (SELECT 1 FROM people WHERE people.id = ${newId})`;
  const person = sql`(SELECT person_n FROM enquiries WHERE enquiries.id = ${id} AND spam = 0)`;
  const mayAdd = isHealthService(service)
    ? sql`(${isNew} OR EXISTS (SELECT 1 FROM people WHERE people.n = ${person} AND ${isPatient()}))`
    : sql.raw("true");
  return [
    sql`UPDATE enquiries SET person_n = ${findHolder(keys, nameKey(name), isHealthService(service))} WHERE ${isUnlinked}`,
    sql`INSERT INTO people (id, name, name_key, is_client, created_at, changed_at, last_contact_at)
      SELECT ${newId}, name, ${nameKey(name)}, 1, submitted_at, submitted_at, submitted_at FROM enquiries WHERE ${isUnlinked}`,
    sql`UPDATE enquiries SET person_n = (SELECT n FROM people WHERE people.id = ${newId}) WHERE ${isUnlinked}`,
    // A new person gets a number that others have, because their name is another one. Else a contact has one holder.
    ...addContact(person, "phone", phone_number, keys.phone, isNew, mayAdd),
    ...addContact(person, "email", email, keys.email, isNew, mayAdd),
    sql`UPDATE people SET last_contact_at = max(last_contact_at, ${submitted_at}), is_client = 1
      WHERE n = ${person} AND ${mayAdd}`,
  ];
}

/** Returns the person who has the number, else the one who has the address; NULL if none or several others have it. */
function findHolder(keys: { phone: string; email: string }, name: string, isHealth: boolean): SQL {
  const isPossible = isHealth
    ? sql.raw("true")
    : sql`(is_patient = 0 AND (people.name_key = ${name} OR NOT ${isClinicOnly()}))`;
  const phoneHolders = selectHolders(keys.phone, isPossible);
  const holders = sql`SELECT DISTINCT holders.n, holders.name_key FROM (${phoneHolders} UNION ALL
    SELECT * FROM (${selectHolders(keys.email, isPossible)}) WHERE NOT EXISTS (${phoneHolders})) AS holders`;
  const hasEmail = sql`EXISTS (SELECT 1 FROM contacts WHERE person_n = holders.n AND key = ${keys.email})`;
  return sql`(WITH holders AS (${holders})
    SELECT holders.n FROM holders
    WHERE (SELECT count(*) FROM holders) = 1 OR holders.name_key = ${name} OR (${keys.email} <> '' AND ${hasEmail} AND EXISTS (${phoneHolders}))
    ORDER BY holders.name_key = ${name} DESC, holders.n LIMIT 1)`;
}

const selectHolders = (key: string, isPossible: SQL): SQL =>
  sql`SELECT people.n, people.name_key FROM contacts JOIN people ON people.n = contacts.person_n
    WHERE contacts.key = ${key} AND ${key} <> '' AND people.merged_into IS NULL AND ${isPossible}`;

function addContact(person: SQL, kind: "phone" | "email", value: string, key: string, isNew: SQL, mayAdd: SQL): SQL[] {
  if (key === "") return [];
  const isOfOthers = sql`SELECT 1 FROM contacts WHERE key = ${key}`;
  // A person with more contacts than the form allows could no longer be changed.
  const hasRoom = sql`(SELECT count(*) FROM contacts WHERE person_n = ${person}) < ${personLimits.contacts}`;
  const others = kind === "phone" ? sql`(${isNew} AND NOT EXISTS (${isOfOthers} AND person_n = ${person})) OR ` : sql``;
  return [
    sql`INSERT INTO contacts (person_n, kind, value, key)
      SELECT ${person}, ${kind}, ${value}, ${key} WHERE ${person} IS NOT NULL AND ${mayAdd} AND ${hasRoom} AND (${others}NOT EXISTS (${isOfOthers}))`,
  ];
}
