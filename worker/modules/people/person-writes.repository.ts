import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { ContactInput, NewPerson, PersonChange } from "#contract/people/person-input.ts";
import { contactKey, isIdentifying, nameKey } from "#shared/people/contact-key.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isClinicOnly, isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { kindColumns } from "./person-rows.ts";
import { isVisibleNote } from "./shown-enquiries.ts";

/** What stands in the way of a write. */
interface Obstacles {
  /** The first person who has one of the contacts and whom the reader may see. */
  holder: { id: string; name: string } | undefined;
  /** Whether the assignee is no active admin. */
  isAssigneeUnknown: boolean;
}

const toRows = (all: readonly ContactInput[]) =>
  JSON.stringify(all.map(({ kind, value }) => ({ kind, value, key: contactKey(kind, value) })));

/**
 * Selects whom the reader may see among those who have one of the contacts, the first one first. Others stand in no way:
 * a refusal would tell that a number is a patient's. The person `id` may have them.
 */
function selectHolders(reader: HealthReader, all: readonly ContactInput[], id: string): SQL {
  const keys = all
    .filter(({ kind, value }) => isIdentifying(kind, value))
    .map(({ kind, value }) => contactKey(kind, value));
  const own = sql`SELECT 1 FROM contacts AS own WHERE own.key = contacts.key AND own.person_n = (SELECT n FROM people WHERE people.id = ${id})`;
  return sql`SELECT people.id, people.name FROM contacts JOIN people ON people.n = contacts.person_n
    WHERE contacts.key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND merged_into IS NULL
      AND people.id <> ${id} AND ${isVisiblePerson(reader)} AND NOT EXISTS (${own}) ORDER BY people.n LIMIT 1`;
}

