import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { personLimits } from "#contract/people/person-limits.ts";
import { contactKey, nameKey } from "#shared/people/contact-key.ts";
import { findPhoneNumbers } from "#shared/people/phone-number.ts";
import { cleanPhoneText } from "#shared/people/phone-text.ts";
import { isPatient } from "#worker/db/contacts/patients.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";
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
  store: (ids: readonly string[], now: Date) => SQL[];
}

const candidateRow = z.object({ id: z.string(), name_key: z.string(), key: z.string().nullable() });
const patientRow = z.object({ reference: z.string(), name_key: z.string(), keys: storedJson(z.array(z.string())) });

/**
 * Finds the owners that the rows name: by number, and if several people have it by the name too; without a number by the
 * name of an owner. Others are new people. A patient is never found, because other colleagues see the owners of homes; but a
 * home of a patient keeps its owner if the cells name this person or, as exports without the permission, no one.
 */
export function findImportedOwners(rows: readonly ImportRow[]): Query<ImportedOwners> {
  const read = rows.map(readOwner);
  const named = read.flatMap((cells) => (cells.result === "named" ? [cells.owner] : []));
  const list = (values: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify([...new Set(values)])}))`;
  const byNumber = selectRows(
    sql`SELECT DISTINCT people.id, people.name_key, contacts.key FROM contacts JOIN people ON people.n = contacts.person_n
      WHERE contacts.key IN ${list(named.flatMap(({ phones }) => phones.map(({ key }) => key)))} AND merged_into IS NULL AND NOT ${isPatient()} ORDER BY people.n`,
    candidateRow,
  );
  const byName = selectRows(
    sql`SELECT people.id, people.name_key, NULL AS key FROM people
      WHERE name_key IN ${list(named.flatMap(({ phones, name }) => (phones.length > 0 ? [] : [nameKey(name)])))}
        AND is_owner = 1 AND merged_into IS NULL AND NOT ${isPatient()} ORDER BY people.n`,
    candidateRow,
  );
  const ofPatients = selectRows(
    sql`SELECT reference, name_key, (SELECT json_group_array(key) FROM contacts WHERE person_n = people.n) AS keys
      FROM properties JOIN people ON people.id = owner_id
      WHERE reference IN ${list(rows.map(({ reference }) => reference))} AND reference <> '' AND ${isPatient()}`,
    patientRow,
  );
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

function insertOwner({ id, name, phones }: NamedOwner & { id: string }, now: Date): SQL[] {
  const at = now.toISOString();
  const shown = name || phones[0]?.value || "";
  return [
    sql`INSERT INTO people (id, name, name_key, is_owner, created_at, changed_at, last_contact_at)
      VALUES (${id}, ${shown}, ${nameKey(shown)}, 1, ${at}, ${at}, ${at})`,
    ...phones.slice(0, personLimits.contacts).map(
      ({ value, key }) => sql`INSERT INTO contacts (person_n, kind, value, key)
          SELECT n, 'phone', ${value}, ${key} FROM people WHERE people.id = ${id}`,
    ),
  ];
}

/** Adds a number that no one has to a person who was found by another one. */
const addFurtherPhone = (id: string, { value, key }: NamedOwner["phones"][number]): SQL =>
  sql`INSERT INTO contacts (person_n, kind, value, key) SELECT n, 'phone', ${value}, ${key} FROM people
    WHERE people.id = ${id} AND NOT EXISTS (SELECT 1 FROM contacts WHERE key = ${key})
      AND (SELECT count(*) FROM contacts WHERE person_n = people.n) < ${personLimits.contacts}`;

const markOwners = (ids: readonly string[]): SQL[] =>
  ids.length === 0
    ? []
    : [
        sql`UPDATE people SET is_owner = 1
          WHERE is_owner = 0 AND people.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ];
