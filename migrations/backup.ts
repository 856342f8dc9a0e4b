import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { countDumpedRows, generateDatabaseDump } from "#worker/db/dump/database-dump.ts";
import type { ReadRows } from "#worker/db/dump/dumped-tables.ts";
import { readWranglerOutput, root, runWranglerCommand } from "./wrangler.ts";

/**
 * Backup and restore of the database, since wrangler's own export refuses one that holds a full-text index.
 * Commands: save FILE | load FILE; on this machine (with --state FOLDER) or, with --remote, the deployed one.
 *
 * A backup is SQL: one INSERT a row of every table that is neither derived nor passing; see
 * worker/db/dump/database-dump.ts. It goes into a migrated database without rows.
 */
export interface BackupTarget {
  remote: boolean;
  /** The local state's folder. */
  state: string;
}

const where = ({ remote, state }: BackupTarget) => (remote ? ["--remote"] : ["--local", "--persist-to", state]);

/** Asks several questions in one run of the tool. */
const readFrom =
  (place: BackupTarget): ReadRows =>
  async (...statements) => {
    const command = statements.join("; ");
    const printed = await readWranglerOutput(["d1", "execute", "DB", ...where(place), "--json", "--command", command]);
    const answers = JSON.parse(printed) as { results: Awaited<ReturnType<ReadRows>>[number] }[];
    return answers.map(({ results }) => results);
  };

/** Writes every row into a file and returns how many there were. */
export async function saveBackup(place: BackupTarget, file: string): Promise<number> {
  let saved = 0;
  await writeFile(file, "");
  for await (const { text, rows } of generateDatabaseDump(readFrom(place))) {
    await appendFile(file, text);
    saved += rows;
  }
  return saved;
}

/** Loads a saved file into a migrated database; refuses one that has rows, so that nothing is mixed or doubled. */
export async function loadBackup(place: BackupTarget, file: string): Promise<number> {
  await runWranglerCommand(["d1", "migrations", "apply", "DB", ...where(place)], "The migrations could not be applied");
  const held = await countDumpedRows(readFrom(place));
  for (const [table, rows] of held) if (rows > 0) throw new Error(`Not restored: ${table} already has rows`);
  await runWranglerCommand(
    ["d1", "execute", "DB", ...where(place), "--yes", "--file", file],
    "The backup could not be loaded",
  );
  const loaded = await countDumpedRows(readFrom(place));
  return [...loaded.values()].reduce((total, rows) => total + rows, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false }, state: { type: "string" } },
  });
  const [command, file] = positionals;
  if (!file || (command !== "save" && command !== "load")) throw new Error("Use: save FILE or load FILE");
  const place = { remote: values.remote, state: values.state ?? join(root, ".wrangler/state") };
  const rows = await (command === "save" ? saveBackup(place, file) : loadBackup(place, file));
  console.log(`${rows} rows ${command === "save" ? "saved to" : "loaded from"} ${file}`);
}
