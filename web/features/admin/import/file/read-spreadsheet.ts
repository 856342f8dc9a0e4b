import { formatCount } from "#web/lib/format/format-values.ts";
import { parseCsv } from "../parse-csv.ts";
import { detectEncoding, type Encoding } from "./encodings.ts";
import { pickSheet, type Workbook } from "./pick-sheet.ts";
import { readWorkbook } from "./read-workbook.ts";
import { buildSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";

const maxBytes = 20 * 1024 * 1024;
const unknownFormat = "This is neither a CSV file nor an Excel workbook (.xlsx). Save the spreadsheet as one of them";
const guessedEncoding =
  "The file is not in UTF-8, so it was read as Windows-1252. Check the accented letters before you import it.";

/** How the user wants a file to be read. */
export interface ReadingChoice {
  /** Of a CSV file; detected by default. */
  encoding?: Encoding;
  /** Of a workbook; the one that looks most like a table of homes by default. */
  sheet?: string;
}

/**
 * Reads a CSV file or a sheet of an Excel workbook.
 * @throws Error with a message for the user when it is not a table
 */
export async function readSpreadsheet(file: File, choice: ReadingChoice = {}): Promise<Spreadsheet> {
  if (file.size > maxBytes) throw new Error("The file is larger than 20 MB. Import it in parts");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readSheet(file.name, await readWorkbook(bytes.buffer), choice.sheet);
  const chosen = choice.encoding;
  const detected = chosen ? { encoding: chosen, isGuessed: false } : detectEncoding(bytes);
  if (!detected) throw new Error(unknownFormat);
  const { encoding, isGuessed } = detected;
  const sheet = await parseCsv(new TextDecoder(encoding).decode(bytes));
  if (!sheet.some((cells) => cells.length > 1)) throw new Error(unknownFormat);
  const spreadsheet = buildSpreadsheet(file.name, sheet);
  return {
    ...spreadsheet,
    uncertainEncoding: isGuessed || chosen ? encoding : undefined,
    notices: [...(isGuessed ? [guessedEncoding] : []), ...spreadsheet.notices],
  };
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

/** A workbook is a ZIP archive. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
