import { unescapeFormula } from "#contract/admin/csv.ts";
import { parseCsv } from "./parse-csv.ts";
import { buildSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";

const maxBytes = 64 * 1024 * 1024;
const notCsv = "This is not a CSV file. Save the spreadsheet as CSV (in Excel: “CSV UTF-8”) and choose that file";
const guessedEncoding =
  "The file is not in UTF-8, so it was read as Windows-1252. Check the accented letters before you import it.";

/**
 * Reads a CSV file.
 * @throws Error with a message for the user when it is not a table of listings
 */
export async function readSpreadsheet(file: File): Promise<Spreadsheet> {
  if (file.size > maxBytes) throw new Error("The file is larger than 64 MB. Import it in parts");
  const { text, isGuessed } = decode(new Uint8Array(await file.arrayBuffer()));
  const [header = [], ...rows] = await parseCsv(text);
  const spreadsheet = buildSpreadsheet(file.name, readHeader(header), rows);
  return isGuessed ? { ...spreadsheet, notices: [guessedEncoding, ...spreadsheet.notices] } : spreadsheet;
}

/** Excel saves UTF-8, UTF-16 or a regional encoding without a mark, most often Windows-1252. */
function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === "255 254") return { text: new TextDecoder("utf-16le").decode(bytes), isGuessed: false };
  if (mark === "254 255") return { text: new TextDecoder("utf-16be").decode(bytes), isGuessed: false };
  // Workbooks and images contain control bytes, text does not.
  if (bytes.subarray(0, 4096).some((byte) => byte < 9)) throw new Error(notCsv);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}

function readHeader(cells: string[]): string[] {
  const columns = cells.map((name) => unescapeFormula(name).trim().toLowerCase());
  if (!columns.includes("reference") && !columns.includes("title")) {
    if (columns.length < 2) throw new Error(notCsv);
    throw new Error(
      `The first line must name the columns, including “reference” and “title”. Found: ${columns.join(", ").slice(0, 200)}`,
    );
  }
  const duplicate = columns.find((name, index) => name !== "" && columns.indexOf(name) < index);
  if (duplicate) throw new Error(`Two columns are named “${duplicate}”. Rename or remove one of them`);
  return columns;
}
