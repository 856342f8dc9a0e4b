import type { ImportedRow, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { cellsByColumn, type Spreadsheet } from "./read-spreadsheet.ts";

/** Rows, and about as many bytes, that one call takes (contract, "Admin calls"). */
export const batchSize = 200;
const batchBytes = 3_500_000;

/** How far an import, or the check before it, has got; rows count from 1, as the table's lines below its head. */
export interface ImportProgress {
  /** Nothing is stored: everything said here is what would be. */
  dryRun: boolean;
  done: number;
  total: number;
  counts: PropertyImportResponse["data"]["counts"];
  /** What there is to say of single rows; those that are as they were are counted only. */
  rows: readonly ImportedRow[];
  ignoredColumns: string[];
}

export const emptyProgress = (total: number, dryRun: boolean): ImportProgress => ({
  dryRun,
  done: 0,
  total,
  counts: { created: 0, updated: 0, unchanged: 0, error: 0 },
  rows: [],
  ignoredColumns: [],
});

interface ImportRun {
  table: Spreadsheet;
  /** Where to go on. */
  from: ImportProgress;
  /** Asked before each batch; what was sent by then stays done. */
  isCancelled: () => boolean;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Sends a table in batches, one after the other, so that a weak line is enough. It may be repeated, whole or from any
 * batch on: rows are matched by their reference. Throws what a batch failed with; the progress tells how far it got.
 */
export async function runImport({ table, from, isCancelled, onProgress }: ImportRun): Promise<ImportProgress> {
  let progress = from;
  onProgress(progress);
  while (progress.done < progress.total && !isCancelled()) {
    const batch = nextBatch(table, progress.done);
    const body = { rows: batch.rows, dry_run: progress.dryRun };
    const answer =
      batch.rows.length > 0
        ? ((await apiSend(adminEndpoints.importProperties, { body })) as PropertyImportResponse)
        : undefined;
    progress = added(progress, batch, answer?.data);
    onProgress(progress);
  }
  return progress;
}

interface Batch {
  rows: Record<string, string>[];
  /** Where each of them stands in the table. */
  places: number[];
  /** Those that are not sent, for what is wrong with them is known here. */
  refused: ImportedRow[];
  end: number;
}

function nextBatch(table: Spreadsheet, start: number): Batch {
  const batch: Batch = { rows: [], places: [], refused: [], end: start };
  let bytes = 0;
  for (; batch.end < table.rows.length && batch.end < start + batchSize; batch.end++) {
    const cells = cellsByColumn(table, batch.end);
    const length = new TextEncoder().encode(JSON.stringify(cells)).length;
    const tooLong = length > batchBytes && { field: "row", msg: "longer than an import takes" };
    const problem = table.problems.get(batch.end) ?? tooLong;
    if (problem) {
      batch.refused.push(refusal(batch.end, cells.reference, problem));
      continue;
    }
    if (bytes + length > batchBytes) break;
    bytes += length;
    batch.rows.push(cells);
    batch.places.push(batch.end);
  }
  return batch;
}

function refusal(place: number, reference: string | undefined, problem: ImportedRow["errors"][number]): ImportedRow {
  return {
    row: place + 1,
    reference: reference?.trim() || null,
    result: "error",
    uuid: null,
    changed: [],
    errors: [problem],
  };
}

function added(before: ImportProgress, batch: Batch, data: PropertyImportResponse["data"] | undefined): ImportProgress {
  const { created, updated, unchanged, error } = before.counts;
  const told = data?.rows.filter(({ result }) => result !== "unchanged") ?? [];
  const placed = told.map((row) => ({ ...row, row: (batch.places[row.row - 1] ?? 0) + 1 }));
  return {
    ...before,
    done: batch.end,
    counts: {
      created: created + (data?.counts.created ?? 0),
      updated: updated + (data?.counts.updated ?? 0),
      unchanged: unchanged + (data?.counts.unchanged ?? 0),
      error: error + (data?.counts.error ?? 0) + batch.refused.length,
    },
    rows: before.rows.concat([...batch.refused, ...placed].sort((one, other) => one.row - other.row)),
    ignoredColumns: [...new Set([...before.ignoredColumns, ...(data?.ignored_columns ?? [])])],
  };
}
