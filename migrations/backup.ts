import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { countDumpedRows, generateDatabaseDump } from "#worker/db/dump/database-dump.ts";
import type { ReadRows } from "#worker/db/dump/dumped-tables.ts";
import { readWranglerOutput, root, runWranglerCommand } from "./wrangler.ts";

/**
 * Saves and restores the database. `wrangler d1 export` cannot: it refuses a database with a full-text index.
 * Usage: backup.ts save FILE | load FILE, for the local database (--state FOLDER) or the deployed one (--remote).
 *
 * A backup is SQL with one INSERT per row; derived and temporary tables are left out. It is loaded into a migrated
 * database without rows.
 */
export interface BackupTarget {
  remote: boolean;
  /** The folder of the local state. */
  state: string;
}

const targetOptions = ({ remote, state }: BackupTarget) => (remote ? ["--remote"] : ["--local", "--persist-to", state]);

/** Runs several statements in one wrangler call, since each call takes seconds. */
const readRowsFrom =
  (target: BackupTarget): ReadRows =>
  async (...statements) => {
    const command = statements.join("; ");
    const options = [...targetOptions(target), "--json", "--command", command];
    const output = await readWranglerOutput(["d1", "execute", "DB", ...options]);
    const responses = JSON.parse(output) as { results: Awaited<ReturnType<ReadRows>>[number] }[];
    return responses.map(({ results }) => results);
  };

/** Writes all rows to a file and returns their number. */
export async function saveBackup(target: BackupTarget, file: string): Promise<number> {
  let savedRows = 0;
  await writeFile(file, "");
  for await (const { text, rows } of generateDatabaseDump(readRowsFrom(target))) {
    await appendFile(file, text);
    savedRows += rows;
  }
  return savedRows;
}

/**
 * Applies the migrations, loads a backup and returns the number of rows.
 * @throws Error if the database already has rows, so that two data sets never mix
 */
export async function loadBackup(target: BackupTarget, file: string): Promise<number> {
  const options = targetOptions(target);
  await runWranglerCommand(["d1", "migrations", "apply", "DB", ...options], "The migrations could not be applied");
  const existingRows = await countDumpedRows(readRowsFrom(target));
  for (const [table, rows] of existingRows) if (rows > 0) throw new Error(`Not restored: ${table} already has rows`);
  await runWranglerCommand(
    ["d1", "execute", "DB", ...options, "--yes", "--file", file],
    "The backup could not be loaded",
  );
  const loadedRows = await countDumpedRows(readRowsFrom(target));
  return [...loadedRows.values()].reduce((total, rows) => total + rows, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false }, state: { type: "string" } },
  });
  const [command, file] = positionals;
  if (!file || (command !== "save" && command !== "load")) throw new Error("Usage: save FILE or load FILE");
  const target = { remote: values.remote, state: values.state ?? join(root, ".wrangler/state") };
  const rows = await (command === "save" ? saveBackup(target, file) : loadBackup(target, file));
  console.log(command === "save" ? `Saved ${rows} rows to ${file}` : `Loaded ${rows} rows from ${file}`);
}
