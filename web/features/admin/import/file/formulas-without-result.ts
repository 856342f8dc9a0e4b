import { strFromU8, type Unzipped } from "fflate";

const sheetFile = /^xl\/worksheets\/[^/]+\.xml$/;
/** The result of a cell follows its formula. An empty text is a result too: the cell then has the type `str`. */
const cellWithoutResult =
  /<(?:\w+:)?c\b(?![^>]*\bt=["']str["'])[^>]*>\s*<(\w+:)?f\b[^>]*?(?:\/>|>[^<]*<\/\1f>)\s*(?:<\1v\s*\/>|<\1v><\/\1v>)?\s*<\/\1c>/g;

/**
 * Counts the cells of a workbook whose formula has no stored result. Programs that only write workbooks leave it out, and
 * nothing here computes formulas.
 * @param files the unpacked workbook
 */
export function countFormulasWithoutResult(files: Unzipped): number {
  let count = 0;
  for (const [name, bytes] of Object.entries(files))
    if (sheetFile.test(name)) count += strFromU8(bytes).match(cellWithoutResult)?.length ?? 0;
  return count;
}
