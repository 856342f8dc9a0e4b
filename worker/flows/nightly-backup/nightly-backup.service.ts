import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Statement } from "#worker/db/driver.ts";
import { startDump } from "#worker/db/dump/database-dump.ts";
import { type ReadRows, readDumpedTables } from "#worker/db/dump/dumped-tables.ts";
import { batch, query, selectRows } from "#worker/db/query.ts";
import { readBackupPart } from "#worker/modules/backup/backup-part.service.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { type BackupStore, backupPartBytes, backupStore } from "#worker/storage/backup-store.ts";
import {
  type BackupState,
  backupJob,
  findBackupState,
  forgetAcceptedCopy,
  isSmallerCopyAccepted,
  type UnfinishedCopy,
} from "./backup-state.repository.ts";
import { describeShrinkage } from "./describe-shrinkage.ts";

/** The first cron run from this hour on starts the day's copy. UTC, which is Monrovia's time. */
const backupHour = 2;
const retentionDays = 30;
const dayMs = 86_400_000;
/** A copy that takes longer is discarded. */
const maxDurationMs = dayMs;
/** Above this age of the newest copy there is an alarm. */
const maxAgeMs = 1.5 * dayMs;
/** A part of 5 MiB takes about 0.15 s of CPU, most of it in the database. */
const maxPartsPerRun = 4;

/** The stored response of a large import may be too long for the copy. Without it a repeated request is run again. */
const expendableTable = "idempotency_records";

/** What one run did. */
export interface BackupRun {
  parts: number;
  rows: number;
  finished: boolean;
}

/** The new copy is much smaller than the newest one, so it was not kept. */
export class SmallerCopy extends Error {
  override readonly name = "SmallerCopy";
}

interface Run {
  db: D1Database;
  store: BackupStore;
  read: ReadRows;
  save(state: BackupState, ...alarms: Statement[]): Promise<void>;
  now: Date;
  partsPerRun: number;
}

/**
 * Copies the whole database to R2 once a night, for `npm run db:restore`, and deletes copies older than 30 days. Each
 * run reads a few parts and stores its position, so that the copy of a large database takes many runs. The copy can be
 * read only when it is complete.
 * @returns what was done, undefined when nothing was due
 */
export async function backUpNightly(
  db: D1Database,
  store: BackupStore,
  now: Date,
  partsPerRun = maxPartsPerRun,
): Promise<BackupRun | undefined> {
  const save = (state: BackupState, ...alarms: Statement[]) => batch(db, saveJobState(backupJob, state), ...alarms);
  const run: Run = { db, store, read: readFrom(db), save, now, partsPerRun };
  const state = await checkAges(run, await readState(db, run));
  const day = toDay(now);
  const isDue = now.getUTCHours() >= backupHour && state.newest?.day !== day;
  const isRefused = state.refusedDay === day && !(await mayBeSmaller(db));
  if (!state.unfinished && (!isDue || isRefused)) return undefined;
  return continueCopy(run, state, state.unfinished ?? (await startCopy(run, day)));
}

/**
 * Makes a complete copy at once, also if the day has one. Only for a local database: a deployed worker has not enough
 * CPU time for it.
 * @returns the number of rows
 * @throws SmallerCopy if it is much smaller than the newest copy
 */
export async function backUpNow(db: D1Database, store: BackupStore, now: Date): Promise<number> {
  const save = (state: BackupState, ...alarms: Statement[]) => batch(db, saveJobState(backupJob, state), ...alarms);
  const run: Run = { db, store, read: readFrom(db), save, now, partsPerRun: Number.POSITIVE_INFINITY };
  const state = await readState(db, run);
  if (state.unfinished) await store.discard(state.unfinished);
  const { rows, finished } = await continueCopy(run, state, await startCopy(run, toDay(now)));
  if (!finished) throw new SmallerCopy();
  return rows;
}

async function mayBeSmaller(db: D1Database): Promise<boolean> {
  const [isAccepted] = await query(db, isSmallerCopyAccepted);
  return isAccepted;
}

/** Returns the stored state. A restored or new database has none, but there may be copies. */
async function readState(db: D1Database, { store, save, now }: Run): Promise<BackupState> {
  const [stored] = await query(db, findBackupState);
  if (stored) return stored;
  const state = { since: now.toISOString(), newest: await store.findNewest() };
  await save(state);
  return state;
}

