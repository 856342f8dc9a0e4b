import * as z from "zod";
import { readDatabaseSize } from "#worker/db/database-size.ts";
import { batch, type Query, query } from "#worker/db/query.ts";
import { saveDatabaseSize } from "#worker/modules/operations/daily-counts.repository.ts";
import { findJobState, saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import {
  deleteEndedAlarms,
  deleteEndedOwnerLinks,
  deleteExpiredVerifications,
  deleteOldAlerts,
} from "#worker/modules/retention/ended-rows.repository.ts";
import { countOldAuditEntries } from "#worker/modules/retention/old-audit-entries.repository.ts";
import { deleteOldImportRows, deleteOldImports } from "#worker/modules/retention/old-imports.repository.ts";
import { sumOldPropertyEvents } from "#worker/modules/retention/old-property-events.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { deleteOldVersions, readPointer } from "#worker/storage/catalogue-store.ts";
import { findBackupState } from "../nightly-backup/backup-state.repository.ts";

const retentionJob = "retention";
const rowsPerBatch = 500;
const batchesPerRun = 10;

/** What one run deleted. */
export interface RetentionRun {
  visits: number;
  audit: number;
  /** Rows of old imports. */
  imports: number;
}

/**
 * Once a day: replaces visits and audit entries older than 24 months by totals, deletes rows of imports after 12
 * months, ended alarms after 90 days, alerts after 30 days and expired links, and stores the size of the database. A run is limited; the next one continues. While a copy of the
 * database is being made it waits, because rows and their totals are read at different times.
 * @returns the numbers of deleted rows, undefined when nothing was due
 */
export async function cleanUpDaily(db: D1Database, now: Date): Promise<RetentionRun | undefined> {
  const day = now.toISOString().slice(0, 10);
  const [lastDay, backup] = await query(db, findJobState(retentionJob, z.string()), findBackupState);
  if (lastDay === day || backup?.unfinished) return undefined;
  const visits = await repeat(db, sumOldPropertyEvents(now, rowsPerBatch));
  const audit = await repeat(db, countOldAuditEntries(now, rowsPerBatch));
  const imports = await repeat(db, deleteOldImportRows(now, rowsPerBatch));
  const isFinished = [visits, audit, imports].every((deleted) => deleted < rowsPerBatch * batchesPerRun);
  if (isFinished) {
    const bytes = await readDatabaseSize(db);
    await batch(
      db,
      deleteEndedAlarms(now),
      deleteOldAlerts(now),
      deleteOldImports(now),
      deleteExpiredVerifications(now),
      deleteEndedOwnerLinks(now),
      saveDatabaseSize(bytes, now),
      saveJobState(retentionJob, day),
    );
  }
  return { visits, audit, imports };
}

/** Runs a transaction until nothing is left, at most ten times, and returns the number of deleted rows. */
async function repeat(db: D1Database, transaction: Query<number>): Promise<number> {
  let total = 0;
  for (let run = 0; run < batchesPerRun; run += 1) {
    const [deleted] = await query(db, transaction);
    total += deleted;
    if (deleted < rowsPerBatch) break;
  }
  return total;
}

export const retentionTask: ScheduledTask = {
  name: retentionJob,
  label: "the daily clean-up",
  when: "daily",
  limit: `${rowsPerBatch * batchesPerRun} rows of each kind`,
  whenLate: "Data is kept longer. The next run continues, and waits while the data is being copied.",
  run: async ({ db, images, now }) => {
    const run = await cleanUpDaily(db, now);
    if (run) await deleteOldVersions(images, (await readPointer(images))?.version, now);
    return run;
  },
};