const isActiveAdmin = (id: string) =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${id} AND role IN ('admin', 'super_admin') AND disabled_at IS NULL)`;

/** Returns the obstacles, and the condition that there are none, for the statements of the same transaction. */
function checkObstacles(
  reader: HealthReader,
  id: string,
  { contacts = [], shared, assignee_id }: Pick<PersonChange, "contacts" | "shared" | "assignee_id">,
): { obstacles: Query<Obstacles>; isAllowed: SQL } {
  const holders = selectHolders(reader, shared ? [] : contacts, id);
  const isAssignable = assignee_id ? isActiveAdmin(assignee_id) : sql`true`;
  const first = selectFirst(selectRows(holders, z.object({ id: z.string(), name: z.string() })));
  const assignable = selectFirst(selectRows(sql`SELECT ${isAssignable} AS ok`, z.object({ ok: storedFlag })));
  return {
    obstacles: combineQueries([first, assignable], (holder, found) => ({ holder, isAssigneeUnknown: !found?.ok })),
    isAllowed: sql`(NOT EXISTS (${holders}) AND ${isAssignable})`,
  };
}

/** Finds what stands in the way of a new person. */
export const findObstacles = (reader: HealthReader, id: string, person: NewPerson): Query<Obstacles> =>
  checkObstacles(reader, id, person).obstacles;

/**
 * Returns the statements that create a person. If another one has a contact, or if the assignee is no active admin, the
 * contacts get no person, and the whole batch fails.
 */
export function insertPerson(actor: AdminActor, id: string, person: NewPerson, now: Date): Statement[] {
  const { isAllowed } = checkObstacles(actor, id, person);
  const at = now.toISOString();
  const { is_client, is_owner, is_supplier } = kindColumns(person.kinds);
  return [
    sql`INSERT INTO people (id, name, name_key, is_client, is_owner, is_supplier, is_patient, note, key_holder, assignee_id,
        created_at, changed_at, last_contact_at)
      SELECT ${id}, ${person.name}, ${nameKey(person.name)}, ${Number(is_client)}, ${Number(is_owner)},
        ${Number(is_supplier)}, ${Number(person.patient)}, ${person.note}, ${person.key_holder}, ${person.assignee_id}, ${at}, ${at}, ${at}
      WHERE ${isAllowed}`,
    insertAuditEntry(actor, { action: "create", entity: "person", entityId: id }, now),
    insertContacts(sql`(SELECT n FROM people WHERE people.id = ${id})`, person.contacts),
  ];
}

const insertContacts = (person: SQL, all: readonly ContactInput[], condition = sql`true`): SQL =>
  sql`INSERT INTO contacts (person_n, kind, value, key)
    SELECT ${person}, value ->> 'kind', value ->> 'value', value ->> 'key' FROM json_each(${toRows(all)})
    WHERE ${condition} ORDER BY json_each.key`;

/** Changes a person unless another one has a new contact. Returns what stands in the way. */
export function updatePerson(actor: AdminActor, id: string, change: PersonChange, now: Date): Query<Obstacles> {
  const { shared: _, contacts, kinds, name, note, patient, phone: _phone, email: _email, ...columns } = change;
  const { obstacles, isAllowed } = checkObstacles(actor, id, change);
  const fields = {
    ...columns,
    ...(note !== undefined && { note: sql`iif(${isVisibleNote(actor)}, ${note}, note)` }),
    ...(name !== undefined && { name, name_key: nameKey(name) }),
    ...(kinds && kindColumns(kinds)),
    // Another kind makes no patient known to other colleagues.
    is_patient: patient ?? sql`iif(${isClinicOnly()}, 1, is_patient)`,
  };
  const changedNames = Object.entries(change).flatMap(([field, value]) =>
    value === undefined || field === "shared" ? [] : [field],
  );
  const update: Statement = builder
    .update(people)
    .set({ ...fields, changed_at: now.toISOString() })
    .where(sql`people.id = ${id} AND merged_into IS NULL AND ${isAllowed}`);
  return combineQueries(
    [
      obstacles,
      update,
      insertAuditEntry(
        actor,
        { action: "update", entity: "person", entityId: id, after: { fields: changedNames } },
        now,
        hasChangedRows,
      ),
      ...(contacts ? replaceContacts(id, contacts, now) : []),
    ],
    (found) => found,
  );
}

/** Replaces the contacts of a person who was changed in this transaction. The first of each kind is the one that is shown. */
function replaceContacts(id: string, all: readonly ContactInput[], now: Date): Statement[] {
  const person = sql`(SELECT n FROM people WHERE people.id = ${id} AND changed_at = ${now.toISOString()} AND merged_into IS NULL)`;
  return [
    builder.delete(contacts).where(sql`person_n = ${person}`),
    insertContacts(person, all, sql`${person} IS NOT NULL`),
  ];
}

/** Finds the contacts of a person; undefined if there is no such person, or if the reader may not see it. */
export function findContacts(reader: HealthReader, id: string) {
  const found = builder
    .select({ kind: contacts.kind, value: contacts.value })
    .from(contacts)
    .innerJoin(people, eq(people.n, contacts.person_n))
    .where(eq(people.id, id))
    .orderBy(contacts.n);
  return combineQueries([selectPerson(reader, id), found], ([person], rows) => (person ? rows : undefined));
}

/** Selects a person whom the reader may see. */
const selectPerson = (reader: HealthReader, id: string) =>
  builder
    .select({ n: people.n })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.merged_into), isVisiblePerson(reader)));

/**
 * Deletes a person and those who became part of it. The enquiries stay without a person, and homes without an owner.
 * Returns whether there was such a person.
 */
export function deletePerson(actor: AdminActor, id: string, now: Date): Query<boolean> {
  const exists = sql`EXISTS ${selectPerson(actor, id)}`;
  return combineQueries(
    [
      selectPerson(actor, id),
      insertAuditEntry(actor, { action: "delete", entity: "person", entityId: id }, now, exists),
      builder
        .update(enquiries)
        .set({ is_unlinked: true })
        .where(sql`person_n = (SELECT n FROM people WHERE people.id = ${id})`),
      ...deletePeople(sql`SELECT ${id} WHERE ${exists}`),
    ],
    (found) => found.length === 1,
  );
}

/** Deletes people by their ids, with those who became part of them. */
export function deletePeople(ids: SQL): Statement[] {
  const all = sql`WITH RECURSIVE parts (id) AS (${ids} UNION
    SELECT people.id FROM parts JOIN people INDEXED BY people_merged ON merged_into = parts.id) SELECT id FROM parts`;
  return [
    builder.update(properties).set({ owner_id: null }).where(sql`owner_id IN (${all})`),
    builder.delete(people).where(sql`people.id IN (${all})`),
  ];
}
