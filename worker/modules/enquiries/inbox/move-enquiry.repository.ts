import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { nameKey } from "#shared/people/contact-key.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { newestEnquiry } from "#worker/db/contacts/newest-enquiry.ts";
import { isPatient, isVisiblePerson, markPatients } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag, storedJson } from "#worker/db/stored-columns.ts";
import { enquiries, enquiryUndos } from "#worker/db/tables/enquiries.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { oldestUndo } from "./bulk-changes.repository.ts";

/** The person of so many other enquiries is looked at, to see which contacts only one enquiry brought. */
const maxOthers = 200;

const sender = z.object({ email: z.string(), phone_number: z.string() });
const foundRow = z.object({
  n: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  service: z.string(),
  submitted_at: z.string(),
  person_id: z.string().nullable(),
  others: storedJson(z.array(sender)),
  is_target_found: storedFlag,
});
export type MovableEnquiry = z.output<typeof foundRow>;

/** Finds an enquiry that the actor may see, its person with the senders of the other enquiries, and whether the new person exists. */
export const findMovable = (
  actor: AdminActor,
  id: string,
  personId: string | null,
): Query<MovableEnquiry | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT enquiries.n, enquiries.name, email, phone_number, service, submitted_at, people.id AS person_id,
          (SELECT json_group_array(json_object('email', email, 'phone_number', phone_number)) FROM (
            SELECT email, phone_number FROM enquiries AS others
            WHERE person_n = people.n AND others.n <> enquiries.n LIMIT ${integerLiteral(maxOthers)})) AS others,
          EXISTS (SELECT 1 FROM people WHERE people.id = ${personId} AND merged_into IS NULL AND ${isVisiblePerson(actor)}) AS is_target_found
        FROM enquiries LEFT JOIN people ON people.n = person_n
        WHERE enquiries.id = ${id} AND enquiries.name <> '' AND enquiries.spam = 0 AND ${isVisibleService(actor, enquiries.service)}`,
      foundRow,
    ),
  );

/** A contact of the sender. */
export interface MovedContact {
  kind: "phone" | "email";
  value: string;
  key: string;
  /** Only this enquiry brought it, so the earlier person loses it. */
  isOnly: boolean;
}

const personN = (id: string | null) => sql`(SELECT people.n FROM people WHERE people.id = ${id})`;

interface Move {
  id: string;
  enquiry: MovableEnquiry;
  /** The new person of the enquiry. */
  target: { id: string; isNew: boolean };
  contacts: readonly MovedContact[];
  token: string;
}

/**
 * Gives an enquiry to another person, with the contacts that came with it, and stores what is needed for the undo. Who does so
 * says that the person's enquiries have one sender.
 */
export function moveEnquiry(actor: AdminActor, { id, enquiry, target, contacts, token }: Move, now: Date): Statement[] {
  const at = now.toISOString();
  const { n, name, submitted_at, person_id: from } = enquiry;
  const to = personN(target.id);
  // An enquiry to health services adds nothing to a person whom other colleagues see.
  const mayAdd = sql`(${isVisibleService({ seesHealth: false }, sql`${enquiry.service}`)} OR ${Number(target.isNew)}
    OR EXISTS (SELECT 1 FROM people WHERE people.id = ${target.id} AND ${isPatient()}))`;
  const added = contacts.map(({ kind, value, key }) => ({ kind, value, key }));
  const removed = contacts.filter(({ isOnly }) => isOnly).map(({ kind, key }) => ({ kind, key }));
  return [
    ...(target.isNew
      ? [
          builder.insert(people).values({
            ...{ id: target.id, name, name_key: nameKey(name), is_client: true },
            ...{ created_at: at, changed_at: at, last_contact_at: submitted_at },
          }),
          insertAuditEntry(actor, { action: "create", entity: "person", entityId: target.id }, now),
        ]
      : [markPatients(eq(people.id, target.id))]),
    sql`INSERT INTO enquiry_undos (id, actor_id, at, replaced) SELECT ${token}, ${actor.id}, ${at}, json_array(json_object(
      'n', ${integerLiteral(n)}, 'field', 'person', 'before', ${from}, 'after', ${target.id}, 'is_new', ${integerLiteral(Number(target.isNew))},
      'one_sender', json_array((SELECT one_sender_n FROM people WHERE people.id = ${target.id}), ${newestEnquiry}),
      'added', json((SELECT json_group_array(json(value)) FROM json_each(${JSON.stringify(added)}) AS one
        WHERE ${mayAdd} AND NOT EXISTS (SELECT 1 FROM contacts WHERE person_n = ${to} AND key = one.value ->> 'key'))),
      'removed', json((SELECT json_group_array(json_object('kind', kind, 'value', contacts.value, 'key', key)) FROM contacts
        WHERE person_n = ${personN(from)} AND (kind, key) IN (${pairs(sql`${JSON.stringify(removed)}`)})))))`,
    builder.update(enquiries).set({ person_n: to, is_unlinked: false, changed_at: at }).where(eq(enquiries.n, n)),
    insertContacts(to, token, "added"),
    deleteContacts(personN(from), token, "removed"),
    builder
      .update(people)
      .set({ last_contact_at: sql`max(${people.last_contact_at}, ${submitted_at})`, is_client: true })
      .where(and(eq(people.id, target.id), mayAdd)),
    builder
      .update(people)
      .set({ one_sender_n: sql`${newestEnquiry}` })
      .where(eq(people.id, target.id)),
    insertAuditEntry(
      actor,
      { action: "update", entity: "enquiry", entityId: id, before: { person: from }, after: { person: target.id } },
      now,
    ),
  ];
}

const pairs = (json: SQL): SQL => sql`SELECT value ->> 'kind', value ->> 'key' FROM json_each(${json})`;

const stored = (token: string, name: string): SQL =>
  sql`(SELECT replaced -> ${`$[0].${name}`} FROM enquiry_undos WHERE enquiry_undos.id = ${token})`;

const insertContacts = (person: SQL, token: string, name: "added" | "removed"): SQL =>
  sql`INSERT INTO contacts (person_n, kind, value, key)
    SELECT ${person}, value ->> 'kind', value ->> 'value', value ->> 'key' FROM json_each(${stored(token, name)})
    WHERE ${person} IS NOT NULL ON CONFLICT DO NOTHING`;

const deleteContacts = (person: SQL, token: string, name: "added" | "removed"): Statement =>
  builder
    .delete(contacts)
    .where(and(eq(contacts.person_n, person), sql`(kind, key) IN (${pairs(stored(token, name))})`));

const moveRow = z.object({
  n: z.number(),
  id: z.string(),
  before: z.string().nullable(),
  after: z.string(),
  is_unchanged: storedFlag,
});
type StoredMove = z.output<typeof moveRow>;

/** Finds a move by the same person within the last hour. */
export const findMove = (actor: AdminActor, token: string, now: Date): Query<StoredMove | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT enquiries.n, enquiries.id, move.value ->> 'before' AS before, move.value ->> 'after' AS after,
          person_n IS (SELECT people.n FROM people WHERE people.id = move.value ->> 'after') AS is_unchanged
        FROM enquiry_undos JOIN json_each(replaced) AS move ON move.value ->> 'field' = 'person'
        JOIN enquiries ON enquiries.n = move.value ->> 'n'
        WHERE enquiry_undos.id = ${token} AND actor_id = ${actor.id} AND at > ${oldestUndo(now)}`,
      moveRow,
    ),
  );

