import { type SQL, sql } from "drizzle-orm";
import { isHealthService } from "#contract/accounts/permissions.ts";
import { personLimits } from "#contract/people/person-limits.ts";
import { contactKey, nameKey, nameOrders } from "#shared/people/contact-key.ts";
import { integerLiteral } from "../expressions.ts";
import { isClinicOnly, isPatient } from "./patients.ts";

/** The newest enquiries whose names tell who has a number. */
const maxNames = 100;

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
 * A number is not a person. The person is who has the number and the same name or address, else who has the address. If
 * several have the address, it is the one with the same name. Otherwise the sender is a new person, who shares the number.
 * Who is logged without a name is the only holder of the number.
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
    sql`UPDATE enquiries SET person_n = ${findHolder(keys, ownName(name, phone_number, email), isHealthService(service))} WHERE ${isUnlinked}`,
    sql`INSERT INTO people (id, name, name_key, is_client, created_at, changed_at, last_contact_at)
      SELECT ${newId}, name, ${nameKey(name)}, 1, submitted_at, submitted_at, submitted_at FROM enquiries WHERE ${isUnlinked}`,
    sql`UPDATE enquiries SET person_n = (SELECT n FROM people WHERE people.id = ${newId}) WHERE ${isUnlinked}`,
    // Several people may share a number. An address has one holder.
    ...addContact(person, "phone", phone_number, keys.phone, mayAdd),
    ...addContact(person, "email", email, keys.email, mayAdd),
    sql`UPDATE people SET last_contact_at = max(last_contact_at, ${submitted_at}), is_client = 1
      WHERE n = ${person} AND ${mayAdd}`,
  ];
}

/** Returns the key of a name; empty if a number or an address stands for it. */
const ownName = (name: string, phone: string, email: string): string =>
  [phone, email].map(nameKey).includes(nameKey(name)) ? "" : nameKey(name);

/** Returns the person whom the number, the address and the name identify; NULL if none. */
function findHolder(keys: { phone: string; email: string }, name: string, isHealth: boolean): SQL {
  const isPossible = isHealth
    ? sql.raw("true")
    : sql`(is_patient = 0 AND (${isNamed("people", name)} OR NOT ${isClinicOnly()}))`;
  const isKnown = sql`(${isNamed("holders", name)} OR ${hasWrittenAs(name)})`;
  const holders = sql`SELECT n, id, name_key, max(by_phone) AS by_phone, max(by_email) AS by_email FROM (
    ${selectHolders(keys.phone, "1, 0", isPossible)} UNION ALL ${selectHolders(keys.email, "0, 1", isPossible)}) GROUP BY n`;
  const isOnly = (how: "by_phone" | "by_email") => sql.raw(`(${how} AND (SELECT sum(${how}) FROM holders) = 1)`);
  // Who was logged without a name has a number for it.
  const isNameless = sql`(${name} = '' OR name_key NOT GLOB '*[^0-9 ]*')`;
  return sql`(WITH holders AS (${holders}) SELECT n FROM holders
    WHERE (by_phone AND by_email) OR ${isKnown} OR ${isOnly("by_email")} OR (${isNameless} AND ${isOnly("by_phone")})
    ORDER BY ${isNamed("holders", name)} DESC, ${isKnown} DESC, by_phone DESC, n LIMIT 1)`;
}

const isNamed = (person: "people" | "holders" | "parts", name: string): SQL =>
  sql`${sql.raw(person)}.name_key IN (SELECT value FROM json_each(${JSON.stringify(nameOrders(name))}))`;

/** Names that a colleague said are the same person: of who became part of it, and of its newest enquiries. */
const hasWrittenAs = (name: string): SQL =>
  sql`(${name} <> '' AND (EXISTS (SELECT 1 FROM people AS parts INDEXED BY people_merged
      WHERE parts.merged_into = holders.id AND ${isNamed("parts", name)})
    OR ${name} IN (SELECT lower(name) FROM enquiries INDEXED BY enquiries_person
      WHERE person_n = holders.n ORDER BY n DESC LIMIT ${integerLiteral(maxNames)})))`;

const selectHolders = (key: string, how: string, isPossible: SQL): SQL =>
  sql`SELECT people.n AS n, people.id AS id, people.name_key AS name_key, ${sql.raw(how.replace(", ", " AS by_phone, "))} AS by_email
    FROM contacts JOIN people ON people.n = contacts.person_n
    WHERE contacts.key = ${key} AND ${key} <> '' AND people.merged_into IS NULL AND ${isPossible}`;

function addContact(person: SQL, kind: "phone" | "email", value: string, key: string, mayAdd: SQL): SQL[] {
  if (key === "") return [];
  // A person with more contacts than the form allows could no longer be changed.
  const hasRoom = sql`(SELECT count(*) FROM contacts WHERE person_n = ${person}) < ${personLimits.contacts}`;
  const holder = kind === "phone" ? sql`AND person_n = ${person}` : sql``;
  return [
    sql`INSERT INTO contacts (person_n, kind, value, key)
      SELECT ${person}, ${kind}, ${value}, ${key} WHERE ${person} IS NOT NULL AND ${mayAdd} AND ${hasRoom}
        AND NOT EXISTS (SELECT 1 FROM contacts WHERE key = ${key} ${holder})`,
  ];
}
