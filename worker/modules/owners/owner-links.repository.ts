import { and, desc, eq, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { ownerLinks } from "#worker/db/tables/owners.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const { owner_id, deleted_at, mandate } = properties;

/** The condition for homes that are shown to their owner: until the mandate ends. */
export const isUnderMandate = (now: Date) =>
  and(isNull(deleted_at), or(isNull(mandate), gte(mandate, now.toISOString().slice(0, 10))));

/** The condition for homes of a link: those of its owner. */
export const isOwnersHome = (personId: SQLWrapper | string, now: Date) =>
  and(eq(owner_id, personId), isUnderMandate(now));

function mandatesOf(personId: SQL | string, now: Date) {
  const list = sql`json_group_array(${mandate})`.as("list");
  const owned = builder.select({ list }).from(properties).where(isOwnersHome(personId, now));
  return sql`${owned}`.mapWith(fromJson(z.array(z.string().nullable()))).as("mandates");
}

/** The person of a link, or the one that this person became part of. */
const personOfLink = sql<string>`coalesce(${people.merged_into}, ${people.id})`;

const selectLinks = (now: Date) =>
  builder
    .select({
      id: ownerLinks.id,
      person_id: personOfLink.as("person_id"),
      created_at: ownerLinks.created_at,
      ended_at: ownerLinks.ended_at,
      mandates: mandatesOf(personOfLink, now),
    })
    .from(ownerLinks)
    .innerJoin(people, eq(people.n, ownerLinks.person_n));
export type OwnerLinkRow = ReturnType<typeof selectLinks>["_"]["result"][number];

/** Finds a link by the hash of its secret, also one that has ended. */
export const findLink = (secretHash: string, now: Date): Query<OwnerLinkRow | undefined> =>
  selectFirst(selectLinks(now).where(eq(ownerLinks.secret_hash, secretHash)));

/** Finds the current links of people. */
export const findCurrentLinks = (personIds: readonly string[], now: Date) =>
  selectLinks(now)
    .where(and(isNull(ownerLinks.ended_at), isOneOf(personOfLink, personIds)))
    .orderBy(desc(ownerLinks.n));

/** Finds the mandates of a person's homes; undefined if the reader may not see the person. */
export const findOwner = (reader: HealthReader, id: string, now: Date) =>
  selectFirst(
    builder
      .select({ mandates: mandatesOf(id, now) })
      .from(people)
      .where(and(eq(people.id, id), isNull(people.merged_into), isVisiblePerson(reader))),
  );

/** Ends the links of a person, also those of people who became part of it. */
export function endLinks(personId: string, now: Date): Statement {
  const person = builder
    .select({ n: people.n })
    .from(people)
    .where(or(eq(people.id, personId), eq(people.merged_into, personId)));
  return builder
    .update(ownerLinks)
    .set({ ended_at: now.toISOString() })
    .where(and(isNull(ownerLinks.ended_at), inArray(ownerLinks.person_n, person)));
}

/** A link to store. */
export interface NewLink {
  id: string;
  personId: string;
  secretHash: string;
}

/** Stores links of people who have no current one. */
export const insertLinks = (links: readonly NewLink[], now: Date): Statement =>
  sql`INSERT INTO owner_links (id, person_n, secret_hash, created_at)
    SELECT value ->> 'id', n, value ->> 'secretHash', ${now.toISOString()}
    FROM json_each(${JSON.stringify(links)}) JOIN people ON people.id = value ->> 'personId'
    WHERE true ON CONFLICT DO NOTHING`;

export const auditLink = (actor: AdminActor, personId: string, owner_link: "renewed" | "ended", now: Date): Statement =>
  insertAuditEntry(actor, { action: "update", entity: "person", entityId: personId, after: { owner_link } }, now);

/** Returns which of these people have had a link, current or not. */
export const findLinked = (personIds: readonly string[]): Query<string[]> =>
  combineQueries(
    [
      builder
        .selectDistinct({ id: personOfLink.as("id") })
        .from(ownerLinks)
        .innerJoin(people, eq(people.n, ownerLinks.person_n))
        .where(isOneOf(personOfLink, personIds)),
    ],
    (rows) => rows.map(({ id }) => id),
  );
