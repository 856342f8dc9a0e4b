import { byteOrderMark, csvLine, unescapeFormula } from "#contract/admin/csv.ts";
import { referenceAt, type Spreadsheet, toSpreadsheet } from "./read-spreadsheet.ts";

/** The table with a reference in every row, so that it can be imported again without making anything twice. */
export function fillReferences({ name, columns, rows }: Spreadsheet): Spreadsheet {
  const isThere = columns.includes("reference");
  const place = isThere ? columns.indexOf("reference") : 0;
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const filled = rows.map((cells, row) => {
    const reference = (isThere && referenceAt(cells, place)) || `T-${mark}-${row + 1}`;
    const before = Array.from({ length: place }, (_, index) => cells[index] ?? "");
    return [...before, reference, ...cells.slice(isThere ? place + 1 : 0)];
  });
  const named = name.replace(/(\.[^.]*)?$/, "-with-references.csv");
  return toSpreadsheet(named, isThere ? columns : ["reference", ...columns], filled);
}

/** A table as a file. */
export function toCsvFile({ columns, rows }: Spreadsheet): Blob {
  const lines = [columns, ...rows.map((cells) => cells.map(unescapeFormula))].map((cells) =>
    csvLine(cells.map(numberOrText)),
  );
  return new Blob([byteOrderMark, ...lines], { type: "text/csv;charset=utf-8" });
}

/** A minus before digits alone makes no formula; everything else stays the text it is. */
const numberOrText = (cell: string) => (/^-\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
