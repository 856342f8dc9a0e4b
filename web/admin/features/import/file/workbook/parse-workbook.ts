import { strFromU8, strToU8, type Unzipped } from "fflate";
import readSheets from "read-excel-file/web-worker";
import { maxFileBytes, tooManyBytes } from "../limits.ts";
import type { Workbook } from "../pick-sheet.ts";
import { countFormulasWithoutResult } from "./formulas-without-result.ts";
import { readNumberFormats } from "./number-formats.ts";
import { numberText } from "./number-text.ts";
import { type RepairedSheet, repairSheet, withoutCdata } from "./repair-sheet.ts";
import { isOpenDocument, packUncompressed, unpackWorkbook } from "./unpack-workbook.ts";
import { listWorkbookParts } from "./workbook-parts.ts";
import { toSheets } from "./workbook-texts.ts";

/** What an archive contains. `openDocument` is the markup of an .ods file; `problem` is a message for the user. */
export type ParsedArchive = { workbook: Workbook } | { openDocument: string } | { problem: string };

const strings = "xl/sharedStrings.xml";
const isProtected = "The spreadsheet is protected by a password. Save it without a password, and choose it again";

/**
 * Reads all sheets of a workbook.
 * @throws Error when it is damaged
 */
export async function parseWorkbook(bytes: ArrayBuffer): Promise<ParsedArchive> {
  const unpacked = unpackWorkbook(bytes);
  if ("problem" in unpacked) return unpacked;
  const { files } = unpacked;
  if (isOpenDocument(files)) return readOpenDocument(files);
  const formulasWithoutResult = countFormulasWithoutResult(files);
  const formats = readNumberFormats(getText(files, "xl/styles.xml"));
  const parts = listWorkbookParts(files);
  const repaired = new Map<string, RepairedSheet>();
  for (const { path } of parts)
    if (path && !repaired.has(path)) repaired.set(path, repairSheet(getText(files, path), formats));
  const readable = { ...files, ...xmlFiles(repaired), ...(files[strings] && { [strings]: repairStrings(files) }) };
  const sheets = await readSheets(packUncompressed(readable), { parseNumber: numberText });
  const places = parts.map(({ isHidden, path }) => ({ isHidden, ...(path && repaired.get(path)) }));
  return { workbook: { sheets: toSheets(sheets, places), formulasWithoutResult } };
}

function readOpenDocument(files: Unzipped): ParsedArchive {
  if (getText(files, "META-INF/manifest.xml").includes("encryption-data")) return { problem: isProtected };
  const openDocument = getText(files, "content.xml");
  return openDocument.length > maxFileBytes ? { problem: tooManyBytes } : { openDocument };
}

const getText = (files: Unzipped, path: string) => strFromU8(files[path] ?? new Uint8Array());
const repairStrings = (files: Unzipped) => strToU8(withoutCdata(getText(files, strings)));
const xmlFiles = (repaired: ReadonlyMap<string, RepairedSheet>): Unzipped =>
  Object.fromEntries([...repaired].map(([path, { xml }]) => [path, strToU8(xml)]));
