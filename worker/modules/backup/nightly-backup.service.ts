import { sql } from "drizzle-orm";
import { generateDatabaseDump, type ReadRows } from "#worker/db/database-dump.ts";
import { query } from "#worker/db/query.ts";
import type { BackupStore } from "#worker/storage/backup-store.ts";

/** From this hour on (UTC, Monrovia's clock) the day's copy is made, by the first run that gets it done. */
const hour = 2;
const keptDays = 30;

/**
 * Copies the whole database beside the pictures once a night, in the form that `npm run db:restore` takes, and removes
 * copies after 30 days. A night that failed is made up for by the next run.
 * @returns how many rows were copied, or undefined when there was nothing to do
 */
export async function backUpNightly(db: D1Database, store: BackupStore, now: Date): Promise<number | undefined> {
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  if (now.getUTCHours() < hour || (await store.has(day(0)))) return undefined;
  const read: ReadRows = async (...statements) => {
    const [rows] = await query(db, { statements: statements.map((text) => sql.raw(text)), read: (results) => results });
    return rows as Awaited<ReturnType<ReadRows>>;
  };
  let copied = 0;
  async function* pieces() {
    for await (const { text, rows } of generateDatabaseDump(read)) {
      copied += rows;
      yield text;
    }
  }
  await store.write(day(0), pieces());
  await store.removeBefore(day(keptDays));
  return copied;
}
