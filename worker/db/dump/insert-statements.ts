import type { DumpedTable } from "./dumped-tables.ts";

/** D1 runs statements of up to 100 kB. A UTF-16 unit has at most three bytes. */
const maxStatementLength = 30_000;
const maxRowsPerStatement = 100;
/** A longer row could not be loaded. Only stored responses of large imports are expected to be that long. */
const maxRowBytes = 95_000;
/** D1 functions have at most 32 arguments. */
const maxArguments = 30;

/** Returns the SQL expression for a row as text: its values as literals, in brackets. */
export function rowAsText({ columns }: DumpedTable): string {
  const groups: string[] = [];
  for (let from = 0; from < columns.length; from += maxArguments) {
    const values = columns.slice(from, from + maxArguments).map((column) => `quote(${column})`);
    groups.push(`concat_ws(',', ${values.join(", ")})`);
  }
  return `'(' || concat_ws(',', ${groups.join(", ")}) || ')'`;
}

/**
 * Returns the statements that store rows, each given as the text of its values in brackets. They can be run whatever
 * changed between the reads of the tables: a row that refers to a missing row is skipped, or loses an optional
 * reference, and so is a row with a value that another row has taken. A comment replaces a row that is too long for D1;
 * `leftOut` counts these.
 */
export function toInsertStatements(table: DumpedTable, rows: string[]): { text: string; leftOut: number } {
  const { before, after } = statementAround(table);
  let text = "";
  let leftOut = 0;
  let statement: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (isTooLong(row)) {
      text += `-- Left out: a row of ${table.name} with more than ${maxRowBytes} bytes\n`;
      leftOut += 1;
      continue;
    }
    if (statement.length === maxRowsPerStatement || (length > 0 && length + row.length > maxStatementLength)) {
      text += before + statement.join(",\n") + after;
      statement = [];
      length = 0;
    }
    statement.push(row);
    length += row.length;
  }
  if (statement.length > 0) text += before + statement.join(",\n") + after;
  return { text, leftOut };
}

const isTooLong = (row: string) => row.length * 3 > maxRowBytes && Buffer.byteLength(row) > maxRowBytes;

function statementAround({ name, columns, references }: DumpedTable): { before: string; after: string } {
  const insert = `INSERT INTO ${name} (${columns.join(", ")})`;
  const end = "\nON CONFLICT DO NOTHING;\n";
  if (references.length === 0) return { before: `${insert} VALUES\n`, after: end };
  const valueFor = (column: string) => `column${columns.indexOf(column) + 1}`;
  const optional = new Map(
    references.filter(({ isNullable }) => isNullable).map((reference) => [reference.from, reference]),
  );
  const selected = columns.map((column) => {
    const reference = optional.get(column);
    return reference
      ? `(SELECT ${reference.to} FROM ${reference.table} WHERE ${reference.to} = ${valueFor(column)})`
      : valueFor(column);
  });
  const conditions = references
    .filter(({ isNullable }) => !isNullable)
    // A want of a visitor has no person, but is deleted with one.
    .map(({ table, from, to }) => `(${valueFor(from)} IS NULL OR ${valueFor(from)} IN (SELECT ${to} FROM ${table}))`);
  return {
    before: `${insert} SELECT ${selected.join(", ")} FROM (VALUES\n`,
    after: `) WHERE ${["true", ...conditions].join(" AND ")}${end}`,
  };
}
