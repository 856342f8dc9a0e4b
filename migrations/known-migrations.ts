import { readdir } from "node:fs/promises";
import { CommandError } from "./command-error.ts";

/**
 * Checks that this version of the site knows the migrations of a database. A later version has more.
 * @throws CommandError naming the unknown ones, before anything is changed
 */
export async function checkKnownMigrations(applied: readonly string[], advice: string): Promise<void> {
  const known = await listMigrations();
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new CommandError(
    `The database was made by another version of the site: this one does not know ${unknown.join(", ")}. A database cannot go back. ${advice}`,
  );
}

/** Returns the file name of the newest migration, which names the schema. */
export async function findNewestMigration(): Promise<string | undefined> {
  return (await listMigrations()).at(-1);
}

/** Returns the file names of the migrations in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".sql")).sort();
}
