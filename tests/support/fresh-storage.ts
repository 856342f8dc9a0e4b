import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach } from "vitest";

/** The schema of the migrated database. All test files share it, because running the migrations takes much longer. */
const shared = globalThis as { migratedDatabase?: string[] };

beforeEach(async () => {
  if (shared.migratedDatabase) {
    await waitUntilEmpty();
    await env.DB.batch(shared.migratedDatabase.map((sql) => env.DB.prepare(sql)));
    return;
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  shared.migratedDatabase = await readSnapshot();
});
afterEach(() => reset());

/** On a busy machine the database of the previous test may still respond after `reset`. */
async function waitUntilEmpty(): Promise<void> {
  const findTable = () => env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  for (let resets = 0; await findTable(); resets += 1) {
    if (resets === 10) throw new Error("The database of the previous test cannot be deleted");
    await reset();
  }
}

/** Tables first, then indexes and triggers. SQLite creates the tables of a search index itself. */
const definitions = `SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY type <> 'table', type, rowid`;

async function readSnapshot(): Promise<string[]> {
  const { results } = await env.DB.prepare(definitions).all<{ name: string; sql: string }>();
  await expectNoRows(results.filter(({ sql, name }) => /^CREATE TABLE/i.test(sql) && name !== "d1_migrations"));
  const indexes = results.filter(({ sql }) => /USING fts5/i.test(sql));
  const options = await Promise.all(indexes.map(({ name }) => readIndexOptions(name)));
  return [...results.map(({ sql }) => sql), ...options.flat()];
}

/** The options of a search index are rows, which only a special INSERT can write. */
async function readIndexOptions(name: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT k, v FROM ${name}_config WHERE k <> 'version'`).all();
  return results.map(({ k, v }) => `INSERT INTO ${name} (${name}, rank) VALUES ('${k}', '${v}')`);
}

/** @throws when a migration has stored rows, because the snapshot contains only definitions */
async function expectNoRows(tables: { name: string }[]): Promise<void> {
  for (const { name } of tables) {
    if (await env.DB.prepare(`SELECT 1 FROM ${name} LIMIT 1`).first()) throw new Error(`A migration fills ${name}`);
  }
}
