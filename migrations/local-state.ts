import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { ReadRows, Row } from "#worker/db/dump/dumped-tables.ts";
import { hasUnknownMigrations } from "./apply-migrations.ts";
import { root } from "./wrangler.ts";

export const configPath = join(root, "wrangler.toml");

export interface LocalBindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  BACKUPS: R2Bucket;
}

/** The database of a local state has migrations that no longer exist, so no command can use it. */
export class OutdatedState extends Error {
  constructor(state: string) {
    super(`The local database was made by another version of the site: delete the folder ${state} and start again.`);
  }
}

/**
 * Opens the database and the buckets of a local state for an action.
 * @throws OutdatedState if the database has migrations that no longer exist
 */
export async function openLocalState<Result>(
  state: string,
  action: (bindings: LocalBindings) => Promise<Result>,
): Promise<Result> {
  const { env, dispose } = await getPlatformProxy<LocalBindings>({ configPath, persist: { path: join(state, "v3") } });
  try {
    if (await hasUnknownMigrations(env.DB)) throw new OutdatedState(state);
    return await action(env);
  } finally {
    await dispose();
  }
}

/** Returns a reader of a local database. */
export function readStoredRows(db: D1Database): ReadRows {
  return async (...statements) =>
    (await db.batch<Row>(statements.map((statement) => db.prepare(statement)))).map(({ results }) => results);
}
