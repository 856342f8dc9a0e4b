import { formatCount } from "#web/lib/format/format-values.ts";
import { parseCsv } from "../parse-csv.ts";
import { type DecodedText, decodeText } from "./decode-text.ts";
import { describeForeignFile, describeForeignText, isArchive } from "./detect-format.ts";
import type { Encoding } from "./encodings.ts";
import { isJson, readJson } from "./json/read-json.ts";
import { maxFileBytes, tooManyBytes } from "./limits.ts";
import { isMarkup, readMarkup } from "./markup/read-markup.ts";
import { pickSheet, type Workbook } from "./pick-sheet.ts";
import { buildSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";
import { readWorkbook } from "./workbook/read-workbook.ts";

const unknownFormat = "This is neither a CSV file nor an Excel workbook (.xlsx). Save the spreadsheet as one of them";
const guessedEncoding =
  "The file is not in UTF-8, so it was read as Windows-1252. Check the accented letters before you import it.";

/** How the user wants a file to be read. */
export interface ReadingChoice {
  /** Of a text; detected by default. */
  encoding?: Encoding;
  /** Of a workbook; the one that looks most like a table of homes by default. */
  sheet?: string;
}

/**
 * Reads the table in a file. Its content decides about the format, because a web page may be called .xls and a phone may
 * leave out the name.
 * @throws Error with a message for the user when it is not a table
 */
export async function readSpreadsheet(file: File, choice: ReadingChoice = {}): Promise<Spreadsheet> {
  if (file.size > maxFileBytes) throw new Error(tooManyBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const foreign = describeForeignFile(bytes);
  if (foreign) throw new Error(foreign);
  if (isArchive(bytes)) return readArchive(file.name, bytes.buffer, choice.sheet);
  const decoded = decodeText(bytes, choice.encoding);
  if (!decoded) throw new Error(unknownFormat);
  const { uncertainEncoding, isGuessed } = decoded;
  const spreadsheet = await readText(file.name, decoded, choice.sheet);
  const notices = [...(isGuessed ? [guessedEncoding] : []), ...spreadsheet.notices];
  return { ...spreadsheet, uncertainEncoding, notices };
}

async function readArchive(name: string, bytes: ArrayBuffer, sheet: string | undefined): Promise<Spreadsheet> {
  const parsed = await readWorkbook(bytes);
  if ("openDocument" in parsed) return pickSheet(name, readMarkup(parsed.openDocument), sheet);
  return readSheet(name, parsed.workbook, sheet);
}

async function readText(name: string, { text }: DecodedText, sheet: string | undefined): Promise<Spreadsheet> {
  const foreign = describeForeignText(text);
  if (foreign) throw new Error(foreign);
  if (isMarkup(text)) return pickSheet(name, readMarkup(text), sheet);
  if (isJson(text)) return buildSpreadsheet(name, readJson(text));
  const lines = await parseCsv(text);
  if (!lines.some((cells) => cells.length > 1)) throw new Error(unknownFormat);
  return buildSpreadsheet(name, lines);
}

/** Returns the table in a sheet of a workbook, with a warning about formulas without a result. */
export function readSheet(
  name: string,
  { sheets, formulasWithoutResult }: Workbook,
  chosen: string | undefined,
): Spreadsheet {
  const spreadsheet = pickSheet(name, sheets, chosen);
  if (formulasWithoutResult === 0) return spreadsheet;
  const cells = formatCount(formulasWithoutResult, "cell");
  const notice = `The workbook has ${cells} with a formula but without its result, read as empty here. Open the workbook in Excel or LibreOffice, save it, and choose it again.`;
  return { ...spreadsheet, notices: [notice, ...spreadsheet.notices] };
}
