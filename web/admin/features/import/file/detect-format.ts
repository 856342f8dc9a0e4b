const saveAsTable = "Save the table as .xlsx or CSV, and choose that file";
const isEmpty = "The file is empty. Choose another one";
const isImage = "This is an image, not a spreadsheet. Choose a CSV file or an Excel workbook (.xlsx)";
const isVideo = "This is a photo or a video, not a spreadsheet. Choose a CSV file or an Excel workbook (.xlsx)";
const isPacked = "This is a compressed file. Unpack it, and choose the spreadsheet inside";
const isOldExcel =
  "This is an old Excel workbook (.xls). Open it in Excel or LibreOffice, save it as .xlsx, and choose that file";
const isProtected =
  "The workbook is protected by a password. Open it in Excel, remove the password, save it, and choose it again";
const isWord = `This is a Word document. ${saveAsTable}`;

interface Beginning {
  texts: readonly string[];
  /** In bytes. */
  offset?: number;
  message: string;
}

/** How files begin that are no table, with what to do. */
const beginnings: readonly Beginning[] = [
  { texts: ["%PDF-"], message: "This is a PDF, which has no cells. Ask for the list as CSV or Excel (.xlsx)" },
  { texts: ["\x89PNG", "\xff\xd8\xff", "GIF8", "II*\0", "MM\0*"], message: isImage },
  { texts: ["WEBP"], offset: 8, message: isImage },
  { texts: ["ftyp"], offset: 4, message: isVideo },
  { texts: ["\x1f\x8b", "Rar!", "7z\xbc\xaf", "BZh9", "\xfd7zXZ"], message: isPacked },
  { texts: ["{\\rtf"], message: isWord },
  // Excel 2 to 4, and Excel 5 without its file system.
  { texts: ["\t\0\x04\0", "\t\x02\x06\0", "\t\x04\x06\0", "\t\b\b\0", "\t\b\x10\0"], message: isOldExcel },
  { texts: ["SQLite format 3"], message: "This is a database. Export its table as CSV" },
];

/** Returns which file it is and what to do, if it is neither an archive nor a text. */
export function describeForeignFile(bytes: Uint8Array): string | undefined {
  const start = latin1(bytes.subarray(0, 32));
  if (start.startsWith("\xd0\xcf\x11\xe0")) return describeOldOffice(bytes);
  return beginnings.find(({ texts, offset = 0 }) => texts.some((text) => start.startsWith(text, offset)))?.message;
}

/** Old Office files and encrypted new ones are a file system, with names in UTF-16. */
function describeOldOffice(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-16le").decode(bytes);
  if (text.includes("EncryptedPackage")) return isProtected;
  if (text.includes("WordDocument")) return isWord;
  return isOldExcel;
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Returns which text it is and what to do, if it is known and cannot be read. */
export function describeForeignText(text: string): string | undefined {
  const start = text.trimStart().slice(0, 4000);
  if (start === "") return isEmpty;
  if (/^#HEADER#/i.test(start)) return "This is a BLM feed, as Rightmove uses it. Export the listings as CSV or Excel";
  if (/^(mime-version|from|content-type):/i.test(start) && /multipart\/related/i.test(start))
    return `This is a web page in a single file (.mht). Open it in Excel. ${saveAsTable}`;
  return undefined;
}

/** A workbook is a ZIP archive. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;
