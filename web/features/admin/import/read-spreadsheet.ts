import { parseCsv, unescapeFormula } from "#contract/admin/csv.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** A table as it was chosen; rows count from 0 here, and from 1 for people, below the columns' names. */
export interface Spreadsheet {
  name: string;
  /** Each column's name as the service knows it; empty for one without a name, which is left out. */
  columns: string[];
  /** The cells as written; a row that ends early has fewer. */
  rows: string[][];
  /** Why a row cannot be taken, where the rows around it have to be known to see it. */
  problems: Map<number, SpreadsheetProblem>;
  /** How many rows nobody could know again. */
  withoutReference: number;
  /** What a person should know before importing it. */
  notices: string[];
}

export interface SpreadsheetProblem {
  field: string;
  msg: string;
}

const mostBytes = 64 * 1024 * 1024;
/** Reading makes way for the person's taps after so many milliseconds. */
const slice = 30;
const noTable =
  "This file is not a CSV table. Save the spreadsheet as CSV (in Excel: “CSV UTF-8”), and choose the file that comes of it";

/**
 * Reads a CSV table as spreadsheets write it.
 * @throws a sentence for the person when it cannot be read as a table of listings
 */
export async function readSpreadsheet(file: File): Promise<Spreadsheet> {
  if (file.size > mostBytes) throw new Error("The file is larger than 64 MB. Import it in parts");
  const { text, isGuessed } = decode(new Uint8Array(await file.arrayBuffer()));
  const lines: string[][] = [];
  let turn = performance.now();
  for (const cells of parseCsv(text)) {
    lines.push(cells);
    if (lines.length % 100 === 0 && performance.now() - turn > slice) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
  }
  const [head = [], ...rows] = lines;
  const table = toSpreadsheet(file.name, readHead(head), rows);
  if (isGuessed) {
    table.notices.unshift(
      "The file is not in UTF-8, so it was read as Windows-1252. See that its accents are right before you import it.",
    );
  }
  return table;
}

/** A table with what can be seen of it here. */
export function toSpreadsheet(name: string, columns: string[], rows: string[][]): Spreadsheet {
  const problems = new Map<number, SpreadsheetProblem>();
  const notices: string[] = [];
  const firstRows = new Map<string, number>();
  const place = columns.indexOf("reference");
  const unnamed = columns.flatMap((column, index) => (column === "" ? [index] : []));
  const filled = new Set<number>();
  let [withoutReference, short] = [0, 0];
  rows.forEach((cells, row) => {
    const reference = referenceAt(cells, place);
    const first = firstRows.get(reference);
    if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
      const msg = "more cells than the table has columns. Put text in which a comma stands in quotation marks";
      problems.set(row, { field: "row", msg });
    } else if (reference === "") withoutReference += 1;
    else if (first === undefined) firstRows.set(reference, row);
    else problems.set(row, { field: "reference", msg: `This reference stands in row ${first + 1} already` });
    if (cells.length < columns.length) short += 1;
    for (const index of unnamed) if (cells[index]?.trim()) filled.add(index);
  });
  for (const index of filled) notices.push(`Column ${index + 1} has no name and is left out.`);
  if (short > 0) {
    notices.push(
      `${formatCount(short, "row has", "rows have")} fewer cells than there are columns. What such a row lacks stays as it is.`,
    );
  }
  return { name, columns, rows, problems, withoutReference, notices };
}

export const referenceAt = (cells: string[], place: number) => unescapeFormula(cells[place] ?? "").trim();

/** A row as it is sent: its cells by the names of their columns. */
export function cellsByColumn({ columns, rows }: Spreadsheet, row: number): Record<string, string> {
  const cells = (rows[row] ?? []).slice(0, columns.length);
  return Object.fromEntries(cells.map((cell, index) => [columns[index] ?? "", cell] as const).filter(([name]) => name));
}

/** Excel saves UTF-8, UTF-16 or its country's own; of those that do not say so Windows-1252 is by far the likeliest. */
function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === "255 254") return { text: new TextDecoder("utf-16le").decode(bytes), isGuessed: false };
  if (mark === "254 255") return { text: new TextDecoder("utf-16be").decode(bytes), isGuessed: false };
  // Workbooks, pictures and the like; no text has such bytes.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) throw new Error(noTable);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}

function readHead(head: string[]): string[] {
  const columns = head.map((name) => unescapeFormula(name).trim().toLowerCase());
  if (!columns.includes("reference") && !columns.includes("title")) {
    if (columns.length < 2) throw new Error(noTable);
    throw new Error(
      `The first line has to name the columns, “reference” and “title” among them. Here it is: ${columns.join(", ").slice(0, 200)}`,
    );
  }
  const twice = columns.find((name, index) => name !== "" && columns.indexOf(name) < index);
  if (twice) throw new Error(`Two columns are named “${twice}”. Rename or remove one of them`);
  return columns;
}
