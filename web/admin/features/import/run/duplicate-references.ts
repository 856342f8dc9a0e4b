import { toStoredReference } from "#shared/listings/reference.ts";
import { getCell, type ImportSource } from "./sent-rows.ts";

const firstRowsBySource = new WeakMap<ImportSource, Map<string, number>>();

/** Returns the position of the first row with the reference of a row, which is the row itself if it has none. */
export function firstRowOfReference(source: ImportSource, position: number): number {
  return firstRows(source).get(getReference(source, position)) ?? position;
}

/** Returns the rows whose reference another row has used before, or no longer uses, because of corrections. */
export function changedDuplicates(before: ImportSource, after: ImportSource): number[] {
  const positions = [...after.spreadsheet.rows.keys()];
  return positions.filter((at) => firstRowOfReference(before, at) !== firstRowOfReference(after, at));
}

const getReference = (source: ImportSource, position: number) =>
  toStoredReference(getCell(source, position, "reference"));

function firstRows(source: ImportSource): Map<string, number> {
  const known = firstRowsBySource.get(source);
  if (known) return known;
  const first = new Map<string, number>();
  for (const position of source.spreadsheet.rows.keys()) {
    const reference = getReference(source, position);
    const isRejected = source.spreadsheet.rowsWithExtraCells.has(position);
    if (reference && !isRejected && !first.has(reference)) first.set(reference, position);
  }
  firstRowsBySource.set(source, first);
  return first;
}
