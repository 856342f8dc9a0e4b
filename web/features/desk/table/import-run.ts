import { deskEndpoints } from "#contract/desk-endpoints.ts";
import type { ImportAnswer, ImportedRow } from "#contract/property-import.ts";
import { apiSend } from "#web/lib/api-client.ts";

/** Rows that one call takes (contract, "Admin calls"). */
export const batchSize = 200;

export type TableRow = Record<string, string>;

/** How far an import has got; rows count from 1, as the table's lines below its head. */
export interface ImportProgress {
  done: number;
  total: number;
  counts: ImportAnswer["data"]["counts"];
  /** What there is to say of single rows: problems first of all, and what was or would be changed. */
  rows: ImportedRow[];
  ignoredColumns: string[];
}

export const noProgress = (total: number): ImportProgress => ({
  done: 0,
  total,
  counts: { created: 0, updated: 0, unchanged: 0, error: 0 },
  rows: [],
  ignoredColumns: [],
});

interface ImportRun {
  rows: readonly TableRow[];
  dryRun: boolean;
  /** Asked before each batch; what was sent by then stays done. */
  isCancelled: () => boolean;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Sends a table in batches, one after the other, so that a weak line is enough. It may be repeated: rows are matched by
 * their reference. Throws what a batch failed with; the progress tells how far it got.
 */
export async function runImport({ rows, dryRun, isCancelled, onProgress }: ImportRun): Promise<ImportProgress> {
  let progress = noProgress(rows.length);
  onProgress(progress);
  for (let start = 0; start < rows.length && !isCancelled(); start += batchSize) {
    const body = { rows: rows.slice(start, start + batchSize), dry_run: dryRun };
    const { data } = (await apiSend(deskEndpoints.importProperties, { body })) as ImportAnswer;
    progress = added(progress, data, start);
    onProgress(progress);
  }
  return progress;
}

function added(before: ImportProgress, { rows, counts, ignored_columns }: ImportAnswer["data"], start: number) {
  const { created, updated, unchanged, error } = before.counts;
  return {
    ...before,
    done: Math.min(start + batchSize, before.total),
    counts: {
      created: created + counts.created,
      updated: updated + counts.updated,
      unchanged: unchanged + counts.unchanged,
      error: error + counts.error,
    },
    rows: [...before.rows, ...rows.map((row) => ({ ...row, row: row.row + start }))],
    ignoredColumns: [...new Set([...before.ignoredColumns, ...ignored_columns])],
  };
}
