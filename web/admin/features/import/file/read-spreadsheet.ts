import { formatCount } from "#web/lib/format/format-values.ts";
import { decodeText } from "./decode-text.ts";
import { maxFileBytes, tooManyBytes, unreadable } from "./limits.ts";
import { pickSheet } from "./pick-sheet.ts";
import { readCsv } from "./read-csv.ts";
import { readHtml } from "./read-html.ts";
import { readWorkbook } from "./read-workbook.ts";
import { buildSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";

const guessedEncoding =
  "The file is not in UTF-8, so it was read as Windows-1252. If accented letters look wrong, save it as .xlsx.";

/**
 * Reads the table in a CSV file, a workbook (.xlsx) or a web page. Its content decides about the format, because a web page
 * may be called .xls and a phone may leave out the name.
 * @param sheet of a workbook; the one that looks most like a table of homes by default
 * @throws Error with a message for the user when it is not a table
 */
export async function readSpreadsheet(file: File, sheet?: string): Promise<Spreadsheet> {
  if (file.size > maxFileBytes) throw new Error(tooManyBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSheet(file.name, bytes, sheet);
  const decoded = decodeText(bytes);
  if (!decoded) throw new Error(unreadable);
  const spreadsheet = readText(file.name, decoded.text, sheet);
  return decoded.isGuessed ? { ...spreadsheet, notices: [guessedEncoding, ...spreadsheet.notices] } : spreadsheet;
}

/** Warns about formulas without a result. */
function readSheet(name: string, bytes: Uint8Array, sheet: string | undefined): Spreadsheet {
  const { sheets, formulasWithoutResult } = readWorkbook(bytes);
  const spreadsheet = pickSheet(name, sheets, sheet);
  if (formulasWithoutResult === 0) return spreadsheet;
  const cells = formatCount(formulasWithoutResult, "cell");
  const notice = `The workbook has ${cells} with a formula but without its result, read as empty here. Open the workbook in Excel or LibreOffice, save it, and choose it again.`;
  return { ...spreadsheet, notices: [notice, ...spreadsheet.notices] };
}

function readText(name: string, text: string, sheet: string | undefined): Spreadsheet {
  const start = text.slice(0, 1000).trimStart();
  if (start.startsWith("<")) {
    const tables = readHtml(text);
    if (tables.length === 0) throw new Error(unreadable);
    return pickSheet(name, tables, sheet);
  }
  // JSON, RTF and PDF are texts too. A table may begin with a bracket.
  const lines = /^(?:\{|%PDF|\[\s*[[{])/.test(start) ? [] : readCsv(text);
  if (!lines.some((cells) => cells.length > 1)) throw new Error(unreadable);
  return buildSpreadsheet(name, lines);
}
