import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getPlatformProxy } from "wrangler";
import type { ReadRows, Row } from "#worker/db/dump/dumped-tables.ts";
import { readApplied } from "./apply-migrations.ts";
import { CommandError } from "./command-error.ts";
import { checkKnownMigrations } from "./known-migrations.ts";
import { root } from "./wrangler.ts";

export const configPath = join(root, "wrangler.toml");

export interface LocalBindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  BACKUPS: R2Bucket;
}

/**
 * Opens the database and the buckets of a local state for an action.
 * @throws CommandError if the database has unknown migrations, or a file of the state cannot be read
 */
export async function openLocalState<Result>(
  state: string,
  action: (bindings: LocalBindings) => Promise<Result>,
): Promise<Result> {
  checkFiles(state);
  const { env, dispose } = await getPlatformProxy<LocalBindings>({ configPath, persist: { path: join(state, "v3") } });
  try {
    await checkKnownMigrations(
      await readApplied(env.DB),
      `Use the version that has these migrations, or delete the folder ${state} and start again.`,
    );
    return await action(env);
  } finally {
    await dispose();
  }
}

/** Checks the SQLite files of a state, which workerd would report with its own stack. */
function checkFiles(state: string): void {
  const folder = join(state, "v3");
  try {
    if (!existsSync(folder)) return;
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files) if (file.endsWith(".sqlite")) checkFile(join(folder, file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new CommandError(
      `The local data in ${state} cannot be read: ${reason}. Delete the folder, then start again or restore a copy: npm run db:restore -- FILE`,
    );
  }
}

function checkFile(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const problem = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
    if (problem !== "ok") throw new Error(`${problem}`);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  } finally {
    database.close();
  }
}

/** Returns a reader of a local database. */
export function readStoredRows(db: D1Database): ReadRows {
  return async (...statements) =>
    (await db.batch<Row>(statements.map((statement) => db.prepare(statement)))).map(({ results }) => results);
}
