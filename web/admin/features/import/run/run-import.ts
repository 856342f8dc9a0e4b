import { maxImportFileName } from "#contract/admin/import-fields.ts";
import type { ImportedRow, PropertyImportResponse } from "#contract/admin/property-import.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { toDecisions } from "./cell-decisions.ts";
import { firstRowOfReference } from "./duplicate-references.ts";
import { addCounts, countResults, type ImportProgress, noCounts, type RowListing } from "./import-progress.ts";
import { getCell, type ImportSource, rowNumber, type SentRow, toDefaults, toMapping, toSentRow } from "./sent-rows.ts";

/** Limits of one request. */
const batchSize = 200;
const batchBytes = 3_500_000;

interface ImportRun {
  source: ImportSource;
  /** Where to start. */
  from: ImportProgress;
  /** Read before each batch. Batches already sent stay imported. */
  isCancelled: () => boolean;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Sends a spreadsheet in batches, one after the other, so that it works on a slow connection. It can be repeated, whole
 * or from any batch, because rows are matched by reference or by their number.
 * @throws ApiError or NetworkError of the batch that failed; `onProgress` has reported the batches before it
 */
export async function runImport({ source, from, isCancelled, onProgress }: ImportRun): Promise<void> {
  const fileName = source.spreadsheet.name.slice(0, maxImportFileName);
  const { currency, rates } = source.plan;
  const request = {
    mapping: toMapping(source),
    defaults: toDefaults(source),
    ...(currency && { currency }),
    ...(rates && { rates }),
    file_name: fileName,
  };
  let progress = from;
  onProgress(progress);
  while (progress.done < progress.total && !isCancelled()) {
    const batch = nextBatch(source, progress);
    const decisions = toDecisions(source, batch.positions);
    const body = { rows: batch.rows, dry_run: progress.dryRun, import_id: progress.importId, ...request, ...decisions };
    const response = batch.rows.length > 0 ? await apiSend("POST /import/properties", { body }) : undefined;
    progress = addBatchResult(progress, batch, response?.data);
    onProgress(progress);
  }
}

interface Batch {
  rows: SentRow[];
  /** The position of each row in the spreadsheet. */
  positions: number[];
  /** Rows that are not sent because their problem is already known. */
  rejected: ImportedRow[];
  /** How many rows are done after the batch. */
  end: number;
}

const extraCells = "more cells than the table has columns. Put text that contains a comma in quotation marks";

function nextBatch(source: ImportSource, { done, total, positions }: ImportProgress): Batch {
  const batch: Batch = { rows: [], positions: [], rejected: [], end: done };
  let bytes = 0;
  for (; batch.end < total && batch.end < done + batchSize; batch.end++) {
    const position = positions?.[batch.end] ?? batch.end;
    const row = toSentRow(source, position);
    const length = new TextEncoder().encode(JSON.stringify(row)).length;
    const reference = getCell(source, position, "reference").trim();
    const first = firstRowOfReference(source, position);
    const problem =
      (source.spreadsheet.rowsWithExtraCells.has(position) && { field: "row", msg: extraCells }) ||
      (first !== position && { field: "reference", msg: `Row ${rowNumber(source, first)} has the same reference` }) ||
      (length > batchBytes && { field: "row", msg: "too long to import" });
    if (problem) {
      batch.rejected.push(rejectedRow(position, reference, problem));
      continue;
    }
    if (bytes + length > batchBytes) break;
    bytes += length;
    batch.rows.push(row);
    batch.positions.push(position);
  }
  return batch;
}

function rejectedRow(position: number, reference: string, problem: ImportedRow["errors"][number]): ImportedRow {
  return {
    row: position + 1,
    reference: reference || null,
    result: "error",
    uuid: null,
    changed: [],
    errors: [problem],
    questions: [],
  };
}

function addBatchResult(
  before: ImportProgress,
  batch: Batch,
  data: PropertyImportResponse["data"] | undefined,
): ImportProgress {
  const results = (data?.rows ?? []).map((row, index) => ({ ...row, row: (batch.positions[index] ?? 0) + 1 }));
  const reported = results.filter(({ result }) => result !== "unchanged");
  return {
    ...before,
    done: batch.end,
    counts: addCounts(addCounts(before.counts, data?.counts ?? noCounts), countResults(batch.rejected)),
    rows: mergeRows(before.rows, [...batch.rejected, ...reported]),
    listings: addListings(before.listings, results),
  };
}

/** Rows arrive in order, except for those that are checked again. */
function mergeRows(before: readonly ImportedRow[], added: ImportedRow[]): ImportedRow[] {
  const sorted = added.sort((one, other) => one.row - other.row);
  const isBehind = (before[before.length - 1]?.row ?? 0) < (sorted[0]?.row ?? Number.POSITIVE_INFINITY);
  const all = before.concat(sorted);
  return isBehind ? all : all.sort((one, other) => one.row - other.row);
}

/** A check knows the listings that exist. */
function addListings(before: ReadonlyMap<number, RowListing>, results: ImportedRow[]): ReadonlyMap<number, RowListing> {
  const added = results.flatMap(({ row, uuid, reference, result }): [number, RowListing][] =>
    uuid && reference && result !== "error" ? [[row - 1, { uuid, reference }]] : [],
  );
  return added.length === 0 ? before : new Map([...before, ...added]);
}
