import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import type { Statement } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** The condition for homes of a link: those of its owner, until their mandate ends. */
export const isOwnersHome = (personId: SQL | string, now: Date): SQL => sql`properties.owner_id = ${personId}
  AND properties.deleted_at IS NULL AND (mandate IS NULL OR mandate >= ${now.toISOString().slice(0, 10)})`;

const mandatesOf = (personId: SQL | string, now: Date): SQL =>
  sql`(SELECT json_group_array(mandate) FROM properties INDEXED BY properties_owner WHERE ${isOwnersHome(personId, now)})`;

const mandates = storedJson(z.array(z.string().nullable()));
const linkRow = z.object({
  id: z.string(),
  person_id: z.string(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  mandates,
});
export type OwnerLinkRow = z.output<typeof linkRow>;

/** The person of a link, or the one that this person became part of. */
const personOfLink = sql`coalesce(merged_into, people.id)`;
const selectLinks = (
  now: Date,
) => sql`SELECT owner_links.id, ${personOfLink} AS person_id, owner_links.created_at, ended_at,
    ${mandatesOf(personOfLink, now)} AS mandates
  FROM owner_links JOIN people ON people.n = person_n`;

/** Finds a link by the hash of its secret, also one that has ended. */
export const findLink = (secretHash: string, now: Date): Query<OwnerLinkRow | undefined> =>
  selectFirst(selectRows(sql`${selectLinks(now)} WHERE secret_hash = ${secretHash}`, linkRow));

/** Finds the current links of people. */
export const findCurrentLinks = (personIds: readonly string[], now: Date): Query<OwnerLinkRow[]> =>
  selectRows(
    sql`${selectLinks(now)} WHERE ended_at IS NULL
      AND ${personOfLink} IN (SELECT value FROM json_each(${JSON.stringify(personIds)})) ORDER BY owner_links.n DESC`,
    linkRow,
  );

const isPerson = (reader: HealthReader, id: string) =>
  sql`people.id = ${id} AND merged_into IS NULL AND ${isVisiblePerson(reader)}`;

const ownerRow = z.object({ mandates });

/** Finds the mandates of a person's homes; undefined if the reader may not see the person. */
export const findOwner = (reader: HealthReader, id: string, now: Date): Query<z.output<typeof ownerRow> | undefined> =>
  selectFirst(
    selectRows(sql`SELECT ${mandatesOf(id, now)} AS mandates FROM people WHERE ${isPerson(reader, id)}`, ownerRow),
  );

/** Ends the links of a person, also those of people who became part of it. */
export const endLinks = (personId: string, now: Date): Statement =>
  sql`UPDATE owner_links SET ended_at = ${now.toISOString()} WHERE ended_at IS NULL
    AND person_n IN (SELECT n FROM people WHERE people.id = ${personId} OR merged_into = ${personId})`;

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
      selectRows(
        sql`SELECT DISTINCT ${personOfLink} AS id FROM owner_links JOIN people ON people.n = person_n
          WHERE ${personOfLink} IN (SELECT value FROM json_each(${JSON.stringify(personIds)}))`,
        z.object({ id: z.string() }),
      ),
    ],
    (rows) => rows.map(({ id }) => id),
  );
