import { and, eq, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { maxPersonEntries, type Person } from "#contract/people/person.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import { differentFrom } from "./different-people.repository.ts";
import { contactsOf, firstContacts } from "./person-rows.ts";

/** People who are looked at for each reason. */
const maxCandidates = 5;
const own = alias(people, "own");
const same = alias(contacts, "same");

/** Whether a contact tells people apart. See `isIdentifying`. */
export const isIdentifyingContact = or(ne(contacts.kind, "whatsapp"), sql`${contacts.key} GLOB '[+0-9]*'`);

/** The orders of a name as `nameOrders` returns them, in SQL. */
function nameOrdersOf(name: SQLiteColumn): SQL {
  const beforeLast = sql`rtrim(${name}, replace(${name}, ' ', ''))`;
  const firstLast = sql`trim(substr(${name}, instr(${name}, ' ') + 1) || ' ' || substr(${name}, 1, instr(${name}, ' ') - 1))`;
  const lastFirst = sql`trim(substr(${name}, length(${beforeLast}) + 1) || ' ' || rtrim(${beforeLast}))`;
  return sql`${name}, iif(instr(${name}, ' '), ${firstLast}, ${name}), ${lastFirst}`;
}

/** Selects people who may be the same: with the same number or address, the same name in any order, or a WhatsApp name that is the name. Without those of whom a colleague said that they are not. */
export function selectSuggestions(reader: HealthReader, person: SQL): Query<Person["suggestions"]> {
  const { id, name, last_contact_at } = people;
  const columns = { id, name, last_contact_at, contacts: contactsOf(people) };
  const isCandidate = (self: SQLiteColumn, other: SQLiteColumn = people.n) =>
    and(ne(other, self), notInArray(other, differentFrom(self)), isNull(people.merged_into), isVisiblePerson(reader));
  const isOwn = and(eq(own.n, person), ne(own.name_key, ""));
  const isOwnContact = eq(contacts.person_n, person);
  const isWhatsapp = eq(contacts.kind, "whatsapp");
  return combineQueries(
    [
      builder
        .select(columns)
        .from(contacts)
        .innerJoin(same, eq(same.key, contacts.key))
        .innerJoin(people, eq(people.n, same.person_n))
        .where(and(isOwnContact, isIdentifyingContact, isCandidate(contacts.person_n, same.person_n)))
        .limit(maxCandidates),
      builder
        .select(columns)
        .from(own)
        .innerJoin(people, sql`${people.name_key} IN (${nameOrdersOf(own.name_key)})`)
        .where(and(isOwn, isCandidate(own.n)))
        .limit(maxCandidates),
      builder
        .select(columns)
        .from(contacts)
        .innerJoin(people, eq(people.name_key, contacts.key))
        .where(and(isOwnContact, isWhatsapp, isCandidate(contacts.person_n)))
        .limit(maxCandidates),
      builder
        .select(columns)
        .from(own)
        .innerJoin(contacts, eq(contacts.key, own.name_key))
        .innerJoin(people, eq(people.n, contacts.person_n))
        .where(and(isOwn, isWhatsapp, isCandidate(own.n)))
        .limit(maxCandidates),
    ],
    (byContact, byName, ...byWhatsappName) => {
      const found = [
        ...newestFirst(byContact).map((row) => ({ ...row, reason: "contact" as const })),
        ...newestFirst(byName).map((row) => ({ ...row, reason: "name" as const })),
        ...newestFirst(byWhatsappName.flat()).map((row) => ({ ...row, reason: "whatsapp name" as const })),
      ];
      const isFirst = ({ id }: { id: string }, index: number) => found.findIndex((row) => row.id === id) === index;
      return found
        .filter(isFirst)
        .slice(0, maxPersonEntries.suggestions)
        .map(({ contacts: theirs, ...row }) => ({ ...row, ...firstContacts(theirs) }));
    },
  );
}

const newestFirst = <Row extends { last_contact_at: string }>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) => other.last_contact_at.localeCompare(one.last_contact_at));
