import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { ReadRows, Row } from "#worker/db/dump/dumped-tables.ts";
import { root } from "./wrangler.ts";

export const configPath = join(root, "wrangler.toml");

export interface LocalBindings {
  DB: D1Database;
  IMAGES: R2Bucket;
  BACKUPS: R2Bucket;
}

/** Opens the database and the buckets of a local state for an action. */
export async function openLocalState<Result>(
  state: string,
  action: (bindings: LocalBindings) => Promise<Result>,
): Promise<Result> {
  const { env, dispose } = await getPlatformProxy<LocalBindings>({ configPath, persist: { path: join(state, "v3") } });
  try {
    return await action(env);
  } finally {
    await dispose();
  }
}

/** Returns a reader of a local database. */
export function readRowsOf(db: D1Database): ReadRows {
  return async (...statements) =>
    (await db.batch<Row>(statements.map((statement) => db.prepare(statement)))).map(({ results }) => results);
}
