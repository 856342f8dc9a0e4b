import type { ImportedRow } from "#contract/admin/property-import.ts";
import { countResults, emptyProgress, type ImportProgress, isOpenRow, type SimilarRow } from "./import-progress.ts";

const isSimilar = (row: ImportedRow): row is SimilarRow => row.similar !== undefined;

/** Returns the rows of a check that look like stored listings. */
export const similarRows = ({ rows }: ImportProgress): SimilarRow[] => rows.filter(isSimilar);

/** Returns the rows that are not imported because they look like stored listings. */
export function leftOutRows(progress: ImportProgress): readonly SimilarRow[] {
  const { importedAnyway } = progress;
  return progress.leftOut ?? similarRows(progress).filter(({ row }) => !importedAnyway?.has(row));
}

/** Returns a check in which the user decided to import rows anyway, or to leave them out. */
export function decideSimilarRows(
  progress: ImportProgress,
  rows: readonly number[],
  isImported: boolean,
): ImportProgress {
  const importedAnyway = new Set(progress.importedAnyway);
  for (const row of rows) {
    if (isImported) importedAnyway.add(row);
    else importedAnyway.delete(row);
  }
  return { ...progress, importedAnyway };
}

/** Returns the start of the import of all rows but those that look like stored listings and are left out. */
export function beginImport(check: ImportProgress, rowCount: number): ImportProgress {
  const leftOut = leftOutRows(check);
  if (leftOut.length === 0) return emptyProgress(rowCount, false);
  const omitted = new Set(leftOut.map(({ row }) => row - 1));
  const positions = Array.from({ length: rowCount }, (_, position) => position).filter((at) => !omitted.has(at));
  return { ...emptyProgress(positions.length, false), positions, leftOut };
}

/** Returns the position of the next row to send. */
export const nextPosition = ({ positions, done }: ImportProgress): number => positions?.[done] ?? done;

/** Returns a check with the rows that an import has left out, so that they can be corrected; undefined if there are none. */
export function checkOfLeftRows({ importId, rows, leftOut = [] }: ImportProgress): ImportProgress | undefined {
  const left = inOrder([...rows.filter(isOpenRow), ...leftOut]);
  if (left.length === 0) return undefined;
  return {
    dryRun: true,
    importId,
    positions: left.map(({ row }) => row - 1),
    done: left.length,
    total: left.length,
    counts: countResults(left),
    rows: left,
    listings: new Map(),
  };
}

/**
 * Returns the continuation of an import with the rows that can be imported now.
 * @param left the check of the rows that the import has left out
 */
export function importLeftRows(progress: ImportProgress, left: ImportProgress): ImportProgress {
  const open = left.rows.filter(isOpenRow);
  const leftOut = leftOutRows(left);
  const omitted = new Set([...open, ...leftOut].map(({ row }) => row - 1));
  const positions = (left.positions ?? []).filter((position) => !omitted.has(position));
  const checked = new Set(left.positions);
  const rows = inOrder([...progress.rows.filter(({ row }) => !checked.has(row - 1)), ...open]);
  const { question, error } = countResults(rows);
  const counts = { ...progress.counts, question, error };
  return { ...progress, positions, done: 0, total: positions.length, rows, leftOut, counts };
}

/** Returns how many rows of a complete check an import would store. */
export const countImportable = (check: ImportProgress): number =>
  check.counts.created + check.counts.updated - leftOutRows(check).length;

const inOrder = (rows: readonly ImportedRow[]) => [...rows].sort((one, other) => one.row - other.row);
