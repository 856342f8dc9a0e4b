import type { ImportedRow, PropertyImportResponse, SimilarListing } from "#contract/admin/property-import.ts";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";

type Counts = PropertyImportResponse["data"]["counts"];
export const noCounts: Counts = { created: 0, updated: 0, unchanged: 0, question: 0, error: 0 };

/** A listing of a row, for its photos. */
export interface RowListing {
  uuid: string;
  reference: string;
}

/** A new row that looks like a stored listing with another reference. */
export type SimilarRow = ImportedRow & { similar: SimilarListing };

/** The progress of an import, or of the check before it. Rows count from 1, below the header; people see `rowNumber`. */
export interface ImportProgress {
  /** A check: nothing is stored. */
  dryRun: boolean;
  /** Shared by all batches, so that the audit log has one line for the import. */
  importId: string;
  /** The rows to send, by position; all rows unless only corrected rows are checked again. */
  positions?: readonly number[] | undefined;
  done: number;
  total: number;
  counts: Counts;
  /** Rows that were created, updated or rejected. Unchanged rows are only counted. */
  rows: readonly ImportedRow[];
  /** The listings of imported rows, by position. */
  listings: ReadonlyMap<number, RowListing>;
  /** Of a check: the numbers of rows to import although they look like stored listings. */
  importedAnyway?: ReadonlySet<number>;
  /** Of an import: the rows that are not sent because they look like stored listings. */
  leftOut?: readonly SimilarRow[];
}

export const emptyProgress = (total: number, dryRun: boolean): ImportProgress => ({
  dryRun,
  importId: createUuid(),
  done: 0,
  total,
  counts: noCounts,
  rows: [],
  listings: new Map(),
});

/** Returns the progress of a complete check in which some rows are checked again. */
export function checkAgain(progress: ImportProgress, positions: readonly number[]): ImportProgress {
  const again = new Set(positions);
  const isAgain = ({ row }: ImportedRow) => again.has(row - 1);
  const removed = countResults(progress.rows.filter(isAgain));
  // Unchanged rows are only counted.
  const reported = removed.created + removed.updated + removed.question + removed.error;
  return {
    ...progress,
    positions,
    done: 0,
    total: positions.length,
    rows: progress.rows.filter((row) => !isAgain(row)),
    counts: addCounts(progress.counts, { ...removed, unchanged: positions.length - reported }, -1),
    listings: new Map([...progress.listings].filter(([position]) => !again.has(position))),
  };
}

/** Returns counts with others added; subtracted with the sign -1. */
export const addCounts = (one: Counts, other: Counts, sign = 1): Counts => ({
  created: one.created + sign * other.created,
  updated: one.updated + sign * other.updated,
  unchanged: one.unchanged + sign * other.unchanged,
  question: one.question + sign * other.question,
  error: one.error + sign * other.error,
});

/** Whether a row is left out until its errors are corrected and its questions are answered. */
export const isOpenRow = ({ result }: ImportedRow): boolean => result === "error" || result === "question";

export function countResults(rows: readonly ImportedRow[]): Counts {
  const counts = { ...noCounts };
  for (const { result } of rows) counts[result] += 1;
  return counts;
}
