import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { emptyStorage } from "./storage/empty-storage.ts";

/** Empties the database and applies the migrations before one of them. @param name its file name */
export async function migrateBefore(name: string): Promise<void> {
  const position = positionOf(name);
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
}

/** Applies the migrations up to one of them. @param name its file name */
export const migrateTo = (name: string): Promise<void> =>
  applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, positionOf(name) + 1));

/** Applies all migrations that are not yet applied. */
export const migrateToNewest = (): Promise<void> => applyD1Migrations(env.DB, env.MIGRATIONS);

function positionOf(name: string): number {
  const position = env.MIGRATIONS.findIndex((migration) => migration.name === name);
  if (position < 0) throw new Error(`There is no migration ${name}`);
  return position;
}
