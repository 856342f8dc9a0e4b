import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { emptyStorage } from "./empty-storage.ts";

/** The database after the migrations. All test files share it, because running the migrations takes much longer. */
interface MigratedDatabase {
  /** The statements that create the schema. */
  schema: string[];
  /** The statements that delete all rows. */
  deletions: string[];
  /** Differs after a change of the schema. */
  fingerprint: string;
}
const shared = globalThis as { migratedDatabase?: MigratedDatabase };

beforeEach(async () => {
  const { migratedDatabase } = shared;
  if (migratedDatabase) {
    if (!(await deleteRows(migratedDatabase))) await recreateDatabase(migratedDatabase);
    await Promise.all([deleteObjects(env.IMAGES), deleteObjects(env.BACKUPS)]);
    return;
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  shared.migratedDatabase = await readSnapshot();
});

const readFingerprint = "SELECT count(*) || ' ' || total(length(sql)) AS fingerprint FROM sqlite_master";

/** Deletes all rows, which takes about a quarter of the time of a new database. @returns false if the schema has changed */
async function deleteRows({ deletions, fingerprint }: MigratedDatabase): Promise<boolean> {
  const statements = [readFingerprint, ...deletions].map((sql) => env.DB.prepare(sql));
  const results = await env.DB.batch<{ fingerprint: string }>(statements).catch(() => []);
  return results[0]?.results[0]?.fingerprint === fingerprint;
}

async function recreateDatabase({ schema }: MigratedDatabase): Promise<void> {
  await emptyStorage();
  await env.DB.batch(schema.map((sql) => env.DB.prepare(sql)));
}

async function deleteObjects(bucket: R2Bucket): Promise<void> {
  const { objects, truncated } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  if (truncated) await deleteObjects(bucket);
}

/** Tables first, then indexes and triggers. SQLite creates the tables of a search index itself. */
const definitions = `SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY type <> 'table', type, rowid`;

async function readSnapshot(): Promise<MigratedDatabase> {
  const { results } = await env.DB.prepare(definitions).all<{ name: string; sql: string }>();
  const tables = results.filter(({ sql }) => /^CREATE TABLE/i.test(sql)).map(({ name }) => name);
  await expectNoRows(tables.filter((name) => name !== "d1_migrations"));
  const indexes = results.filter(({ sql }) => /USING fts5/i.test(sql)).map(({ name }) => name);
  const options = await Promise.all(indexes.map(readIndexOptions));
  const deleteTables = [...tables, "sqlite_sequence"].map((name) => `DELETE FROM ${name}`);
  const emptyIndexes = indexes.map((name) => `INSERT INTO ${name} (${name}) VALUES ('delete-all')`);
  // Triggers that forbid deleting audit entries.
  const guards = results.filter(({ sql }) => /^CREATE TRIGGER\b.*\bBEFORE DELETE\b.*\bRAISE\b/is.test(sql));
  const [row] = (await env.DB.prepare(readFingerprint).all<{ fingerprint: string }>()).results;
  return {
    schema: [...results.map(({ sql }) => sql), ...options.flat()],
    // Twice, because triggers write rows while others are deleted.
    deletions: [
      "PRAGMA defer_foreign_keys = on",
      ...guards.map(({ name }) => `DROP TRIGGER ${name}`),
      ...deleteTables,
      ...emptyIndexes,
      ...deleteTables,
      ...guards.map(({ sql }) => sql),
    ],
    fingerprint: row?.fingerprint ?? "",
  };
}

/** The options of a search index are rows, which only a special INSERT can write. */
async function readIndexOptions(name: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT k, v FROM ${name}_config WHERE k <> 'version'`).all();
  return results.map(({ k, v }) => `INSERT INTO ${name} (${name}, rank) VALUES ('${k}', '${v}')`);
}

/** @throws when a migration has stored rows, because the snapshot contains only definitions */
async function expectNoRows(tables: string[]): Promise<void> {
  for (const name of tables) {
    if (await env.DB.prepare(`SELECT 1 FROM ${name} LIMIT 1`).first()) throw new Error(`A migration fills ${name}`);
  }
}
