import type { ImportedRow, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { cellsByColumn, type Spreadsheet } from "./spreadsheet.ts";

/** Limits of one request. */
const batchSize = 200;
const batchBytes = 3_500_000;

/** The progress of an import, or of the check before it. Rows count from 1, below the header. */
export interface ImportProgress {
  /** A check: nothing is stored. */
  dryRun: boolean;
  /** Shared by all batches, so that the audit log has one line for the import. */
  importId: string;
  done: number;
  total: number;
  counts: PropertyImportResponse["data"]["counts"];
  /** Rows that were created, updated or rejected. Unchanged rows are only counted. */
  rows: readonly ImportedRow[];
  ignoredColumns: string[];
}

export const emptyProgress = (total: number, dryRun: boolean): ImportProgress => ({
  dryRun,
  importId: crypto.randomUUID(),
  done: 0,
  total,
  counts: { created: 0, updated: 0, unchanged: 0, error: 0 },
  rows: [],
  ignoredColumns: [],
});

interface ImportRun {
  spreadsheet: Spreadsheet;
  /** Where to start. */
  from: ImportProgress;
  /** Read before each batch. Batches already sent stay imported. */
  isCancelled: () => boolean;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Sends a spreadsheet in batches, one after the other, so that it works on a slow connection. It can be repeated, whole
 * or from any batch, because rows are matched by reference.
 * @throws ApiError or NetworkError of the batch that failed; `onProgress` has reported the batches before it
 */
export async function runImport({ spreadsheet, from, isCancelled, onProgress }: ImportRun): Promise<void> {
  let progress = from;
  onProgress(progress);
  while (progress.done < progress.total && !isCancelled()) {
    const batch = nextBatch(spreadsheet, progress.done);
    const body = { rows: batch.rows, dry_run: progress.dryRun, import_id: progress.importId };
    const response =
      batch.rows.length > 0
        ? ((await apiSend(adminEndpoints.importProperties, { body })) as PropertyImportResponse)
        : undefined;
    progress = addBatchResult(progress, batch, response?.data);
    onProgress(progress);
  }
}

interface Batch {
  rows: Record<string, string>[];
  /** The position of each row in the spreadsheet. */
  positions: number[];
  /** Rows that are not sent because their problem is already known. */
  rejected: ImportedRow[];
  end: number;
}

function nextBatch(spreadsheet: Spreadsheet, start: number): Batch {
  const batch: Batch = { rows: [], positions: [], rejected: [], end: start };
  let bytes = 0;
  for (; batch.end < spreadsheet.rows.length && batch.end < start + batchSize; batch.end++) {
    const cells = cellsByColumn(spreadsheet, batch.end);
    const length = new TextEncoder().encode(JSON.stringify(cells)).length;
    const tooLong = length > batchBytes && { field: "row", msg: "too long to import" };
    const problem = spreadsheet.problems.get(batch.end) ?? tooLong;
    if (problem) {
      batch.rejected.push(rejectedRow(batch.end, cells.reference, problem));
      continue;
    }
    if (bytes + length > batchBytes) break;
    bytes += length;
    batch.rows.push(cells);
    batch.positions.push(batch.end);
  }
  return batch;
}

function rejectedRow(
  position: number,
  reference: string | undefined,
  problem: ImportedRow["errors"][number],
): ImportedRow {
  return {
    row: position + 1,
    reference: reference?.trim() || null,
    result: "error",
    uuid: null,
    changed: [],
    errors: [problem],
  };
}

function addBatchResult(
  before: ImportProgress,
  batch: Batch,
  data: PropertyImportResponse["data"] | undefined,
): ImportProgress {
  const { created, updated, unchanged, error } = before.counts;
  const reported = data?.rows.filter(({ result }) => result !== "unchanged") ?? [];
  const imported = reported.map((row) => ({ ...row, row: (batch.positions[row.row - 1] ?? 0) + 1 }));
  return {
    ...before,
    done: batch.end,
    counts: {
      created: created + (data?.counts.created ?? 0),
      updated: updated + (data?.counts.updated ?? 0),
      unchanged: unchanged + (data?.counts.unchanged ?? 0),
      error: error + (data?.counts.error ?? 0) + batch.rejected.length,
    },
    rows: before.rows.concat([...batch.rejected, ...imported].sort((one, other) => one.row - other.row)),
    ignoredColumns: [...new Set([...before.ignoredColumns, ...(data?.ignored_columns ?? [])])],
  };
}
