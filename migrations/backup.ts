import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sha256 } from "#shared/sha256.ts";
import { countDumpedRows, generateDatabaseDump, readSchema } from "#worker/db/dump/database-dump.ts";
import { type DumpSummary, dumpHeader, dumpSummaryLine } from "#worker/db/dump/dump-summary.ts";
import type { ReadRows } from "#worker/db/dump/dumped-tables.ts";
import { acceptSmallerCopy } from "#worker/flows/nightly-backup/backup-state.repository.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { CommandError, runAsCommand } from "./command-error.ts";
import { readDeployedMigrations } from "./deploy/account.ts";
import { type DatabaseCopy, readCopyStatements, verifyCopy } from "./drill/database-copy.ts";
import { checkKnownMigrations, findNewestMigration } from "./known-migrations.ts";
import { openLocalState, readStoredRows } from "./local-state.ts";
import { readWranglerOutput, root, runWranglerCommand } from "./wrangler.ts";

/**
 * Saves and restores the database. `wrangler d1 export` cannot: it refuses a database with a full-text index.
 * Usage: backup.ts save FILE | load FILE | accept-smaller, for the local database (--state FOLDER) or the deployed one (--remote).
 *
 * A backup is SQL; derived and temporary tables are left out. It is loaded into a migrated database without rows.
 */
export interface BackupTarget {
  remote: boolean;
  /** The folder of the local state. */
  state: string;
}

/** Larger than in the worker, because each call of wrangler takes seconds. */
const pageBytes = 4 * 1024 * 1024;
const statementsPerBatch = 50;

/** Writes all rows to a file and returns their number. */
export async function saveBackup(target: BackupTarget, file: string): Promise<number> {
  if (target.remote) return writeDump(readRemoteRows, file);
  return openLocalState(target.state, ({ DB }) => writeDump(readStoredRows(DB), file));
}

/** Lets the next nightly copy be much smaller than the last one. */
export async function acceptSmaller(target: BackupTarget): Promise<void> {
  if (target.remote) await readRemoteRows(acceptSmallerCopy);
  else await openLocalState(target.state, ({ DB }) => readStoredRows(DB)(acceptSmallerCopy));
}

/** The number of rows that were loaded, and of rows that were left out: other rows changed during the backup, or they are too long. */
export interface LoadedRows {
  loaded: number;
  leftOut: number;
}

/**
 * Applies the migrations and loads a backup.
 * @throws CommandError if the backup is damaged or needs another schema, or if the database already has rows, so that
 *   two data sets never mix
 */
export async function loadBackup(target: BackupTarget, file: string): Promise<LoadedRows> {
  const copy = await verifyCopy(file);
  if (target.remote) {
    await checkSchema(copy);
    await checkKnownMigrations(await readDeployedMigrations(), "Restore with the version that has these migrations.");
    await runWranglerCommand(["d1", "migrations", "apply", "DB", "--remote"], "The migrations could not be applied");
    return loadInto(readRemoteRows, copy, () =>
      runWranglerCommand(
        ["d1", "execute", "DB", "--remote", "--yes", "--file", file],
        "The backup could not be loaded",
      ),
    );
  }
  return openLocalState(target.state, ({ DB }) => loadVerifiedCopy(DB, copy, file));
}

/** Applies the migrations to a local database and loads a verified copy. @throws CommandError as `loadBackup` */
export async function loadVerifiedCopy(db: D1Database, copy: DatabaseCopy, file: string): Promise<LoadedRows> {
  await checkSchema(copy);
  await applyMigrations(db);
  return loadInto(readStoredRows(db), copy, async () => {
    for await (const statements of readCopyStatements(file, copy)) await runStatements(db, statements);
  });
}

async function writeDump(read: ReadRows, file: string): Promise<number> {
  const summary: DumpSummary = { rows: {}, parts: [] };
  const append = async (text: string) => {
    const bytes = new Uint8Array(Buffer.from(text));
    await appendFile(file, bytes);
    summary.parts.push({ bytes: bytes.length, sha256: await sha256(bytes) });
  };
  await writeFile(file, "");
  await append(dumpHeader({ startedAt: new Date().toISOString(), schema: await readSchema(read) }));
  for await (const { table, text, rows } of generateDatabaseDump(read, pageBytes)) {
    if (rows > 0) summary.rows[table] = (summary.rows[table] ?? 0) + rows;
    await append(text);
  }
  await appendFile(file, dumpSummaryLine(summary));
  return sum(Object.values(summary.rows));
}

async function loadInto(read: ReadRows, copy: DatabaseCopy, load: () => Promise<void>): Promise<LoadedRows> {
  for (const [table, rows] of await countDumpedRows(read))
    if (rows > 0) throw new CommandError(`Not restored: ${table} already has rows`);
  await load();
  await read(escalateAgain);
  const loaded = sum([...(await countDumpedRows(read)).values()]);
  return { loaded, leftOut: sum(Object.values(copy.rows)) - loaded };
}

/** A copy has no alerts, so colleagues are told again of the enquiries without a reader. */
const escalateAgain = `UPDATE enquiries SET escalates_at = coalesce(escalates_at, submitted_at)
  WHERE opened_at IS NULL AND status = 'new' AND spam = 0 AND name <> ''`;

/** Refuses a copy before its first row. @throws CommandError naming both schemas */
async function checkSchema({ schema }: DatabaseCopy): Promise<void> {
  const newest = await findNewestMigration();
  if (schema === newest) return;
  const needed = schema ? `needs the schema ${schema}` : "does not name its schema";
  throw new CommandError(
    `Not restored: the copy ${needed}, and this version of the site has ${newest}. Restore it with the version of the site that made it, then update that site.`,
  );
}

/** Runs statements in a few transactions. */
async function runStatements(db: D1Database, statements: string[]): Promise<void> {
  for (let from = 0; from < statements.length; from += statementsPerBatch)
    await db.batch(statements.slice(from, from + statementsPerBatch).map((statement) => db.prepare(statement)));
}

const readRemoteRows: ReadRows = async (...statements) => {
  const options = ["--remote", "--json", "--command", statements.join("; ")];
  const responses = JSON.parse(await readWranglerOutput(["d1", "execute", "DB", ...options])) as {
    results: Awaited<ReturnType<ReadRows>>[number];
  }[];
  return responses.map(({ results }) => results);
};

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

async function runFromCommandLine(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false }, state: { type: "string" } },
  });
  const [command, file] = positionals;
  const target = { remote: values.remote, state: values.state ?? join(root, ".wrangler/state") };
  if (command === "accept-smaller") {
    await acceptSmaller(target);
    console.log(
      "The next nightly copy may be much smaller than the last one. It is made within five minutes after 2:00.",
    );
  } else if (!file || (command !== "save" && command !== "load")) {
    throw new CommandError("Usage: save FILE, load FILE or accept-smaller");
  } else if (command === "save") console.log(`Saved ${await saveBackup(target, file)} rows to ${file}`);
  else {
    const { loaded, leftOut } = await loadBackup(target, file);
    console.log(`Loaded ${loaded} rows from ${file}`);
    if (leftOut > 0)
      console.log(
        `Left out ${leftOut} rows, because other rows changed while the backup was made, or they are too long`,
      );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runAsCommand(runFromCommandLine);
