import { sql } from "drizzle-orm";
import { generateDatabaseDump } from "#worker/db/dump/database-dump.ts";
import type { ReadRows } from "#worker/db/dump/dumped-tables.ts";
import { query } from "#worker/db/query.ts";
import type { BackupStore } from "#worker/storage/backup-store.ts";

/** The first cron run from this hour on makes the day's backup. UTC, which is Monrovia's time. */
const backupHour = 2;
const retentionDays = 30;

/**
 * Writes a dump of the whole database to the image store once a night, for `npm run db:restore`, and deletes dumps older
 * than 30 days. After a failure the next run tries again.
 * @returns the number of rows written, undefined when no backup was due
 */
export async function backUpNightly(db: D1Database, store: BackupStore, now: Date): Promise<number | undefined> {
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  if (now.getUTCHours() < backupHour || (await store.has(day(0)))) return undefined;
  const readRows: ReadRows = async (...statements) => {
    const [rows] = await query(db, { statements: statements.map((text) => sql.raw(text)), read: (results) => results });
    return rows as Awaited<ReturnType<ReadRows>>;
  };
  let rowCount = 0;
  async function* chunks() {
    for await (const { text, rows } of generateDatabaseDump(readRows)) {
      rowCount += rows;
      yield text;
    }
  }
  await store.write(day(0), chunks());
  await store.removeBefore(day(retentionDays));
  return rowCount;
}
