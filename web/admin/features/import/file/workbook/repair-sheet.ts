import { maxColumns, maxFilledLines } from "../limits.ts";
import type { MergedCells } from "../table/merged-cells.ts";
import type { CellFormat } from "./number-formats.ts";
import { readSheetRows, type SheetCell, storedValue } from "./sheet-rows.ts";

export interface RepairedSheet {
  xml: string;
  /** The number of each row in the original sheet, from 1. */
  rowNumbers: number[];
  merged: MergedCells[];
}

/** The last day of the year 9999. Larger numbers are no dates, whatever their format is. */
const lastDate = 2_958_465;
const knownTypes = ["b", "d", "inlineStr", "n", "s", "str"];

/**
 * Rewrites a sheet so that its reader accepts it: cells without a place, in any order and with values that do not fit their
 * type are common in files of programs other than Excel. Empty rows, empty cells and errors are left out. One row
 * and one column more than allowed are kept, so that the check of the table finds them.
 * @param formats the number format of each cell style
 */
export function repairSheet(xml: string, formats: readonly CellFormat[]): RepairedSheet {
  const rows: string[] = [];
  const rowNumbers: number[] = [];
  for (const { number, cells } of readSheetRows(withoutCdata(xml))) {
    const place = rows.length + 1;
    const repaired = repairRow(cells, place, formats);
    if (repaired === "") continue;
    rows.push(`<row r="${place}">${repaired}</row>`);
    rowNumbers.push(number);
    if (rows.length > maxFilledLines) break;
  }
  const sheet = `<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`;
  return { xml: sheet, rowNumbers, merged: readMerged(xml) };
}

function repairRow(cells: readonly SheetCell[], row: number, formats: readonly CellFormat[]): string {
  let last = 0;
  const repaired: string[] = [];
  for (const cell of [...cells].sort((one, other) => one.column - other.column)) {
    const column = Math.min(cell.column, maxColumns + 1);
    if (column <= last) continue;
    last = column;
    repaired.push(repairCell(cell, `${columnName(column)}${row}`, formats));
  }
  return repaired.join("");
}

function repairCell({ type, style, content }: SheetCell, place: string, formats: readonly CellFormat[]): string {
  const write = (newType: string, inner = content) => `<c r="${place}" t="${newType}">${inner}</c>`;
  const value = storedValue(content)?.trim() ?? "";
  // Errors such as #N/A say nothing.
  if (type === "e") return "";
  if (type === "b") return value && write("b", `<v>${/^(1|true)$/i.test(value) ? 1 : 0}</v>`);
  if (type === "d") return Number.isNaN(Date.parse(value)) ? write("str") : write("d");
  if (type === "inlineStr" && !/<(?:[\w.-]+:)?is[\s>]/.test(content)) return write("str");
  if (type !== "n" && knownTypes.includes(type)) return write(type);
  const number = Number(value);
  if (value === "") return "";
  if (Number.isNaN(number)) return write("str");
  const format = formats[Number(style)];
  const text = format?.toText?.(value);
  if (text !== undefined) return write("str", `<v>${text}</v>`);
  const isDate = format !== undefined && number >= 0 && number <= lastDate;
  return isDate ? `<c r="${place}" s="${style}">${content}</c>` : write("n");
}

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}

/** The reader ignores CDATA sections. Tags inside them are texts. */
export function withoutCdata(xml: string): string {
  const [start = "", ...sections] = xml.split("<![CDATA[");
  const texts = sections.map((section) => {
    const [text = "", ...rest] = section.split("]]>");
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") + rest.join("]]>");
  });
  return [start, ...texts].join("");
}

/** Returns the merged cells of more than one row. */
function readMerged(xml: string): MergedCells[] {
  return [
    ...xml.matchAll(/<(?:[\w.-]+:)?mergeCell\s[^<>]*ref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g),
  ].flatMap(([, letters = "", from = "", to = ""]) => {
    const [row, rows] = [Number(from) - 1, Number(to) - Number(from) + 1];
    const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return rows > 1 ? [{ row, column, rows }] : [];
  });
}
