import { useSyncExternalStore } from "react";
import { NetworkError } from "#web/lib/api/api-error.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type ColumnPlan, readLayout, saveLayout } from "./columns/column-layouts.ts";
import { needsNoChoice, planColumns } from "./columns/plan-columns.ts";
import { readSpreadsheet } from "./file/read-spreadsheet.ts";
import { importFailureText, importFinishedToast, sessionExpired } from "./messages.ts";
import { keepDecisions } from "./run/cell-decisions.ts";
import {
  beginRun,
  emptyImport,
  importOwner,
  ownImport,
  readImport,
  readSource,
  setImport,
  subscribeToImport,
} from "./run/current-import.ts";
import { emptyProgress, type ImportProgress } from "./run/import-progress.ts";
import type { ImportState } from "./run/import-state.ts";
import { beginImport, checkOfLeftRows, decideSimilarRows, importLeftRows } from "./run/left-out-rows.ts";
import { runImport } from "./run/run-import.ts";
import { deleteSavedImport, type SavedImport, saveImport, saveProgress } from "./run/saved-import.ts";
import type { ImportSource } from "./run/sent-rows.ts";

let file: File | undefined;
let isCancelled = false;

/** Returns the import of the signed-in user. */
export function useImport(): ImportState {
  const userId = useSession()?.user.id;
  const current = useSyncExternalStore(subscribeToImport, readImport);
  return importOwner() === userId ? current : emptyImport;
}

/** Discards the spreadsheet. Rows that were imported stay. */
export function clearImport(): void {
  beginRun();
  file = undefined;
  deleteSavedImport(importOwner());
  setImport(emptyImport);
}

/** Reads a file. The columns of a file of this site are known, so it is checked at once. Nothing is stored yet. */
export async function selectSpreadsheet(selected: File): Promise<void> {
  file = selected;
  await read(selected, undefined, { stage: "empty" });
}

/** Reads another sheet of the workbook. Keeps the current rows if it has no table. */
export async function changeSheet(sheet: string): Promise<void> {
  if (file) await read(file, sheet, { stage: "columns", ...readSource() });
}

async function read(selected: File, sheet: string | undefined, stateAfterError: ImportState): Promise<void> {
  // Ends the current run, which may belong to another user.
  const { isCurrent } = beginRun();
  ownImport();
  setImport({ stage: "reading" });
  try {
    const spreadsheet = await readSpreadsheet(selected, sheet);
    if (!isCurrent()) return;
    const saved = readLayout(spreadsheet.columns);
    const plan = planColumns(spreadsheet, saved);
    setImport({ stage: "columns", spreadsheet, plan });
    if (!saved && needsNoChoice(spreadsheet, plan)) await check({ ...plan, defaults: {} });
  } catch (error) {
    if (!isCurrent()) return;
    const problem = `${error instanceof Error ? error.message : "The file could not be read"}.`;
    setImport({ ...stateAfterError, problem });
  }
}

/** Goes back to the choice of columns. */
export function changeColumns(): void {
  beginRun();
  setImport({ stage: "columns", ...readSource() });
}

/** Checks the file with the chosen columns, and remembers them. */
export async function checkColumns(plan: ColumnPlan): Promise<void> {
  const { spreadsheet } = readImport();
  if (!spreadsheet) return;
  saveLayout(spreadsheet.columns, plan);
  await check(plan);
}

async function check(plan: ColumnPlan): Promise<void> {
  const source = readSource();
  if (!source) return;
  const from = emptyProgress(source.spreadsheet.rows.length, true);
  await run({ ...source, plan, ...keepDecisions(source, plan) }, from);
}

/** Imports the checked rows, except those that look like stored listings and are left out. */
export async function importSpreadsheet(): Promise<void> {
  const { progress, left } = readImport();
  const source = readSource();
  if (!source || !progress) return;
  await run(source, left ? importLeftRows(progress, left) : beginImport(progress, source.spreadsheet.rows.length));
}

/** Decides about rows that look like stored listings. */
export function importAnyway(rows: readonly number[], isImported: boolean): void {
  const state = readImport();
  const { progress, left } = state;
  if (left) setImport({ ...state, left: decideSimilarRows(left, rows, isImported) });
  else if (progress?.dryRun) setImport({ ...state, progress: decideSimilarRows(progress, rows, isImported) });
}

/** Resumes a stopped check or import at the batch that failed. */
export async function continueImport(): Promise<void> {
  const { progress } = readImport();
  const source = readSource();
  if (source && progress) await run(source, progress);
}

/** Hides what can be done with the listings of an import that no longer exist. */
export function markUndone(): void {
  setImport({ ...readImport(), stage: "undone" });
}

/** Shows an import that was interrupted, for example because the page was closed, so that it can be continued. */
export function restoreImport({ source, progress }: SavedImport): void {
  if (readImport().stage !== "empty") return;
  ownImport();
  setImport({ ...source, stage: "stopped", progress });
}

/** Stops before the next batch. */
export function stopImport(): void {
  isCancelled = true;
  setImport({ ...readImport(), isStopping: true });
}

async function run(source: ImportSource, from: ImportProgress): Promise<void> {
  const { dryRun } = from;
  const stage = dryRun ? "checking" : "importing";
  const { isCurrent, isSameUser } = beginRun();
  const userId = importOwner();
  const update = (next: ImportState) => isCurrent() && setImport({ ...source, ...next });
  const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  isCancelled = false;
  if (!dryRun) addEventListener("beforeunload", confirmUnload);
  let latest = from;
  try {
    if (!dryRun && from.done === 0) await saveImport(userId, source, from);
    await runImport({
      source,
      from,
      isCancelled: () => isCancelled || !isCurrent() || !isSameUser(),
      onProgress: (progress) => {
        latest = progress;
        if (!dryRun) saveProgress(userId, progress);
        update({ stage, progress, isStopping: isCancelled });
      },
    });
    const isComplete = latest.done === latest.total;
    const end = isComplete ? (dryRun ? "checked" : "imported") : "stopped";
    const problem = isComplete || isSameUser() ? undefined : sessionExpired;
    if (isComplete && !dryRun) await deleteSavedImport(userId);
    const left = isComplete && !dryRun ? checkOfLeftRows(latest) : undefined;
    update({ stage: end, progress: latest, left, problem });
    if (isComplete && !dryRun && isCurrent() && isSameUser()) showToast(importFinishedToast(latest));
  } catch (error) {
    const isOffline = error instanceof NetworkError;
    update({ stage: "stopped", progress: latest, problem: importFailureText(error), isOffline });
    if (isOffline) addEventListener("online", () => isCurrent() && continueImport(), { once: true });
  } finally {
    removeEventListener("beforeunload", confirmUnload);
  }
}
