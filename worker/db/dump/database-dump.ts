import {
  type DumpedTable,
  groupByDependency,
  type ReadRows,
  type Row,
  readDumpedTables,
  sqlLiteral,
} from "./dumped-tables.ts";

const rowsPerRead = 500;

/** Returns the number of rows in each dumped table. */
export async function countDumpedRows(read: ReadRows): Promise<Map<string, number>> {
  return readNumbers(read, await readDumpedTables(read), "count(*)");
}

/**
 * Yields the database as SQL, one INSERT per row, a few hundred rows at a time. Derived and temporary tables are left
 * out; loading the text into a migrated database runs the triggers that fill the derived ones.
 *
 * The site keeps running during the dump. Rows added after the start are left out, and so are rows that refer to them,
 * so that the text can always be loaded.
 */
export async function* generateDatabaseDump(read: ReadRows): AsyncGenerator<{ text: string; rows: number }> {
  const tables = await readDumpedTables(read);
  const lastRowids = await readNumbers(
    read,
    tables.filter((table) => table.hasRowid),
    "coalesce(max(rowid), 0)",
  );
  for (const group of groupByDependency(tables)) {
    let unfinished = group
      .filter(({ name }) => lastRowids.get(name) !== 0)
      .map((table) => ({ table, after: "true", ...selectionAtStart(table, lastRowids) }));
    while (unfinished.length > 0) {
      const pages = await read(
        ...unfinished.map(
          ({ table: { name, keys }, columns, where, after }) =>
            `SELECT ${columns} FROM ${name} WHERE ${where} AND ${after} ORDER BY ${keys.join(", ")} LIMIT ${rowsPerRead}`,
        ),
      );
      for (const [index, rows] of pages.entries()) {
        const table = unfinished[index]?.table;
        if (table) yield { text: rows.map((row) => toInsert(table, row)).join(""), rows: rows.length };
      }
      unfinished = unfinished.flatMap((reading, index) => {
        const last = pages[index]?.[rowsPerRead - 1];
        const { keys } = reading.table;
        const after = `(${keys.join(", ")}) > (${keys.map((key) => sqlLiteral(last?.[key])).join(", ")})`;
        return last ? [{ ...reading, after }] : [];
      });
    }
  }
}

const toInsert = ({ name, columns }: DumpedTable, row: Row) =>
  `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${columns.map((column) => sqlLiteral(row[column])).join(", ")});\n`;

/** Reads one number for each table in a single statement. */
async function readNumbers(read: ReadRows, tables: DumpedTable[], expression: string): Promise<Map<string, number>> {
  const selected = tables.map(({ name }) => `(SELECT ${expression} FROM ${name}) AS ${name}`);
  const [[row = {}] = []] = await read(`SELECT ${selected.join(", ")}`);
  return new Map(tables.map(({ name }) => [name, Number(row[name])]));
}

/** Selects the rows that existed at the start. A nullable reference to a newer row becomes null. */
function selectionAtStart({ name, columns, references }: DumpedTable, lastRowids: Map<string, number>) {
  const conditions = lastRowids.has(name) ? [`rowid <= ${lastRowids.get(name)}`] : [];
  const nullable = new Map<string, string>();
  for (const { table, from, to, isNullable } of references) {
    const existed = `${from} IN (SELECT ${to} FROM ${table} WHERE rowid <= ${lastRowids.get(table)})`;
    if (isNullable) nullable.set(from, `iif(${existed}, ${from}, NULL) AS ${from}`);
    else conditions.push(existed);
  }
  return {
    columns: columns.map((column) => nullable.get(column) ?? column).join(", "),
    where: [...conditions, "true"].join(" AND "),
  };
}
