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

/** Asks several questions in one run of the tool, which takes longer to start than to answer. */
async function select(place: Place, ...statements: string[]): Promise<Row[][]> {
  const command = statements.join("; ");
  const printed = await readWrangler(["d1", "execute", "DB", ...where(place), "--json", "--command", command]);
  return (JSON.parse(printed) as { results: Row[] }[]).map(({ results }) => results);
}

interface Table {
  name: string;
  /** Whether its rows refer to those of other tables. */
  refers: boolean;
  columns: string[];
  /** The columns that tell one row from the next. */
  keys: string[];
  /** The condition for what is not saved yet. */
  past: string;
}

async function tablesOf(place: Place): Promise<Table[]> {
  const [rows = []] = await select(
    place,
    "SELECT name, instr(sql, 'REFERENCES') > 0 AS refers FROM sqlite_master WHERE type = 'table' ORDER BY name",
  );
  const kept = rows.filter(({ name }) => !derived.test(String(name)) && !passing.test(String(name)));
  const columns = await select(
    place,
    ...kept.map(({ name }) => `SELECT name, pk FROM pragma_table_xinfo('${name}') WHERE hidden = 0`),
  );
  return kept.map(({ name, refers }, index) => {
    const own = columns[index] ?? [];
    const keys = own.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
    const names = (some: Row[]) => some.map(({ name }) => String(name));
    return { name: String(name), refers: refers === 1, columns: names(own), keys: names(keys), past: "" };
  });
}

const literal = (value: Row[string] | undefined) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");

const nextRows = ({ name, columns, keys, past }: Table) =>
  `SELECT ${columns.join(", ")} FROM ${name}${past} ORDER BY ${keys.join(", ")} LIMIT ${rowsPerRead}`;

/** Writes every row into a file, those first that others refer to, and returns how many there were. */
export async function save(place: Place, file: string): Promise<number> {
  let saved = 0;
  await writeFile(file, "");
  const tables = await tablesOf(place);
  for (const refers of [false, true]) {
    let open = tables.filter((table) => table.refers === refers);
    while (open.length > 0) {
      const answers = await select(place, ...open.map(nextRows));
      for (const [index, { name, columns }] of open.entries()) {
        const inserts = (answers[index] ?? []).map(
          (row) =>
            `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map((column) => literal(row[column])).join(", ")});\n`,
        );
        await appendFile(file, inserts.join(""));
        saved += inserts.length;
      }
      open = open.flatMap((table, index) => {
        const last = answers[index]?.[rowsPerRead - 1];
        const values = table.keys.map((key) => literal(last?.[key]));
        return last ? [{ ...table, past: ` WHERE (${table.keys.join(", ")}) > (${values.join(", ")})` }] : [];
      });
    }
  }
  return saved;
}

/** Loads a saved file into a migrated database; refuses one that has rows, so that nothing is mixed or doubled. */
export async function load(place: Place, file: string): Promise<number> {
  await finishWrangler(["d1", "migrations", "apply", "DB", ...where(place)], "The migrations could not be applied");
  const tables = await tablesOf(place);
  const found = await select(place, ...tables.map(({ name }) => `SELECT 1 FROM ${name} LIMIT 1`));
  const filled = tables.find((_, index) => found[index]?.length);
  if (filled) throw new Error(`Not restored: ${filled.name} already has rows`);
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
