import { and, desc, eq, exists, gte, inArray, isNull, lt, ne, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn, type SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { mergeUndoDays } from "#contract/people/person-limits.ts";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import { newestEnquiry } from "#worker/db/contacts/newest-enquiry.ts";
import { isPatient, isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless, isOneOf } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { contacts, differentPeople, people, personEvents, personMerges } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { wants } from "#worker/db/tables/wants.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { type Combination, type CombinedFields, combinedFields, type MergingPerson } from "./combine-people.ts";
import { isVisibleMerge, merged } from "./shown-enquiries.ts";

const kept = alias(people, "kept");

/** Selects people who are merged or separated, with their contacts. */
function selectMerging(condition: SQL | undefined): Query<MergingPerson[]> {
  const { n, id, name_key, changed_at, merged_into, is_client, is_owner, is_supplier, is_patient } = people;
  const { note, key_holder, assignee_id, last_contact_at, one_sender_n } = people;
  const flags = { is_client, is_owner, is_supplier, is_patient };
  const known = { isPatient: isPatient().mapWith(Boolean).as("is_known_patient") };
  const found = builder
    .select({
      n,
      id,
      name_key,
      changed_at,
      merged_into,
      note,
      key_holder,
      assignee_id,
      last_contact_at,
      one_sender_n,
      ...flags,
      ...known,
    })
    .from(people)
    .where(condition);
  const theirs = builder
    .select({ n: contacts.n, person_n: contacts.person_n, kind: contacts.kind, key: contacts.key })
    .from(contacts)
    .where(inArray(contacts.person_n, builder.select({ n: people.n }).from(people).where(condition)))
    .orderBy(contacts.n);
  return combineQueries([found, theirs], (rows, all) =>
    rows.map((row) => ({ ...row, contacts: all.filter(({ person_n }) => person_n === row.n) })),
  );
}

/** What belongs to a person and moves with a merge: numbers of rows, and the ids of homes. */
type Belongings = Pick<typeof personMerges.$inferSelect.moved, "enquiries" | "events" | "listings" | "wants">;

/** Finds two people whom the actor may see, what belongs to the other one, and the number of the newest enquiry. */
export function findPair(actor: AdminActor, id: string, otherId: string) {
  const isShown = and(inArray(people.id, [id, otherId]), isNull(people.merged_into), isVisiblePerson(actor));
  const other = builder.select({ n: people.n }).from(people).where(eq(people.id, otherId));
  return combineQueries(
    [
      selectMerging(isShown),
      builder.select({ n: enquiries.n }).from(enquiries).where(eq(enquiries.person_n, other)),
      builder.select({ n: personEvents.n }).from(personEvents).where(eq(personEvents.person_n, other)),
      builder.select({ uuid: properties.uuid }).from(properties).where(eq(properties.owner_id, otherId)),
      builder.select({ n: wants.n }).from(wants).where(eq(wants.person_n, other)),
      newestEnquiry,
    ],
    (both, sent, calls, owned, wanted, [newest]) => ({
      kept: both.find((person) => person.id === id),
      merged: both.find((person) => person.id === otherId),
      belongings: {
        enquiries: sent.map(({ n }) => n),
        events: calls.map(({ n }) => n),
        listings: owned.map(({ uuid }) => uuid),
        wants: wanted.map(({ n }) => n),
      },
      newest: newest?.n ?? 0,
    }),
  );
}

const guardedFields = [...combinedFields.keyof().options, "changed_at", "merged_into"] as const;

/** The condition that a person is as it was read. */
const isAsRead = (person: MergingPerson): SQL => {
  const isSame = guardedFields.map((name) => sql`${people[name]} IS ${sql.param(person[name], people[name])}`);
  return exists(
    builder
      .select({ n: people.n })
      .from(people)
      .where(and(eq(people.n, person.n), ...isSame)),
  );
};

/** The condition that two people have no more contacts, and the other one no more of anything else, than was read. */
function isAllRead({ kept, merged, belongings }: Pick<Merge, "kept" | "merged" | "belongings">): SQL | undefined {
  const isOther = (column: SQLiteColumn, known: readonly (string | number)[]) => not(isOneOf(column, known));
  const known = [...kept.contacts, ...merged.contacts].map(({ n }) => n);
  const ofMerged = (table: typeof enquiries | typeof personEvents | typeof wants, numbers: readonly number[] = []) =>
    notExists(
      builder
        .select({ n: table.n })
        .from(table)
        .where(and(eq(table.person_n, merged.n), isOther(table.n, numbers))),
    );
  return and(
    notExists(
      builder
        .select({ n: contacts.n })
        .from(contacts)
        .where(and(inArray(contacts.person_n, [kept.n, merged.n]), isOther(contacts.n, known))),
    ),
    ofMerged(enquiries, belongings.enquiries),
    ofMerged(personEvents, belongings.events),
    ofMerged(wants, belongings.wants),
    notExists(
      builder
        .select({ uuid: properties.uuid })
        .from(properties)
        .where(and(eq(properties.owner_id, merged.id), isOther(properties.uuid, belongings.listings))),
    ),
  );
}

/** Whether a merge or its end failed because one of both people is no longer as it was read. */
export const isPersonChanged = (error: unknown): boolean =>
  isNotNullViolation(error, "person_merges.kept_n") || isNotNullViolation(error, "people.changed_at");

/** A merge to store. Its token undoes it. */
interface Merge extends Combination {
  token: string;
  kept: MergingPerson;
  merged: MergingPerson;
  belongings: Belongings;
  newest: number;
}

/**
 * Makes a person a part of another one: contacts, enquiries, calls and homes move. The row of the merged person stays until
 * the merge is final. Fails if one of both, or what they have, was changed since it was read; see `isPersonChanged`.
 */
export function mergePeople(actor: AdminActor, merge: Merge, now: Date): Statement[] {
  const { token, kept, merged, belongings, newest, before, after } = merge;
  const at = now.toISOString();
  const keys = (all: MergingPerson["contacts"]) => all.map(({ kind, key }) => ({ kind, key }));
  const moved = { ...belongings, contacts: keys(merge.contacts), kept: keys(kept.contacts), newest, before, after };
  const [one_n, other_n] = [Math.min(kept.n, merged.n), Math.max(kept.n, merged.n)];
  const kept_n = failUnless(and(isAsRead(kept), isAsRead(merged), isAllRead(merge)), sql`${kept.n}`);
  return [
    builder.insert(personMerges).values({ id: token, kept_n, merged_n: merged.n, at, actor_id: actor.id, moved }),
    auditMerge(actor, "merge", merge, now),
    ...moveBelongings(merged, kept, merge.contacts),
    builder.delete(differentPeople).where(and(eq(differentPeople.one_n, one_n), eq(differentPeople.other_n, other_n))),
    updatePerson(kept, { ...after, changed_at: at }),
    updatePerson(merged, { merged_into: kept.id, changed_at: at, is_patient: merged.isPatient }),
  ];
}

const updatePerson = ({ n }: MergingPerson, change: SQLiteUpdateSetSource<typeof people>): Statement =>
  builder.update(people).set(change).where(eq(people.n, n));

/** Records a merge or its end if the previous statement changed a row. */
const auditMerge = (
  actor: AdminActor,
  action: "merge" | "undo-merge",
  { kept, merged }: Pick<Merge, "kept" | "merged">,
  now: Date,
): Statement =>
  insertAuditEntry(
    actor,
    { action, entity: "person", entityId: kept.id, after: { other_id: merged.id } },
    now,
    hasChangedRows,
  );

/** Gives what a person has to another one: these contacts, and everything else or the rows of `only`. */
function moveBelongings(
  from: MergingPerson,
  to: MergingPerson,
  moved: MergingPerson["contacts"],
  only?: Belongings,
): Statement[] {
  const moves = { person_n: to.n };
  const isOf = (table: Record<"n" | "person_n", SQLiteColumn>, numbers: number[] | undefined) =>
    and(eq(table.person_n, from.n), numbers && isOneOf(table.n, numbers));
  const numbers = moved.map(({ n }) => n);
  const isOwned = and(eq(properties.owner_id, from.id), only && isOneOf(properties.uuid, only.listings));
  return [
    builder.update(contacts).set(moves).where(isOf(contacts, numbers)),
    builder.update(enquiries).set(moves).where(isOf(enquiries, only?.enquiries)),
    builder.update(personEvents).set(moves).where(isOf(personEvents, only?.events)),
    builder
      .update(wants)
      .set(moves)
      .where(isOf(wants, only && (only.wants ?? []))),
    builder.update(properties).set({ owner_id: to.id }).where(isOwned),
  ];
}

/** More enquiries since a merge stay with the person who was kept. */
const maxSent = 200;

/** Finds a merge that can be undone, if the reader may see its people, with both and the newest enquiries of the kept person. */
export function findMerge(reader: HealthReader, token: string, now: Date) {
  const found = builder
    .select({ kept_n: personMerges.kept_n, merged_n: personMerges.merged_n, moved: personMerges.moved })
    .from(personMerges)
    .innerJoin(kept, eq(kept.n, personMerges.kept_n))
    .innerJoin(merged, eq(merged.n, personMerges.merged_n))
    .where(
      and(
        eq(personMerges.id, token),
        gte(personMerges.at, undoStart(now)),
        isVisibleMerge(reader),
        isVisiblePerson(reader, kept),
      ),
    );
  const isMerge = eq(personMerges.id, token);
  const keptNumber = builder.select({ n: personMerges.kept_n }).from(personMerges).where(isMerge);
  const mergedNumber = builder.select({ n: personMerges.merged_n }).from(personMerges).where(isMerge);
  const { n, name, email, phone_number, submitted_at } = enquiries;
  const sent = builder
    .select({ n, name, email, phone_number, submitted_at })
    .from(enquiries)
    .where(and(eq(enquiries.person_n, keptNumber), ne(name, "")))
    .orderBy(desc(n))
    .limit(maxSent);
  const both = selectMerging(or(eq(people.n, keptNumber), eq(people.n, mergedNumber)));
  return combineQueries([found, both, sent], ([merge], rows, newest) => {
    const [keptPerson, mergedPerson] = [merge?.kept_n, merge?.merged_n].map((of) => rows.find((row) => row.n === of));
    return merge && keptPerson && mergedPerson
      ? { moved: merge.moved, kept: keptPerson, merged: mergedPerson, sent: newest }
      : undefined;
  });
}

const undoStart = (now: Date) => new Date(now.getTime() - mergeUndoDays * 86_400_000).toISOString();

/** What the end of a merge gives back. */
interface Separation extends Pick<Merge, "token" | "kept" | "merged" | "belongings" | "contacts"> {
  fields: CombinedFields;
  lastContactAt: string;
}

/**
 * Separates two people: what moved and is still with the kept person goes back. Fails if the kept one was changed since it
 * was read, or if the merge was undone; see `isPersonChanged`.
 */
export function undoMerge(actor: AdminActor, separation: Separation, now: Date): Statement[] {
  const { token, kept, merged, fields, lastContactAt } = separation;
  const isMerge = eq(personMerges.id, token);
  const isMerged = exists(builder.select({ id: personMerges.id }).from(personMerges).where(isMerge));
  const changed_at = failUnless(and(isMerged, isAsRead(kept)), now.toISOString());
  return [
    updatePerson(kept, { ...fields, changed_at }),
    auditMerge(actor, "undo-merge", separation, now),
    ...moveBelongings(kept, merged, separation.contacts, separation.belongings),
    updatePerson(merged, { merged_into: null, last_contact_at: lastContactAt }),
    builder.delete(personMerges).where(isMerge),
  ];
}

/** Deletes people who became part of others more than thirty days ago, at most a hundred. */
export function finishMerges(now: Date): Statement[] {
  const finished = builder
    .select({ n: personMerges.merged_n })
    .from(personMerges)
    .where(lt(personMerges.at, undoStart(now)))
    .orderBy(personMerges.at)
    .limit(100);
  return [
    // An owner keeps the link, unless the person has another one: the builder has no OR IGNORE.
    sql`UPDATE OR IGNORE owner_links SET person_n = (SELECT kept_n FROM person_merges WHERE merged_n = person_n)
      WHERE person_n IN ${finished}`,
    builder.delete(people).where(inArray(people.n, finished)),
  ];
}
