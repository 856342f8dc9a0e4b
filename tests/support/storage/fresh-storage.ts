import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { startAtNoon } from "../clocks/noon-clock.ts";
import { emptyStorage } from "./empty-storage.ts";

/** The database after the migrations. All test files share it, because running the migrations takes much longer. */
interface MigratedDatabase {
  /** The statements that create the schema. */
  schema: string[];
  /** Triggers that forbid deleting the rows of a table. */
  guards: { name: string; sql: string; table: string }[];
  /** The statements that empty the search indexes. */
  emptyIndexes: string[];
  /** Reads the state of the database. */
  readState: string;
  /** Differs after a change of the schema. */
  fingerprint: string;
}
const shared = globalThis as { migratedDatabase?: MigratedDatabase };

// Also while a file loads, which may compute days from the clock.
startAtNoon();

beforeEach(async () => {
  vi.useRealTimers();
  startAtNoon();
  const { migratedDatabase } = shared;
  if (migratedDatabase) {
    const emptied = [deleteRows(migratedDatabase), deleteObjects(env.IMAGES), deleteObjects(env.BACKUPS)] as const;
    const [isSame] = await Promise.all(emptied);
    if (!isSame) await recreateDatabase(migratedDatabase);
    return;
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  shared.migratedDatabase = await readSnapshot();
  await deleteRows(shared.migratedDatabase);
});

/** What `ANALYZE` found in the tables. Left over from another test, it changes how SQLite reads a table. */
const statistics = "sqlite_stat1";

/** The filled tables, each followed by a comma, and the fingerprint of the schema. */
interface State {
  filled: string;
  fingerprint: string;
}

/** Deletes the rows of filled tables, which is much faster than a new database. @returns false if the schema has changed */
async function deleteRows({ readState, fingerprint, ...database }: MigratedDatabase): Promise<boolean> {
  const readAfter = async (statements: string[]) => {
    const results = await env.DB.batch<State>([...statements, readState].map((sql) => env.DB.prepare(sql)));
    return results.at(-1)?.results[0];
  };
  let state = await readAfter([]).catch(() => undefined);
  // Triggers write rows while others are deleted.
  for (let rounds = 0; state?.fingerprint === fingerprint && state.filled; rounds += 1) {
    if (rounds === 5) throw new Error(`Rows remain in ${state.filled}`);
    state = await readAfter(deletionsOf(database, state.filled.split(",").slice(0, -1))).catch(() => undefined);
  }
  return state?.fingerprint === fingerprint;
}

type Deleted = Pick<MigratedDatabase, "guards" | "emptyIndexes">;

/** Returns the statements that delete all rows of some tables. */
function deletionsOf({ guards, emptyIndexes }: Deleted, tables: string[]): string[] {
  const lifted = guards.filter(({ table }) => tables.includes(table));
  return [
    "PRAGMA defer_foreign_keys = on",
    ...lifted.map(({ name }) => `DROP TRIGGER ${name}`),
    ...tables.map((name) => `DELETE FROM ${name}`),
    // SQLite keeps statistics in memory until it reads the table again.
    ...(tables.includes(statistics) ? ["ANALYZE sqlite_schema"] : []),
    ...emptyIndexes,
    ...lifted.map(({ sql }) => sql),
  ];
}

async function recreateDatabase({ schema }: MigratedDatabase): Promise<void> {
  await emptyStorage();
  // `ANALYZE` creates the table of the statistics, which the migrations create too.
  const statements = [...schema, "ANALYZE", ...deletionsOf({ guards: [], emptyIndexes: [] }, [statistics])];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
}

async function deleteObjects(bucket: R2Bucket): Promise<void> {
  const { objects, truncated } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  if (truncated) await deleteObjects(bucket);
}

/** Tables first, then indexes and triggers. SQLite creates the tables of a search index itself. */
const definitions = `SELECT name, tbl_name AS "table", sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY type <> 'table', type, rowid`;

async function readSnapshot(): Promise<MigratedDatabase> {
  const { results } = await env.DB.prepare(definitions).all<{ name: string; table: string; sql: string }>();
  const created = results.filter(({ sql }) => /^CREATE TABLE/i.test(sql)).map(({ name }) => name);
  await expectNoRows(created.filter((name) => name !== "d1_migrations"));
  const indexes = results.filter(({ sql }) => /USING fts5/i.test(sql)).map(({ name }) => name);
  const options = await Promise.all(indexes.map(readIndexOptions));
  const tables = [...created, "sqlite_sequence", statistics];
  const filled = tables.map((name) => `iif(EXISTS (SELECT 1 FROM ${name}), '${name},', '')`).join(" || ");
  const readState = `SELECT ${filled} AS filled,
    (SELECT count(*) || ' ' || total(length(sql)) FROM sqlite_master) AS fingerprint`;
  const state = await env.DB.prepare(readState).first<State>();
  return {
    schema: [...results.map(({ sql }) => sql), ...options.flat()],
    // Audit entries are never deleted.
    guards: results.filter(({ sql }) => /^CREATE TRIGGER\b.*\bBEFORE DELETE\b.*\bRAISE\b/is.test(sql)),
    emptyIndexes: indexes.map((name) => `INSERT INTO ${name} (${name}) VALUES ('delete-all')`),
    readState,
    fingerprint: state?.fingerprint ?? "",
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