/** Discards a copy that takes too long, and raises the alarm for this and for a newest copy that is too old. */
async function checkAges({ store, save, now }: Run, state: BackupState): Promise<BackupState> {
  const ageMs = (time: string) => now.getTime() - Date.parse(time);
  const { unfinished, newest, since, refusedDay } = state;
  if (unfinished && ageMs(unfinished.startedAt) >= maxDurationMs) {
    await store.discard(unfinished);
    const remaining = { ...state, unfinished: undefined };
    const detail = `The copy of the data of ${unfinished.day} was not finished within 24 hours. A new one is started.`;
    await save(remaining, raiseAlarm("backup", detail, now));
    return remaining;
  }
  // The alarm about a refused copy says more.
  if (!refusedDay && ageMs(newest?.startedAt ?? since) > maxAgeMs) {
    const detail = "The newest copy of the data is older than 36 hours.";
    await save(state, raiseAlarm("backup", detail, now));
  }
  return state;
}

async function startCopy({ read, store, now }: Run, day: string): Promise<UnfinishedCopy> {
  const startedAt = now.toISOString();
  const position = await startDump(read, await readDumpedTables(read));
  const upload = await store.start(day, startedAt);
  return { ...upload, startedAt, position, summary: { rows: {}, parts: [] }, uploaded: [], isFinished: false };
}

async function continueCopy(run: Run, state: BackupState, copy: UnfinishedCopy): Promise<BackupRun> {
  const tables = await readDumpedTables(run.read);
  let current = copy;
  let parts = 0;
  for (; parts < run.partsPerRun && !current.isFinished; parts += 1) {
    const { bytes, progress } = await readBackupPart(run.read, tables, current, backupPartBytes);
    const part = await run.store.addPart(current, current.uploaded.length + 1, bytes);
    current = { ...current, ...progress, uploaded: [...current.uploaded, part] };
    await run.save({ ...state, unfinished: current });
  }
  const shrinkage = current.isFinished ? describeShrinkage(current, state.newest) : undefined;
  const isRefused = shrinkage !== undefined && !(await mayBeSmaller(run.db));
  if (isRefused) await refuseCopy(run, state, current, shrinkage);
  else if (current.isFinished) await completeCopy(run, state, current);
  return { parts, rows: countRows(current) - countRows(copy), finished: current.isFinished && !isRefused };
}

/** Discards a copy and raises the alarm. The newest copy and the older ones then stay until a copy is complete. */
async function refuseCopy({ store, save, now }: Run, state: BackupState, copy: UnfinishedCopy, reason: string) {
  await store.discard(copy);
  await save({ ...state, unfinished: undefined, refusedDay: copy.day }, raiseAlarm("backup", reason, now));
}

/** Makes the copy readable and ends the alarm, unless the copy lacks rows. A copy that cannot be completed is discarded and starts over. */
async function completeCopy({ store, save, now }: Run, state: BackupState, copy: UnfinishedCopy): Promise<void> {
  try {
    await store.complete(copy, copy.uploaded);
  } catch (error) {
    // The upload may be complete although its response was lost.
    if (!(await store.find(copy.day))) {
      await store.discard(copy);
      await save({ ...state, unfinished: undefined });
      throw error;
    }
  }
  const stored = await store.find(copy.day);
  const newest = stored && { ...stored, rows: copy.summary.rows };
  const lack = describeLack(copy);
  await save(
    { since: state.since, newest },
    forgetAcceptedCopy,
    lack ? raiseAlarm("backup", lack, now) : endAlarm("backup", now),
  );
  await store.removeBefore(toDay(new Date(now.getTime() - retentionDays * dayMs)));
}

/** Returns which rows the copy lacks because they are too long; undefined if it lacks none that matters. */
function describeLack({ day, leftOut = {} }: UnfinishedCopy): string | undefined {
  const lacking = Object.entries(leftOut).filter(([table]) => table !== expendableTable);
  if (lacking.length === 0) return undefined;
  const counts = lacking.map(([table, count]) => `${table}: ${count}`).join(", ");
  return `The copy of the data of ${day} lacks entries that are too long for it (${counts}). Ask your developer to shorten them.`;
}

/** What SQLite stores; a copy contains no blobs. */
const storedValue = z.union([z.string(), z.number()]).nullable();

function readFrom(db: D1Database): ReadRows {
  return async (...statements) => {
    const rows = statements.map((text) => selectRows(sql.raw(text), z.record(z.string(), storedValue)));
    return query(db, ...rows);
  };
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);
const countRows = ({ summary }: UnfinishedCopy) => Object.values(summary.rows).reduce((total, rows) => total + rows, 0);

export const backUpTask: ScheduledTask = {
  name: backupJob,
  label: "copying the data",
  when: "daily from 2:00",
  limit: `${maxPartsPerRun} parts of the copy`,
  whenLate: "The next run continues. A copy that takes a day is started again, and after 36 hours there is an alarm.",
  run: ({ db, bindings, now }) => backUpNightly(db, backupStore(bindings.BACKUPS), now),
};
