import { and, count, eq, isNull, not, notExists, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { personLimits } from "#contract/people/person-limits.ts";
import { contactKey, nameKey } from "#shared/people/contact-key.ts";
import { findPhoneNumbers } from "#shared/people/phone-number.ts";
import { cleanPhoneText } from "#shared/people/phone-text.ts";
import { isPatient } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { getText, type ImportRow, isEmpty } from "./read-import-rows.ts";

/** The owner that a row names. */
interface NamedOwner {
  name: string;
  /** The numbers of one cell, such as "0775 123456 / 0886 123456", each once. */
  phones: { value: string; key: string }[];
}

/** What the columns of an owner say about the home of a row. */
type OwnerCells =
  /** The file says nothing about owners. */
  | { result: "none" }
  /** The cells are empty. */
  | { result: "removed" }
  | { result: "named"; owner: NamedOwner }
  | { result: "error"; field: "owner_phone" | "owner_name"; msg: string };

function readOwner({ cells }: ImportRow): OwnerCells {
  if (cells.owner_name === undefined && cells.owner_phone === undefined) return { result: "none" };
  const name = getText(cells.owner_name).trim();
  const phone = cleanPhoneText(isEmpty(cells.owner_phone) ? "" : String(cells.owner_phone));
  if (!name && !phone) return { result: "removed" };
  if (name.length > personLimits.name)
    return { result: "error", field: "owner_name", msg: `Must be at most ${personLimits.name} characters` };
  const phones = findPhoneNumbers(phone).map(({ text }) => ({ value: text, key: contactKey("phone", text) }));
  if (phone && phones.length === 0)
    return { result: "error", field: "owner_phone", msg: "Please enter a valid phone number" };
  return { result: "named", owner: { name, phones: [...new Map(phones.map((one) => [one.key, one])).values()] } };
}

/** The owners of the homes of a request, in the order of its rows. */
export interface ImportedOwners {
  /** The row with the id of its owner in place of name and number, or with what is wrong. */
  rows: { row: ImportRow; error?: { field: string; msg: string } }[];
  /** Returns the statements that store the new people and mark the owners of stored homes. */
  store: (ids: readonly string[], now: Date) => Statement[];
}

/**
 * Finds the owners that the rows name: by number, and if several people have it by the name too; without a number by the
 * name of an owner. Others are new people. A patient is never found, because other colleagues see the owners of homes; but a
 * home of a patient keeps its owner if the cells name this person or, as exports without the permission, no one.
 */
export function findImportedOwners(rows: readonly ImportRow[]): Query<ImportedOwners> {
  const read = rows.map(readOwner);
  const named = read.flatMap((cells) => (cells.result === "named" ? [cells.owner] : []));
  const { id, name_key, merged_into } = people;
  const mayBeOwner = and(isNull(merged_into), not(isPatient()));
  const numbers = named.flatMap(({ phones }) => phones.map(({ key }) => key));
  const byNumber = builder
    .selectDistinct({ id, name_key, key: contacts.key })
    .from(contacts)
    .innerJoin(people, eq(people.n, contacts.person_n))
    .where(and(isOneOf(contacts.key, numbers), mayBeOwner))
    .orderBy(people.n);
  const names = named.flatMap(({ phones, name }) => (phones.length > 0 ? [] : [nameKey(name)]));
  const byName = builder
    .select({ id, name_key, key: sql<null>`NULL`.as("key") })
    .from(people)
    .where(and(isOneOf(name_key, names), people.is_owner, mayBeOwner))
    .orderBy(people.n);
  const keys = builder
    .select({ keys: sql`json_group_array(${contacts.key})`.as("keys") })
    .from(contacts)
    .where(eq(contacts.person_n, people.n));
  const references = rows.flatMap(({ reference }) => reference || []);
  const ofPatients = builder
    .select({
      ...{ reference: properties.reference, name_key },
      keys: sql`${keys}`.mapWith(fromJson(z.array(z.string()))).as("keys"),
    })
    .from(properties)
    .innerJoin(people, eq(people.id, properties.owner_id))
    .where(and(isOneOf(properties.reference, references), isPatient()));
  return combineQueries([byNumber, byName, ofPatients], (withNumber, withName, patients) => {
    const isKept = ({ reference }: ImportRow, owner: NamedOwner | undefined): boolean => {
      const patient = patients.find((one) => one.reference === reference);
      if (!patient || !owner) return patient !== undefined;
      return owner.phones.length > 0
        ? owner.phones.some(({ key }) => patient.keys.includes(key))
        : patient.name_key === nameKey(owner.name);
    };
    const created = new Map<string, NamedOwner & { id: string }>();
    const known = new Map<string, NamedOwner["phones"]>();
    const findId = (owner: NamedOwner): string => {
      const name = nameKey(owner.name);
      const [first] = owner.phones;
      const keys = owner.phones.map(({ key }) => key);
      const holders = first
        ? withoutRepeated(withNumber.filter(({ key }) => key !== null && keys.includes(key)))
        : withName.filter(({ name_key }) => name_key === name);
      const found = holders.length === 1 ? holders[0] : holders.find(({ name_key }) => name_key === name);
      if (found) {
        const further = owner.phones.filter((phone) => withNumber.every(({ key }) => key !== phone.key));
        known.set(found.id, [...(known.get(found.id) ?? []), ...further]);
        return found.id;
      }
      const identities = first ? keys : [`name ${name}`];
      const earlier = identities.flatMap((identity) => created.get(identity) ?? [])[0];
      const person = earlier ?? { name: owner.name, phones: [], id: crypto.randomUUID() };
      person.phones.push(...owner.phones.filter(({ key }) => !person.phones.some((one) => one.key === key)));
      for (const identity of identities) created.set(identity, created.get(identity) ?? person);
      return person.id;
    };
    return {
      rows: rows.map((row, index) => {
        const cells = read[index];
        if (!cells || cells.result === "none") return { row };
        if (cells.result === "error") return { row: withOwner(row, ""), error: { field: cells.field, msg: cells.msg } };
        const owner = cells.result === "named" ? cells.owner : undefined;
        if (isKept(row, owner)) return { row: withoutOwner(row) };
        return { row: withOwner(row, owner ? findId(owner) : "") };
      }),
      store: (ids, now) => {
        const used = new Set(ids);
        const added = [...new Set(created.values())].filter(({ id }) => used.has(id));
        const found = [...known].filter(([id]) => used.has(id));
        return [
          ...added.flatMap((owner) => insertOwner(owner, now)),
          ...found.flatMap(([id, phones]) => phones.map((phone) => addFurtherPhone(id, phone))),
          ...markOwners(ids),
        ];
      },
    };
  });
}

const withoutRepeated = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

function withoutOwner(row: ImportRow): ImportRow {
  const { owner_name: _name, owner_phone: _phone, ...cells } = row.cells;
  return { ...row, cells };
}

function withOwner(row: ImportRow, owner_id: string): ImportRow {
  return { ...row, cells: { ...withoutOwner(row).cells, owner_id } };
}

function insertOwner({ id, name, phones }: NamedOwner & { id: string }, now: Date): Statement[] {
  const at = now.toISOString();
  const shown = name || phones[0]?.value || "";
  return [
    builder.insert(people).values({
      ...{ id, name: shown, name_key: nameKey(shown), is_owner: true },
      ...{ created_at: at, changed_at: at, last_contact_at: at },
    }),
    ...phones.slice(0, personLimits.contacts).map((phone) => insertPhone(eq(people.id, id), phone)),
  ];
}

const insertPhone = (isPerson: SQL | undefined, phone: NamedOwner["phones"][number]): Statement =>
  builder.insert(contacts).select(
    builder
      .select(newRow(contacts, { person_n: people.n, kind: "phone", ...phone }))
      .from(people)
      .where(isPerson),
  );

/** Adds a number that no one has to a person who was found by another one. */
function addFurtherPhone(id: string, phone: NamedOwner["phones"][number]): Statement {
  const holders = builder.select({ n: contacts.person_n }).from(contacts).where(eq(contacts.key, phone.key));
  const own = builder
    .select({ count: count().as("count") })
    .from(contacts)
    .where(eq(contacts.person_n, people.n));
  return insertPhone(and(eq(people.id, id), notExists(holders), sql`${own} < ${personLimits.contacts}`), phone);
}

const markOwners = (ids: readonly string[]): Statement[] =>
  ids.length === 0
    ? []
    : [
        builder
          .update(people)
          .set({ is_owner: true })
          .where(and(not(people.is_owner), isOneOf(people.id, ids))),
      ];
