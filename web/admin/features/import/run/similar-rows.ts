import type { ImportedRow } from "#contract/admin/property-import.ts";
import { emptyProgress, type ImportProgress, type SimilarRow } from "./import-progress.ts";

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
