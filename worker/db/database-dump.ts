/**
 * A database as SQL: one INSERT a row of every table that is neither derived nor passing. Loading it into a migrated
 * database runs the triggers, which make the full-text indexes, the counters and the pictures' columns anew.
 */

type Value = string | number | null;
type Row = Record<string, Value>;

/** Runs statements in one go and gives the rows of each: where a tool does it, starting that takes longer than answering. */
export type ReadRows = (...statements: string[]) => Promise<Row[][]>;

const rowsPerRead = 500;
/** Made by triggers or by the tools themselves. */
const derived =
  /^((property|enquiry)_index.*|(property|enquiry)_counts|(enquiry|listing)_days|sqlite_.*|d1_migrations|_cf_.*)$/;
/** What ends by itself: a restored database must not bring ended sessions or used links back to life. */
const passing = /^(sessions|token_pairs|reset_links|throttles)$/;

/** A table to keep: its stored columns, those that tell one row from the next, and what it refers to. */
interface Table {
  name: string;
  /** Whether its rows have numbers, which grow. */
  numbered: boolean;
  columns: string[];
  keys: string[];
  references: { table: string; from: string; to: string; mayBeEmpty: boolean }[];
}

/** How many rows each table holds that a copy keeps. */
export async function countDumpedRows(read: ReadRows): Promise<Map<string, number>> {
  return numbersOf(read, await readTables(read), "count(*)");
}

async function readTables(read: ReadRows): Promise<Table[]> {
  const [all = []] = await read("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const kept = all.filter(({ name }) => !derived.test(String(name)) && !passing.test(String(name)));
  // Named one by one: the database's own tables do not let themselves be asked.
  const named = `json_each(${literal(JSON.stringify(kept.map(({ name }) => name)))}) AS tables`;
  const [columns = [], references = []] = await read(
    `SELECT tables.value AS owner, columns.name, pk FROM ${named}, pragma_table_xinfo(tables.value) AS columns
     WHERE hidden = 0 ORDER BY owner, cid`,
    `SELECT tables.value AS owner, "table", "from", "to", on_delete FROM ${named}, pragma_foreign_key_list(tables.value)`,
  );
  return kept.map(({ name, sql }) => {
    const own = columns.filter(({ owner }) => owner === name);
    const keys = own.filter(({ pk }) => Number(pk) > 0).sort((one, other) => Number(one.pk) - Number(other.pk));
    return {
      name: String(name),
      numbered: !/WITHOUT ROWID/i.test(String(sql)),
      columns: own.map((column) => String(column.name)),
      keys: keys.map((column) => String(column.name)),
      references: references.filter(({ owner }) => owner === name).map(toReference),
    };
  });
}

const toReference = ({ table, from, to, on_delete }: Row): Table["references"][number] => ({
  table: String(table),
  from: String(from),
  to: String(to),
  mayBeEmpty: on_delete === "SET NULL",
});

/** The tables in groups: each refers to those of earlier groups only. */
function inGroups(tables: Table[]): Table[][] {
  const groups: Table[][] = [];
  let left = tables;
  while (left.length > 0) {
    const waits = (table: Table) =>
      table.references.some((reference) => left.some(({ name }) => name === reference.table && name !== table.name));
    const ready = left.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle");
    groups.push(ready);
    left = left.filter(waits);
  }
  return groups;
}

/**
 * The statements, some hundred lines at a time. The site goes on meanwhile: rows that come after the beginning are left
 * out, and whatever refers to one of them, so that what was saved can always be loaded.
 */
export async function* generateDatabaseDump(read: ReadRows): AsyncGenerator<{ text: string; rows: number }> {
  const tables = await readTables(read);
  const numbered = tables.filter((table) => table.numbered);
  const ends = await numbersOf(read, numbered, "coalesce(max(rowid), 0)");
  for (const group of inGroups(tables)) {
    let open = group
      .filter(({ name }) => ends.get(name) !== 0)
      .map((table) => ({ table, past: "true", ...untilThen(table, ends) }));
    while (open.length > 0) {
      const pages = await read(
        ...open.map(
          ({ table: { name, keys }, selected, where, past }) =>
            `SELECT ${selected} FROM ${name} WHERE ${where} AND ${past} ORDER BY ${keys.join(", ")} LIMIT ${rowsPerRead}`,
        ),
      );
      for (const [index, rows] of pages.entries()) {
        const table = open[index]?.table;
        if (table) yield { text: rows.map((row) => insert(table, row)).join(""), rows: rows.length };
      }
      open = open.flatMap((reading, index) => {
        const last = pages[index]?.[rowsPerRead - 1];
        const { keys } = reading.table;
        const past = `(${keys.join(", ")}) > (${keys.map((key) => literal(last?.[key])).join(", ")})`;
        return last ? [{ ...reading, past }] : [];
      });
    }
  }
}

const insert = ({ name, columns }: Table, row: Row) =>
  `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map((column) => literal(row[column])).join(", ")});\n`;

const literal = (value: Value | undefined) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");

/** One number about each table, in one statement. */
async function numbersOf(read: ReadRows, tables: Table[], number: string): Promise<Map<string, number>> {
  const selected = tables.map(({ name }) => `(SELECT ${number} FROM ${name}) AS ${name}`);
  const [[row = {}] = []] = await read(`SELECT ${selected.join(", ")}`);
  return new Map(tables.map(({ name }) => [name, Number(row[name])]));
}

/** Leaves out what came after the beginning, and what refers to it; a reference that may be empty is emptied. */
function untilThen({ name, columns, references }: Table, ends: Map<string, number>) {
  const conditions = ends.has(name) ? [`rowid <= ${ends.get(name)}`] : [];
  const emptied = new Map<string, string>();
  for (const { table, from, to, mayBeEmpty } of references) {
    const there = `${from} IN (SELECT ${to} FROM ${table} WHERE rowid <= ${ends.get(table)})`;
    if (mayBeEmpty) emptied.set(from, `iif(${there}, ${from}, NULL) AS ${from}`);
    else conditions.push(there);
  }
  return {
    selected: columns.map((column) => emptied.get(column) ?? column).join(", "),
    where: [...conditions, "true"].join(" AND "),
  };
}
