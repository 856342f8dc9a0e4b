import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { ownerByLink } from "#contract/owners/owner-answers.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { selectFirst } from "#worker/db/query.ts";
import { ownerRequests } from "#worker/db/tables/owners.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { PropertyRow } from "#worker/modules/properties/property-rows.ts";

/** An answer of an owner. */
export type StoredAnswer = Pick<typeof ownerRequests.$inferInsert, "answer" | "price_cents" | "date">;

/** Lets an answer wait for a colleague, instead of an earlier one for the same home. */
export const insertRequest = (row: PropertyRow, answer: StoredAnswer, now: Date): Statement => {
  const values = { ...answer, id: crypto.randomUUID(), at: now.toISOString(), home_version: row.updated_at };
  return builder
    .insert(ownerRequests)
    .values({ ...values, property_n: row.n })
    .onConflictDoUpdate({ target: ownerRequests.property_n, set: values });
};

/** Removes the answer that waits for a home. */
export const deleteRequest = (propertyN: number): Statement =>
  builder.delete(ownerRequests).where(eq(ownerRequests.property_n, propertyN));

/** After a confirmation a new price still waits, for the home as it is now; another answer is outdated. */
export const keepPriceOnly = ({ n, updated_at }: PropertyRow): Statement[] => [
  builder.delete(ownerRequests).where(and(eq(ownerRequests.property_n, n), ne(ownerRequests.answer, "price"))),
  builder
    .update(ownerRequests)
    .set({
      home_version: sql`${builder.select({ at: properties.updated_at }).from(properties).where(eq(properties.n, n))}`,
    })
    .where(and(eq(ownerRequests.property_n, n), eq(ownerRequests.home_version, updated_at))),
];

/** Records a tap of an owner, or what a colleague decided about it. */
export const auditAnswer = (author: { id: string }, uuid: string, answer: StoredAnswer, at: Date): Statement =>
  insertAuditEntry(
    author,
    {
      action: author.id === ownerByLink.id ? "update" : "decline",
      entity: "property",
      entityId: uuid,
      after: {
        owner_answer: answer.answer,
        ...(answer.price_cents && { new_price: answer.price_cents / 100 }),
        ...(answer.date && { since: answer.date }),
      },
    },
    at,
  );

const selectRequests = (condition: SQL) =>
  builder
    .select({
      id: ownerRequests.id,
      answer: ownerRequests.answer,
      price_cents: ownerRequests.price_cents,
      date: ownerRequests.date,
      at: ownerRequests.at,
      home_version: ownerRequests.home_version,
      uuid: properties.uuid,
      reference: properties.reference,
      kind: properties.kind,
      title: properties.title,
      status: properties.status,
      home_cents: sql`${properties.price_cents}`.mapWith(properties.price_cents).as("home_cents"),
      updated_at: properties.updated_at,
      property_type: properties.property_type,
      area: properties.area,
      city: properties.city,
      bedrooms: properties.bedrooms,
      owner_id: sql`${people.id}`.mapWith(people.id).as("owner_id"),
      owner_name: people.name,
    })
    .from(ownerRequests)
    .innerJoin(properties, eq(properties.n, ownerRequests.property_n))
    .leftJoin(people, sql`${people.id} = ${properties.owner_id}`)
    .where(condition)
    .orderBy(desc(ownerRequests.at))
    .limit(200);

/** Lists the answers that wait, the newest first, for owners whom the reader may see. */
export const listRequests = (reader: HealthReader) =>
  selectRequests(sql`${properties.deleted_at} IS NULL AND (${people.id} IS NULL OR ${isVisiblePerson(reader)})`);
export type RequestRow = NonNullable<ReturnType<typeof listRequests>["_"]["result"]>[number];

export const findRequest = (reader: HealthReader, id: string) =>
  selectFirst(
    selectRequests(sql`${ownerRequests.id} = ${id} AND (${people.id} IS NULL OR ${isVisiblePerson(reader)})`),
  );
