import { maxLines, unreadable } from "./limits.ts";
import { type NumberFormat, numberText, readNumberFormats } from "./number-formats.ts";
import type { Workbook } from "./pick-sheet.ts";
import { readXml } from "./read-xml.ts";
import { createSheetGrid } from "./sheet-grid.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

/** How many days a workbook begins before 1970, usually and on old Macs. */
const [dayZero, dayZeroOfMac] = [25_569, 24_107];

/** What the cells of a workbook refer to. */
interface Shared {
  strings: string[];
  formats: NumberFormat[];
}

/**
 * Reads the cells of all sheets of a workbook as texts. A formula has the value that the spreadsheet program has computed
 * last; macros are never run.
 * @throws Error with a message for the user when the file cannot be read
 */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const files = unpackWorkbook(bytes);
  const getText = (path: string) => files.get(path) ?? "";
  try {
    // Some programs number the main file, such as `xl/workbook2.xml`.
    const main = [...files.keys()].find((path) => /^xl\/workbook\w*\.xml$/.test(path)) ?? "";
    const isOfMac = /\bdate1904=["'](1|true)/.test(getText(main));
    const strings = readStrings(getText("xl/sharedStrings.xml"));
    const formats = readNumberFormats(getText("xl/styles.xml"), isOfMac ? dayZeroOfMac : dayZero);
    const sheets = listSheets(getText(main), getText(`xl/_rels/${main.slice(3)}.rels`)).map(({ path, ...sheet }) => ({
      ...sheet,
      ...readSheet(getText(path), { strings, formats }),
    }));
    const formulasWithoutResult = sheets.reduce((sum, sheet) => sum + sheet.formulasWithoutResult, 0);
    if (sheets.length > 0) return { sheets, formulasWithoutResult };
  } catch {
    throw new Error(unreadable);
  }
  throw new Error(unreadable);
}

/** Returns the sheets of a workbook in their order. A sheet may be a chart, which has no cells. */
function listSheets(workbookXml: string, relationsXml: string) {
  const paths = new Map<string, string>();
  readXml(relationsXml, {
    onOpen: (name, read) => {
      if (name !== "Relationship") return;
      const target = read("Target");
      paths.set(read("Id"), target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets: { name: string; path: string; isHidden: boolean }[] = [];
  readXml(workbookXml, {
    onOpen: (element, read) => {
      if (element !== "sheet") return;
      const path = paths.get(read("r:id") || read("id")) ?? "";
      sheets.push({ name: read("name"), path, isHidden: /hidden$/i.test(read("state")) });
    },
  });
  return sheets;
}

/** Returns the texts that cells refer to by their number. A text may have parts in several fonts, and a pronunciation. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isRead = false;
  let isPronunciation = false;
  readXml(xml, {
    onOpen: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isPronunciation = true;
      isRead = name === "t" && !isPronunciation;
    },
    onText: (part) => {
      if (isRead) text += part;
    },
    onClose: (name) => {
      isRead = false;
      if (name === "si") strings.push(text);
      if (name === "rPh") isPronunciation = false;
    },
  });
  return strings;
}

/**
 * Reads the cells of a sheet. In files of programs other than Excel, rows and cells may lack their place, which then follows
 * the last one, and values may not fit their type.
 */
function readSheet(xml: string, shared: Shared) {
  const grid = createSheetGrid();
  let formulasWithoutResult = 0;
  /** Count from 1. */
  let row = 0;
  let column = 0;
  let isRowEmpty = true;
  let cell: { type: string; style: string; value: string; hasFormula: boolean } | undefined;
  let isValue = false;
  const isNext = (number: number) => number > row && number <= maxLines;
  readXml(xml, {
    onOpen: (name, read) => {
      isValue = name === "v" || name === "t";
      if (name === "row") {
        const number = Number(read("r"));
        row = isNext(number) ? number : row + 1;
        column = 0;
        isRowEmpty = true;
      } else if (name === "c") {
        const [, letters = "", digits] = /^([A-Z]{0,3})(\d*)$/.exec(read("r")) ?? [];
        column = columnNumber(letters) || column + 1;
        if (isRowEmpty && isNext(Number(digits))) row = Number(digits);
        cell = { type: read("t") || "n", style: read("s"), value: "", hasFormula: false };
      } else if (name === "f" && cell) cell.hasFormula = true;
      else if (name === "mergeCell") {
        const [, letters = "", from, to] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(read("ref")) ?? [];
        if (Number(to) > Number(from))
          grid.merge(Number(from) - 1, columnNumber(letters) - 1, Number(to) - Number(from) + 1);
      }
    },
    onText: (text) => {
      if (isValue && cell) cell.value += text;
    },
    onClose: (name) => {
      isValue = false;
      if (name !== "c" || !cell) return;
      const { type, style, value, hasFormula } = cell;
      // An empty text is a result too. Programs that only write workbooks leave the result out; nothing here computes it.
      if (hasFormula && value === "" && type !== "str") formulasWithoutResult += 1;
      if (value !== "") isRowEmpty = false;
      grid.put(row - 1, column - 1, cellText(type, value, shared.formats[Number(style)], shared.strings));
      cell = undefined;
    },
  });
  return { ...grid.finish(), formulasWithoutResult };
}

function cellText(type: string, value: string, format: NumberFormat = numberText, strings: readonly string[]): string {
  // Errors such as #N/A say nothing.
  if (type === "e") return "";
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value && String(/^(1|true)$/i.test(value.trim()));
  if (type === "d") return value.replace(/T00:00:00.*$/, "");
  const isNumber = type === "n" && value.trim() !== "" && !Number.isNaN(Number(value));
  return isNumber ? format(value.trim()) : value;
}

/** Returns the number of a column such as "AB", from 1; 0 if there is none. */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