/** Gives an enquiry back. A person whom the move created is deleted, unless it has something else by now. */
export function undoMove(
  actor: AdminActor,
  token: string,
  { n, id, before, after }: StoredMove,
  now: Date,
): Query<undefined> {
  const isEmpty = sql`NOT EXISTS (SELECT 1 FROM enquiries WHERE person_n = people.n)
    AND NOT EXISTS (SELECT 1 FROM person_events WHERE person_n = people.n)
    AND NOT EXISTS (SELECT 1 FROM properties WHERE owner_id = people.id)
    AND NOT EXISTS (SELECT 1 FROM people AS parts WHERE parts.merged_into = people.id)`;
  const oneSender = (index: 0 | 1) => sql`${stored(token, `one_sender[${index}]`)} ->> '$'`;
  return combineQueries(
    [
      builder
        .update(people)
        .set({ one_sender_n: oneSender(0) })
        .where(and(eq(people.id, after), eq(people.one_sender_n, oneSender(1)))),
      builder
        .update(enquiries)
        .set({ person_n: personN(before), changed_at: now.toISOString() })
        .where(eq(enquiries.n, n)),
      deleteContacts(personN(after), token, "added"),
      insertContacts(personN(before), token, "removed"),
      builder.delete(people).where(and(eq(people.id, after), sql`${stored(token, "is_new")} = '1'`, isEmpty)),
      insertAuditEntry(
        actor,
        { action: "update", entity: "enquiry", entityId: id, before: { person: after }, after: { person: before } },
        now,
      ),
      builder.delete(enquiryUndos).where(eq(enquiryUndos.id, token)),
    ],
    () => undefined,
  );
}
