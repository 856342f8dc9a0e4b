import { parseCsv } from "../parse-csv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { buildSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";

const maxBytes = 20 * 1024 * 1024;
const unknownFormat = "This is neither a CSV file nor an Excel workbook (.xlsx). Save the spreadsheet as one of them";
const guessedEncoding =
  "The file is not in UTF-8, so it was read as Windows-1252. Check the accented letters before you import it.";

/**
 * Reads a CSV file in any common encoding, or the first sheet of an Excel workbook.
 * @throws Error with a message for the user when it is not a table
 */
export async function readSpreadsheet(file: File): Promise<Spreadsheet> {
  if (file.size > maxBytes) throw new Error("The file is larger than 20 MB. Import it in parts");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return buildSpreadsheet(file.name, await readWorkbook(bytes.buffer));
  const { text, isGuessed } = decode(bytes);
  const sheet = await parseCsv(text);
  if (!sheet.some((cells) => cells.length > 1)) throw new Error(unknownFormat);
  const spreadsheet = buildSpreadsheet(file.name, sheet);
  return isGuessed ? { ...spreadsheet, notices: [guessedEncoding, ...spreadsheet.notices] } : spreadsheet;
}

/** A workbook is a ZIP archive. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Excel saves UTF-8, UTF-16 or a regional encoding without a mark, most often Windows-1252. */
function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === "255 254") return { text: new TextDecoder("utf-16le").decode(bytes), isGuessed: false };
  if (mark === "254 255") return { text: new TextDecoder("utf-16be").decode(bytes), isGuessed: false };
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  // Old workbooks and images contain control bytes, text does not.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) throw new Error(unknownFormat);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}

/** In UTF-16, every other byte of most texts is 0. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const start = [...bytes.subarray(0, 200)];
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (start.length < 4 || start.some((byte, index) => byte === 0 && start[index + 1] === 0)) return undefined;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? "utf-16be" : undefined;
}
