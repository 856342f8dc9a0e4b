import { and, eq, exists, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { contactKey } from "#shared/people/contact-key.ts";
import type { ContactKind } from "#shared/people/contact-kinds.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, noRows, type Query } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { contacts, people } from "#worker/db/tables/people.ts";

/** More people with one number are not listed. */
const maxHolders = 20;

/** A person with those who became part of it. */
export interface KnownPerson {
  id: string;
  name: string;
  /** The numbers (`n`) of the rows. */
  rows: number[];
  contacts: { kind: ContactKind; value: string; isShared: boolean }[];
}

const same = alias(contacts, "same");
const others = alias(people, "others");

/** Finds the people who have a number or an address, the oldest first. */
export function findHolders(contact: string): Query<KnownPerson[]> {
  const key = contactKey(contact.includes("@") ? "email" : "phone", contact);
  const holders = builder.select({ n: contacts.person_n }).from(contacts).where(eq(contacts.key, key));
  return key === "" ? noRows : findKnownPeople(inArray(people.n, holders));
}

/** Finds a person by the id. */
export const findKnownPerson = (id: string): Query<KnownPerson[]> => findKnownPeople(eq(people.id, id));

function findKnownPeople(condition: SQL): Query<KnownPerson[]> {
  const isKnown = and(condition, isNull(people.merged_into));
  // The builder has no recursion.
  const parts = sql`(WITH RECURSIVE parts (n, id) AS (SELECT ${people.n}, ${people.id} UNION
    SELECT merged.n, merged.id FROM parts JOIN people AS merged ON merged.merged_into = parts.id)
    SELECT json_group_array(n) FROM parts)`;
  const found = builder
    .select({
      ...{ n: people.n, id: people.id, name: people.name },
      rows: sql`${parts}`.mapWith(fromJson(z.array(z.number()))).as("rows"),
    })
    .from(people)
    .where(isKnown)
    .orderBy(people.n)
    .limit(maxHolders);
  const sharing = builder
    .select({ n: same.n })
    .from(same)
    .innerJoin(others, eq(others.n, same.person_n))
    .where(and(eq(same.key, contacts.key), ne(same.person_n, contacts.person_n), isNull(others.merged_into)));
  const { person_n, kind, value } = contacts;
  const theirs = builder
    .select({ person_n, kind, value, isShared: exists(sharing).mapWith(Boolean).as("is_shared") })
    .from(contacts)
    .innerJoin(people, eq(people.n, person_n))
    .where(isKnown)
    .orderBy(contacts.n);
  return combineQueries([found, theirs], (rows, all) =>
    rows.map(({ n, ...person }) => ({
      ...person,
      contacts: all.flatMap(({ person_n: of, ...contact }) => (of === n ? [contact] : [])),
    })),
  );
}
