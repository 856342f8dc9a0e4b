import * as z from "zod";
import { type DumpedTable, type ReadRows, readDumpedTables, sqlLiteral } from "./dumped-tables.ts";
import { rowAsText, toInsertStatements } from "./insert-statements.ts";

/** Where a dump continues. It can be stored as JSON. */
export const dumpPosition = z.object({
  /** The tables that are not finished. The first one is being read. */
  tables: z.array(z.object({ name: z.string(), lastRowid: z.number().optional() })),
  /** The primary key of the last row that was read from the first table. */
  after: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
  /** The average length of these rows in bytes. */
  rowBytes: z.number().optional(),
});
export type DumpPosition = z.infer<typeof dumpPosition>;

/** A piece of a dump: complete statements of one table. */
export interface DumpPage {
  table: string;
  text: string;
  rows: number;
  /** Those of the rows that are too long for D1 and are not in the text. */
  leftOut: number;
  next: DumpPosition;
}

const firstRowBytes = 5_000;
const maxRowsPerPage = 5_000;

/** Returns the name of the newest migration of the database, whose schema a copy of its rows needs. */
export async function readSchema(read: ReadRows): Promise<string> {
  const [[row] = []] = await read("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1");
  return String(row?.name);
}

/** Returns the number of rows in each dumped table. */
export async function countDumpedRows(read: ReadRows): Promise<Map<string, number>> {
  return readNumbers(read, await readDumpedTables(read), "count(*)");
}

/**
 * Returns the start of a dump. Listings, enquiries, accounts and other rows that are added later are left out, so that
 * the dump ends. Rows that belong to an earlier one, such as the images of a listing, are read as they are by then.
 */
export async function startDump(read: ReadRows, tables: DumpedTable[]): Promise<DumpPosition> {
  const isIndependent = ({ hasRowid, references }: DumpedTable) =>
    hasRowid && references.every(({ isNullable }) => isNullable);
  const lastRowids = await readNumbers(read, tables.filter(isIndependent), "coalesce(max(rowid), 0)");
  return {
    tables: tables
      .map(({ name }) => ({ name, lastRowid: lastRowids.get(name) }))
      .filter(({ lastRowid }) => lastRowid !== 0),
  };
}

/**
 * Returns the rows after a position as SQL text, of about `pageBytes` at most, and the next position; its `tables` are
 * empty at the end. SQLite builds the text of the rows, which costs the worker a quarter of the CPU time of building it.
 *
 * The site keeps running between two pages. The text can be loaded nevertheless; see `toInsertStatements`.
 */
export async function readDumpPage(
  read: ReadRows,
  tables: DumpedTable[],
  position: DumpPosition,
  pageBytes: number,
): Promise<DumpPage> {
  const [current, ...others] = position.tables;
  const table = tables.find(({ name }) => name === current?.name);
  // A migration may have dropped the table since the start.
  if (!current || !table) return { table: "", text: "", rows: 0, leftOut: 0, next: { tables: others } };
  const { rowBytes = firstRowBytes } = position;
  const limit = Math.min(maxRowsPerPage, Math.ceil(pageBytes / rowBytes) + 1);
  const keys = table.keys.join(", ");
  const conditions = [
    ...(current.lastRowid === undefined ? [] : [`rowid <= ${current.lastRowid}`]),
    ...(position.after ? [`(${keys}) > (${position.after.map(sqlLiteral).join(", ")})`] : []),
  ];
  const [rows = []] = await read(
    `SELECT text, size, found, ${keys} FROM (
      SELECT text, octet_length(text) AS length, count(*) OVER () AS found,
        sum(octet_length(text)) OVER (ORDER BY ${keys} ROWS UNBOUNDED PRECEDING) AS size, ${keys}
      FROM (SELECT ${rowAsText(table)} AS text, ${keys} FROM ${table.name}
        WHERE ${["true", ...conditions].join(" AND ")} ORDER BY ${keys} LIMIT ${limit}))
     WHERE size = length OR size <= ${pageBytes} ORDER BY ${keys}`,
  );
  const last = rows.at(-1);
  const hasMore = rows.length === limit || rows.length < Number(last?.found ?? 0);
  return {
    table: table.name,
    ...toInsertStatements(
      table,
      rows.map(({ text }) => String(text)),
    ),
    rows: rows.length,
    next:
      last && hasMore
        ? {
            tables: position.tables,
            after: table.keys.map((key) => last[key] ?? null),
            rowBytes: Math.ceil(Number(last.size) / rows.length),
          }
        : { tables: others },
  };
}

/** Yields the whole database as SQL. */
export async function* generateDatabaseDump(
  read: ReadRows,
  pageBytes: number,
): AsyncGenerator<{ table: string; text: string; rows: number }> {
  const tables = await readDumpedTables(read);
  let position = await startDump(read, tables);
  while (position.tables.length > 0) {
    const page = await readDumpPage(read, tables, position, pageBytes);
    position = page.next;
    yield page;
  }
}

/** Reads one number for each table in a single statement. */
async function readNumbers(read: ReadRows, tables: DumpedTable[], expression: string): Promise<Map<string, number>> {
  const selected = tables.map(({ name }) => `(SELECT ${expression} FROM ${name}) AS ${name}`);
  const [[row = {}] = []] = await read(`SELECT ${selected.join(", ")}`);
  return new Map(tables.map(({ name }) => [name, Number(row[name])]));
}
