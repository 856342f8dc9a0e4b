import { unescapeFormula } from "#contract/admin/csv.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** A table of listings. Rows count from 0 here, and from 1 in texts for people. */
export interface Spreadsheet {
  name: string;
  /** The column names in lower case. Unnamed columns are empty and not imported. */
  columns: string[];
  /** The cells as written; short rows have fewer. */
  rows: string[][];
  /** Rows with a problem that only the whole table shows, such as a duplicate reference. They cannot be imported. */
  problems: Map<number, SpreadsheetProblem>;
  withoutReference: number;
  /** Warnings to show before the import. */
  notices: string[];
}

interface SpreadsheetProblem {
  field: string;
  msg: string;
}

/** Returns the spreadsheet with its problems and notices. */
export function buildSpreadsheet(name: string, columns: string[], rows: string[][]): Spreadsheet {
  const position = columns.indexOf("reference");
  const references = rows.map((cells) => referenceAt(cells, position));
  return {
    name,
    columns,
    rows,
    problems: findProblems(columns, rows, references),
    withoutReference: rows.filter((cells, row) => !hasExtraCells(cells, columns) && references[row] === "").length,
    notices: [...unnamedColumnNotices(columns, rows), ...shortRowNotices(columns, rows)],
  };
}

export const referenceAt = (cells: string[], position: number) => unescapeFormula(cells[position] ?? "").trim();

/** Returns a row as the API expects it: cells by column name. */
export function cellsByColumn({ columns, rows }: Spreadsheet, row: number): Record<string, string> {
  const cells = (rows[row] ?? []).slice(0, columns.length);
  return Object.fromEntries(cells.map((cell, index) => [columns[index] ?? "", cell] as const).filter(([name]) => name));
}

const hasExtraCells = (cells: string[], columns: string[]) =>
  cells.slice(columns.length).some((cell) => cell.trim() !== "");

function findProblems(columns: string[], rows: string[][], references: string[]): Map<number, SpreadsheetProblem> {
  const problems = new Map<number, SpreadsheetProblem>();
  const firstRows = new Map<string, number>();
  for (const [row, cells] of rows.entries()) {
    const reference = references[row] ?? "";
    const firstRow = firstRows.get(reference);
    if (hasExtraCells(cells, columns)) {
      const msg = "more cells than the table has columns. Put text that contains a comma in quotation marks";
      problems.set(row, { field: "row", msg });
    } else if (reference === "") continue;
    else if (firstRow === undefined) firstRows.set(reference, row);
    else problems.set(row, { field: "reference", msg: `Row ${firstRow + 1} has the same reference` });
  }
  return problems;
}

function unnamedColumnNotices(columns: string[], rows: string[][]): string[] {
  const unnamed = columns.flatMap((column, index) => (column === "" ? [index] : []));
  const withContent = unnamed.filter((index) => rows.some((cells) => cells[index]?.trim()));
  return withContent.map((index) => `Column ${index + 1} has no name and is left out.`);
}

function shortRowNotices(columns: string[], rows: string[][]): string[] {
  const count = rows.filter((cells) => cells.length < columns.length).length;
  if (count === 0) return [];
  return [`${formatCount(count, "row has", "rows have")} fewer cells than columns. Missing cells stay unchanged.`];
}
