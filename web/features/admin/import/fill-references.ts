import { byteOrderMark, csvLine, unescapeFormula } from "#contract/admin/csv.ts";
import { buildSpreadsheet, referenceAt, type Spreadsheet } from "./spreadsheet.ts";

/** Returns a copy with a reference in every row, so that importing it again creates no duplicates. */
export function fillReferences({ name, columns, rows }: Spreadsheet): Spreadsheet {
  const hasColumn = columns.includes("reference");
  const position = hasColumn ? columns.indexOf("reference") : 0;
  const prefix = `T-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const filledRows = rows.map((cells, row) => {
    const reference = (hasColumn && referenceAt(cells, position)) || `${prefix}-${row + 1}`;
    const before = Array.from({ length: position }, (_, index) => cells[index] ?? "");
    return [...before, reference, ...cells.slice(hasColumn ? position + 1 : 0)];
  });
  const newName = name.replace(/(\.[^.]*)?$/, "-with-references.csv");
  return buildSpreadsheet(newName, hasColumn ? columns : ["reference", ...columns], filledRows);
}

/** Returns the spreadsheet as a CSV file. */
export function toCsvFile({ columns, rows }: Spreadsheet): Blob {
  const lines = [columns, ...rows.map((cells) => cells.map(unescapeFormula))].map((cells) =>
    csvLine(cells.map(numberOrText)),
  );
  return new Blob([byteOrderMark, ...lines], { type: "text/csv;charset=utf-8" });
}

/** A negative number is not a formula, so it needs no escaping. Other cells stay text. */
const numberOrText = (cell: string) => (/^-\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
