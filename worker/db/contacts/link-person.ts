import {
  and,
  type Column,
  count,
  desc,
  eq,
  exists,
  isNotNull,
  isNull,
  max,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/sqlite-core";
import { isHealthService } from "#contract/accounts/permissions.ts";
import { personLimits } from "#contract/people/person-limits.ts";
import { contactKey, nameKey, nameOrders, senderKey } from "#shared/people/contact-key.ts";
import { builder, type Statement } from "../driver.ts";
import { isOneOf } from "../expressions.ts";
import { newRow, oneRow } from "../new-row.ts";
import { enquiries } from "../tables/enquiries.ts";
import { contacts, people } from "../tables/people.ts";
import { isClinicOnly, isPatient } from "./patients.ts";

const parts = alias(people, "parts");

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
 * they are. The rule is in SQL for that reason.
 *
 * A number is not a person. The person is who has the number and the same name or address, else who has the address. If
 * several have the address, it is the one with the same name. Otherwise the sender is a new person, who shares the number.
 * Who is logged without a name is the only holder of the number.
 *
 * Who is known from health services only is no holder for another service, unless the name is the same; who was marked as
 * a patient is none at all. An enquiry to health services adds nothing to a person whom other colleagues see.
 */
export function linkPerson({ id, service, name, email, phone_number, submitted_at }: EnquirySender): Statement[] {
  const keys = { phone: contactKey("phone", phone_number), email: contactKey("email", email) };
  const newId = crypto.randomUUID();
  const isUnlinked = sql`enquiries.id = ${id} AND person_n IS NULL AND spam = 0 AND name <> '' AND is_unlinked = 0`;
  const sent = enquiries.submitted_at;
  const newPerson = newRow(people, {
    ...{ id: newId, name: enquiries.name, name_key: nameKey(name), is_client: true },
    ...{ created_at: sent, changed_at: sent, last_contact_at: sent },
  });
  const created = builder.select({ n: people.n }).from(people).where(eq(people.id, newId));
  const person = sql`(SELECT person_n FROM enquiries WHERE enquiries.id = ${id} AND spam = 0)`;
  const patient = builder
    .select({ n: people.n })
    .from(people)
    .where(and(eq(people.n, person), isPatient()));
  const mayAdd = isHealthService(service) ? or(exists(created), exists(patient)) : undefined;
  const holder = findHolder(keys, senderKey({ name, phone_number, email }), isHealthService(service));
  return [
    builder.update(enquiries).set({ person_n: holder }).where(isUnlinked),
    builder.insert(people).select(builder.select(newPerson).from(enquiries).where(isUnlinked)),
    builder
      .update(enquiries)
      .set({ person_n: sql`${created}` })
      .where(isUnlinked),
    // Several people may share a number. An address has one holder.
    ...addContact(person, "phone", phone_number, keys.phone, mayAdd),
    ...addContact(person, "email", email, keys.email, mayAdd),
    builder
      .update(people)
      .set({ last_contact_at: sql`max(last_contact_at, ${submitted_at})`, is_client: true })
      .where(and(eq(people.n, person), mayAdd)),
  ];
}

/** Returns the person whom the number, the address and the name identify; NULL if none. */
function findHolder(keys: { phone: string; email: string }, name: string, isHealth: boolean): SQL {
  const isPossible = isHealth
    ? undefined
    : and(not(people.is_patient), or(isNamed(people.name_key, name), not(isClinicOnly())));
  const isOwnName = isNamed(sql`holders.name_key`, name);
  const isKnown = sql`(${isOwnName} OR ${hasWrittenAs(name)})`;
  const withPhone = selectHolders(keys.phone, "phone", isPossible);
  const found = unionAll(withPhone, selectHolders(keys.email, "email", isPossible)).as("found");
  const holders = builder
    .select({
      ...{ n: found.n, id: found.id, name_key: found.name_key },
      by_phone: max(found.by_phone).as("by_phone"),
      by_email: max(found.by_email).as("by_email"),
    })
    .from(found)
    .groupBy(found.n);
  const isOnlyByEmail = sql`(by_email AND (SELECT sum(by_email) FROM holders) = 1)`;
  const isOnlyByPhone = sql`(by_phone AND (SELECT sum(by_phone) FROM holders) = 1)`;
  // Who was logged without a name has a number for it.
  const isNameless = sql`(${name} = '' OR name_key NOT GLOB '*[^0-9 ]*')`;
  return sql`(WITH holders AS ${holders} SELECT n FROM holders
    WHERE (by_phone AND by_email) OR ${isKnown} OR ${isOnlyByEmail} OR (${isNameless} AND ${isOnlyByPhone})
    ORDER BY ${isOwnName} DESC, ${isKnown} DESC, by_phone DESC, n LIMIT 1)`;
}

const isNamed = (column: Column | SQL, name: string): SQL => isOneOf(column, nameOrders(name));

/** Names that a colleague said are the same person: of who became part of it, and of its newest enquiries. */
function hasWrittenAs(name: string): SQL {
  const part = builder
    .select({ n: parts.n })
    .from(parts)
    .where(and(eq(parts.merged_into, sql`holders.id`), isNamed(parts.name_key, name)));
  const written = builder
    .select({ name: sql`lower(name)`.as("name") })
    .from(enquiries)
    .where(eq(enquiries.person_n, sql`holders.n`))
    .orderBy(desc(enquiries.n))
    .limit(maxNames);
  return sql`(${name} <> '' AND (${exists(part)} OR ${name} IN ${written}))`;
}

const selectHolders = (key: string, kind: "phone" | "email", isPossible: SQL | undefined) =>
  builder
    .select({
      ...{ n: people.n, id: people.id, name_key: people.name_key },
      by_phone: sql`${Number(kind === "phone")}`.as("by_phone"),
      by_email: sql`${Number(kind === "email")}`.as("by_email"),
    })
    .from(contacts)
    .innerJoin(people, eq(people.n, contacts.person_n))
    .where(and(eq(contacts.key, key), sql`${key} <> ''`, isNull(people.merged_into), isPossible));

function addContact(
  person: SQL,
  kind: "phone" | "email",
  value: string,
  key: string,
  mayAdd: SQL | undefined,
): Statement[] {
  if (key === "") return [];
  const theirs = builder.select({ count: count() }).from(contacts).where(eq(contacts.person_n, person));
  const known = builder
    .select({ n: contacts.n })
    .from(contacts)
    .where(and(eq(contacts.key, key), kind === "phone" ? eq(contacts.person_n, person) : undefined));
  // A person with more contacts than the form allows could no longer be changed.
  const hasRoom = sql`${theirs} < ${personLimits.contacts}`;
  return [
    builder.insert(contacts).select(
      builder
        .select(newRow(contacts, { person_n: person, kind, value, key }))
        .from(oneRow)
        .where(and(isNotNull(person), mayAdd, hasRoom, notExists(known))),
    ),
  ];
}
