import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { contactKey } from "#shared/people/contact-key.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";

/** More people with one number are not listed. */
const maxHolders = 20;

/** A person with those who became part of it. */
export interface KnownPerson {
  id: string;
  name: string;
  /** The numbers (`n`) of the rows. */
  rows: number[];
  contacts: { kind: (typeof contactKinds)[number]; value: string; isShared: boolean }[];
}

const knownRow = z.object({
  id: z.string(),
  name: z.string(),
  rows: storedJson(z.array(z.number())),
  contacts: storedJson(z.array(z.object({ kind: z.enum(contactKinds), value: z.string(), is_shared: storedFlag }))),
});

/** Finds the people who have a number or an address, the oldest first. */
export function findHolders(contact: string): Query<KnownPerson[]> {
  const key = contactKey(contact.includes("@") ? "email" : "phone", contact);
  return findKnownPeople(
    sql`SELECT people.n FROM contacts JOIN people ON people.n = contacts.person_n
      WHERE contacts.key = ${key} AND ${key} <> '' AND merged_into IS NULL`,
  );
}

/** Finds a person by the id. */
export const findKnownPerson = (id: string): Query<KnownPerson[]> =>
  findKnownPeople(sql`SELECT people.n FROM people WHERE people.id = ${id} AND merged_into IS NULL`);

function findKnownPeople(numbers: SQL): Query<KnownPerson[]> {
  const parts = sql`WITH RECURSIVE parts (n, id) AS (SELECT people.n, people.id UNION
    SELECT merged.n, merged.id FROM parts JOIN people AS merged INDEXED BY people_merged ON merged.merged_into = parts.id)
    SELECT n FROM parts`;
  const isShared = sql`EXISTS (SELECT 1 FROM contacts AS same JOIN people AS others ON others.n = same.person_n
    WHERE same.key = contacts.key AND same.person_n <> people.n AND others.merged_into IS NULL)`;
  const found = selectRows(
    sql`SELECT people.id, people.name, (SELECT json_group_array(n) FROM (${parts})) AS rows,
        (SELECT json_group_array(json_object('kind', kind, 'value', value, 'is_shared', ${isShared}) ORDER BY contacts.n)
          FROM contacts WHERE person_n = people.n) AS contacts
      FROM people WHERE people.n IN (${numbers}) ORDER BY people.n LIMIT ${integerLiteral(maxHolders)}`,
    knownRow,
  );
  return combineQueries([found], (rows) =>
    rows.map(({ contacts, ...person }) => ({
      ...person,
      contacts: contacts.map(({ kind, value, is_shared }) => ({ kind, value, isShared: is_shared })),
    })),
  );
}
