import { strFromU8, type Unzipped } from "fflate";
import { readSheetRows, type SheetCell, storedValue } from "./sheet-rows.ts";

/** Sheets may be in any folder. */
const sheetFile = /^xl\/.*\.xml$/;

/**
 * Counts the cells of a workbook whose formula has no stored result. Programs that only write workbooks leave it out, and
 * nothing here computes formulas.
 * @param files the unpacked workbook
 */
export function countFormulasWithoutResult(files: Unzipped): number {
  let count = 0;
  for (const [name, bytes] of Object.entries(files))
    if (sheetFile.test(name) && !name.endsWith("sharedStrings.xml"))
      for (const { cells } of readSheetRows(strFromU8(bytes))) count += cells.filter(lacksResult).length;
  return count;
}

/** An empty text is a result too: the cell then has the type `str`. */
const lacksResult = ({ type, content }: SheetCell) =>
  type !== "str" && /<(?:[\w.-]+:)?f[\s/>]/.test(content) && !storedValue(content);
