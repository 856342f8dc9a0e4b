import { and, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isNotNullViolation } from "#worker/db/constraint-errors.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { failUnless } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { differentPeople, people } from "#worker/db/tables/people.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** A person by the id, with the number of the row. */
interface PersonKey {
  id: string;
  n: number;
}

/** Finds those of the people whom the reader may see. */
export const findPersonKeys = (reader: HealthReader, ids: string[]) =>
  builder
    .select({ id: people.id, n: people.n })
    .from(people)
    .where(and(inArray(people.id, ids), isNull(people.merged_into), isVisiblePerson(reader)));

const isStored = ({ n }: PersonKey): SQL =>
  exists(
    builder
      .select({ n: people.n })
      .from(people)
      .where(and(eq(people.n, n), isNull(people.merged_into))),
  );

/** Whether it failed because one of both people was deleted or merged since they were read. */
export const isPersonGone = (error: unknown): boolean => isNotNullViolation(error, "different_people.one_n");

/**
 * Stores that two people are not the same, so that they are no longer suggested. A merge of both deletes it. Fails if one of
 * both is gone; see `isPersonGone`.
 */
export const insertDifferent = (actor: AdminActor, one: PersonKey, other: PersonKey, now: Date): Statement[] => [
  insertAuditEntry(
    actor,
    { action: "update", entity: "person", entityId: one.id, after: { different_from: other.id } },
    now,
  ),
  builder
    .insert(differentPeople)
    .values({
      one_n: sql`${failUnless(and(isStored(one), isStored(other)), sql`${Math.min(one.n, other.n)}`)}`,
      other_n: Math.max(one.n, other.n),
      at: now.toISOString(),
      actor_id: actor.id,
    })
    .onConflictDoNothing(),
];

/** Selects the numbers of the people who are not the same as a person. */
export const differentFrom = (person: SQLiteColumn) =>
  unionAll(
    builder.select({ n: differentPeople.other_n }).from(differentPeople).where(eq(differentPeople.one_n, person)),
    builder.select({ n: differentPeople.one_n }).from(differentPeople).where(eq(differentPeople.other_n, person)),
  );
