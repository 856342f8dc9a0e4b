import { and, eq, exists, inArray, isNull, ne, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ContactInput, NewPerson, PersonChange } from "#contract/people/person-input.ts";
import { contactKey, isIdentifying, nameKey } from "#shared/people/contact-key.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isClinicOnly, isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless, isOneOf } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, noRows, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { kindColumns } from "./person-rows.ts";
import { isVisibleNote } from "./shown-enquiries.ts";

const own = alias(contacts, "own");

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
function selectHolders(reader: HealthReader, all: readonly ContactInput[], id: string) {
  const keys = all
    .filter(({ kind, value }) => isIdentifying(kind, value))
    .map(({ kind, value }) => contactKey(kind, value));
  const hasItToo = builder
    .select({ n: own.n })
    .from(own)
    .where(and(eq(own.key, contacts.key), eq(own.person_n, selectNumber(id))));
  return builder
    .select({ id: people.id, name: people.name })
    .from(contacts)
    .innerJoin(people, eq(people.n, contacts.person_n))
    .where(
      and(
        isOneOf(contacts.key, keys),
        isNull(people.merged_into),
        ne(people.id, id),
        isVisiblePerson(reader),
        notExists(hasItToo),
      ),
    )
    .orderBy(people.n)
    .limit(1);
}

const selectNumber = (id: string) => builder.select({ n: people.n }).from(people).where(eq(people.id, id));

const selectActiveAdmin = (id: string) =>
  builder
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, "user"), isNull(users.disabled_at)));

/** Returns the obstacles, and the condition that there are none, for the statements of the same transaction. */
function checkObstacles(
  reader: HealthReader,
  id: string,
  { contacts: all = [], shared, assignee_id }: Pick<PersonChange, "contacts" | "shared" | "assignee_id">,
): { obstacles: Query<Obstacles>; isAllowed: SQL | undefined } {
  const holders = selectHolders(reader, shared ? [] : all, id);
  const admin = assignee_id ? selectActiveAdmin(assignee_id) : undefined;
  return {
    obstacles: combineQueries([holders, admin ?? noRows], ([holder], admins) => ({
      holder,
      isAssigneeUnknown: admin !== undefined && admins.length === 0,
    })),
    isAllowed: and(notExists(holders), admin && exists(admin)),
  };
}

/** Finds what stands in the way of a new person. */
export const findObstacles = (reader: HealthReader, id: string, person: NewPerson): Query<Obstacles> =>
  checkObstacles(reader, id, person).obstacles;

/**
 * Returns the statements that create a person. If another one has a contact, or if the assignee is no active admin, the
 * person gets no key of the name, and the whole batch fails.
 */
export function insertPerson(actor: AdminActor, id: string, person: NewPerson, now: Date): Statement[] {
  const { isAllowed } = checkObstacles(actor, id, person);
  const { name, kinds, patient: is_patient, note, key_holder, assignee_id } = person;
  const at = now.toISOString();
  return [
    builder.insert(people).values({
      ...{ id, name, name_key: failUnless(isAllowed, nameKey(name)), ...kindColumns(kinds), is_patient },
      ...{ note, key_holder, assignee_id, created_at: at, changed_at: at, last_contact_at: at },
    }),
    insertAuditEntry(actor, { action: "create", entity: "person", entityId: id }, now),
    insertContacts(sql`${selectNumber(id)}`, person.contacts),
  ];
}

/** All contacts are one parameter. */
const insertContacts = (person: SQL, all: readonly ContactInput[], condition = sql`true`): SQL =>
  sql`INSERT INTO contacts (person_n, kind, value, key)
    SELECT ${person}, value ->> 'kind', value ->> 'value', value ->> 'key' FROM json_each(${toRows(all)})
    WHERE ${condition} ORDER BY json_each.key`;

/** Selects the number of an enquiry that the changed person has. */
const selectEnquiryOf = (id: string) =>
  builder
    .select({ n: enquiries.n })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.person_n, sql`people.n`)));

/** Changes a person unless another one has a new contact. Returns what stands in the way. */
export function updatePerson(actor: AdminActor, id: string, change: PersonChange, now: Date): Query<Obstacles> {
  const { shared: _, contacts, kinds, name, note, patient, phone: _phone, email: _email, ...others } = change;
  const { one_sender_until: until, ...columns } = others;
  const { obstacles, isAllowed } = checkObstacles(actor, id, change);
  const fields = {
    ...columns,
    ...(note !== undefined && { note: sql`iif(${isVisibleNote(actor)}, ${note}, note)` }),
    ...(name !== undefined && { name, name_key: nameKey(name) }),
    ...(kinds && kindColumns(kinds)),
    ...(until !== undefined && {
      one_sender_n: until === null ? null : sql`coalesce(${selectEnquiryOf(until)}, one_sender_n)`,
    }),
    // Another kind makes no patient known to other colleagues.
    is_patient: patient ?? sql`iif(${isClinicOnly()}, 1, is_patient)`,
  };
  const changedNames = Object.entries(change).flatMap(([field, value]) =>
    value === undefined || field === "shared" ? [] : [field],
  );
  const update: Statement = builder
    .update(people)
    .set({ ...fields, changed_at: now.toISOString() })
    .where(and(eq(people.id, id), isNull(people.merged_into), isAllowed));
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
  const isChanged = and(eq(people.id, id), eq(people.changed_at, now.toISOString()), isNull(people.merged_into));
  const person = sql`${builder.select({ n: people.n }).from(people).where(isChanged)}`;
  return [
    builder.delete(contacts).where(eq(contacts.person_n, person)),
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
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.merged_into), isVisiblePerson(reader)));

/**
 * Deletes a person and those who became part of it. The enquiries stay without a person, and homes without an owner.
 * Returns whether there was such a person.
 */
export function deletePerson(actor: AdminActor, id: string, now: Date): Query<boolean> {
  const person = selectPerson(actor, id);
  return combineQueries(
    [
      person,
      insertAuditEntry(actor, { action: "delete", entity: "person", entityId: id }, now, exists(person)),
      builder
        .update(enquiries)
        .set({ is_unlinked: true })
        .where(and(eq(enquiries.person_n, selectNumber(id)), exists(person))),
      ...deletePeople(person),
    ],
    (found) => found.length === 1,
  );
}

/** Deletes the people that a statement selects, and those who were merged into them. The builder has no recursion. */
export function deletePeople(ids: SQLWrapper): Statement[] {
  const all = sql`(WITH RECURSIVE parts (id) AS (SELECT people.id FROM people WHERE people.id IN (${ids.getSQL()}) UNION
    SELECT people.id FROM parts JOIN people ON merged_into = parts.id) SELECT id FROM parts)`;
  return [
    builder.update(properties).set({ owner_id: null }).where(inArray(properties.owner_id, all)),
    builder.delete(people).where(inArray(people.id, all)),
  ];
}
