import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { Miniflare } from "miniflare";
import type { PropertyRecord } from "#worker/modules/properties/write/property-columns.ts";
import { insertProperties } from "#worker/modules/properties/write/property-writes.repository.ts";
import { generateProperties } from "../../migrations/seed/generated-properties.ts";
import { prepare } from "../../migrations/seed/prepare.ts";
import { toNewProperty } from "../../migrations/seed/seed-property.ts";
import "../support/new-connections.ts";
import { miniflareOptions, type WorkerSource } from "../support/bundled-worker.ts";

export interface BenchDatabase {
  mf: Miniflare;
  db: D1Database;
}

/** Starts a temporary Miniflare with the migrated database, without properties, and optionally with a bundled worker. */
export async function createDatabase(source?: WorkerSource): Promise<BenchDatabase> {
  const mf = new Miniflare(miniflareOptions(source));
  const db = (await mf.getD1Database("DB")) as unknown as D1Database;
  for (const { queries } of await readD1Migrations("migrations")) {
    await db.batch(queries.map((query) => db.prepare(query)));
  }
  return { mf, db };
}

const rowsPerStatement = 400;

/** Adds generated properties from number `from`, each with the image columns of four images. */
export async function addProperties(db: D1Database, from: number, count: number): Promise<void> {
  const listings = generateProperties(from + count, 11).slice(from);
  const records = listings.map((listing, index): PropertyRecord => {
    const n = from + index;
    return {
      uuid: crypto.randomUUID(),
      reference: `MH-${1001 + n}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
      // An import may leave many drafts.
      property: { ...toNewProperty(listing), published: n % 5 !== 2, listed_by: `Agent ${n % 40}` },
    };
  });
  const indexes = await dropIndexes(db);
  for (let start = 0; start < records.length; start += rowsPerStatement) {
    await prepare(db, insertProperties(records.slice(start, start + rowsPerStatement))).run();
  }
  // The columns that the image triggers maintain, with placeholders that do not compress, like real ones.
  const image = `json_object('id', lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4000-a000-' || hex(randomblob(6))),
    'number', value, 'type', 'image/webp', 'width', 1280, 'height', 960, 'alt', 'Bungalow with a zinc roof beside a mango tree',
    'placeholder', hex(randomblob(12)), 'variants', json('[320,640,1280]'), 'focus', NULL,
    'bytes', 180000 + n % 1000, 'variant_bytes', json_object('320', 9000 + n % 997, '640', 28000 + n % 991, '1280', 80000 + n % 983))`;
  await db
    .prepare(
      `UPDATE properties SET image_numbers = iif(n % 10 = 3, '[]', '[1,2,3,4]'),
       cover_placeholder = substr(hex(randomblob(14)), 1, 28),
       images = (SELECT json_group_array(${image}) FROM json_each('[1,2,3,4]')) WHERE n > ?`,
    )
    .bind(from)
    .run();
  // A few properties are in the bin.
  await db.prepare("UPDATE properties SET deleted_at = updated_at WHERE n > ? AND n % 100 = 7").bind(from).run();
  await db.batch(indexes.map((sql) => db.prepare(sql)));
}

/** Drops the indexes of the properties, because many rows are stored faster without them. Returns the SQL that creates them. */
async function dropIndexes(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT name, sql FROM sqlite_schema
       WHERE type = 'index' AND tbl_name = 'properties' AND sql NOT LIKE 'CREATE UNIQUE%'`,
    )
    .all<{ name: string; sql: string }>();
  await db.batch(results.map(({ name }) => db.prepare(`DROP INDEX ${name}`)));
  return results.map(({ sql }) => sql);
}
