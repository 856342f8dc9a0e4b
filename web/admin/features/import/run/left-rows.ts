import type { ImportedRow } from "#contract/admin/property-import.ts";
import { countResults, type ImportProgress, isOpenRow } from "./import-progress.ts";
import { leftOutRows } from "./similar-rows.ts";

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
