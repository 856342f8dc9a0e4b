import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { emptyStorage } from "./empty-storage.ts";

/** Empties the database and runs the migrations before one, which the number in its name gives. Returns how to go on. */
export async function migrateBefore(number: string) {
  const position = env.MIGRATIONS.findIndex(({ name }) => name.startsWith(number));
  if (position < 0) throw new Error(`There is no migration ${number}`);
  const runUntil = (end?: number) => applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, end));
  await emptyStorage();
  await runUntil(position);
  return { runIt: () => runUntil(position + 1), runAll: () => runUntil() };
}
