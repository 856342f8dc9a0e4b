import { createReadStream } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { finishWrangler, readWrangler, root } from "./wrangler.ts";

/**
 * Backup and restore of the database, since wrangler's own export refuses one that holds a full-text index.
 * Commands: save FILE | load FILE; on this machine (with --state FOLDER) or, with --remote, the deployed one.
 *
 * A backup is SQL: one INSERT a row of every table that is neither derived nor passing. Loading it runs the triggers, which make the
 * full-text index, the counters and the pictures' columns anew; so it goes into a migrated database without rows.
 */
export interface Place {
  remote: boolean;
  /** The local state's folder. */
  state: string;
}

type Row = Record<string, string | number | null>;

const rowsPerRead = 500;
/** Made by triggers or by the tools themselves. */
const derived = /^(property_index.*|property_counts|sqlite_.*|d1_migrations|_cf_.*)$/;
/** What ends by itself: a restored database must not bring ended sessions or used links back to life. */
const passing = /^(sessions|token_pairs|reset_links|throttles)$/;

const where = ({ remote, state }: Place) => (remote ? ["--remote"] : ["--local", "--persist-to", state]);

async function select(place: Place, sql: string): Promise<Row[]> {
  const printed = await readWrangler(["d1", "execute", "DB", ...where(place), "--json", "--command", sql]);
  const [answer] = JSON.parse(printed) as { results: Row[] }[];
  return answer?.results ?? [];
}

/** The tables to keep, those first that others refer to. */
async function tablesOf(place: Place): Promise<string[]> {
  const refers = "instr(sql, 'REFERENCES') > 0";
  const rows = await select(place, `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY ${refers}, name`);
  return rows.map(({ name }) => String(name)).filter((name) => !derived.test(name) && !passing.test(name));
}

/** Columns that are stored, and those that tell one row from the next. */
async function columnsOf(place: Place, table: string) {
  const rows = await select(place, `SELECT name, pk FROM pragma_table_xinfo('${table}') WHERE hidden = 0`);
  const names = rows.map(({ name }) => String(name));
  const keys = rows.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  return { names, keys: keys.map(({ name }) => String(name)) };
}

const literal = (value: Row[string] | undefined) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");

/** Writes every row into a file and returns how many there were. */
export async function save(place: Place, file: string): Promise<number> {
  let saved = 0;
  await writeFile(file, "");
  for (const table of await tablesOf(place)) {
    const { names, keys } = await columnsOf(place, table);
    let past = "";
    for (;;) {
      const rows = await select(
        place,
        `SELECT ${names.join(", ")} FROM ${table}${past} ORDER BY ${keys.join(", ")} LIMIT ${rowsPerRead}`,
      );
      const inserts = rows.map((row) => {
        const values = names.map((name) => literal(row[name]));
        return `INSERT INTO ${table} (${names.join(", ")}) VALUES (${values.join(", ")});\n`;
      });
      await appendFile(file, inserts.join(""));
      saved += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < rowsPerRead) break;
      past = ` WHERE (${keys.join(", ")}) > (${keys.map((key) => literal(last[key])).join(", ")})`;
    }
  }
  return saved;
}

/** Loads a saved file into a migrated database; refuses one that has rows, so that nothing is mixed or doubled. */
export async function load(place: Place, file: string): Promise<number> {
  await finishWrangler(["d1", "migrations", "apply", "DB", ...where(place)], "The migrations could not be applied");
  for (const table of await tablesOf(place)) {
    const [found] = await select(place, `SELECT count(*) AS count FROM ${table}`);
    if (Number(found?.count) > 0) throw new Error(`Not restored: ${table} already has rows`);
  }
  await finishWrangler(
    ["d1", "execute", "DB", ...where(place), "--yes", "--file", file],
    "The backup could not be loaded",
  );
  return countStatements(file);
}

async function countStatements(file: string): Promise<number> {
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.startsWith("INSERT INTO ")) count++;
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: "boolean", default: false }, state: { type: "string" } },
  });
  const [command, file] = positionals;
  if (!file || (command !== "save" && command !== "load")) throw new Error("Use: save FILE or load FILE");
  const place = { remote: values.remote, state: values.state ?? join(root, ".wrangler/state") };
  const rows = await (command === "save" ? save(place, file) : load(place, file));
  console.log(`${rows} rows ${command === "save" ? "saved to" : "loaded from"} ${file}`);
}
