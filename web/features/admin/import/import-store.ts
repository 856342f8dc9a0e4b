import { useSyncExternalStore } from "react";
import type { RowError } from "#contract/admin/property-import.ts";
import { NetworkError } from "#web/lib/api/api-error.ts";
import { readSession, useSession } from "#web/lib/session/stored-session.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type ColumnPlan, readLayout, saveLayout } from "./columns/column-layouts.ts";
import { needsNoChoice, planColumns } from "./columns/plan-columns.ts";
import type { Encoding } from "./file/encodings.ts";
import { type ReadingChoice, readSpreadsheet } from "./file/read-spreadsheet.ts";
import { importFailureText, importFinishedToast, sessionExpired } from "./messages.ts";
import { checkAgain, emptyProgress, type ImportProgress } from "./run/import-progress.ts";
import type { ImportState } from "./run/import-state.ts";
import { runImport } from "./run/run-import.ts";
import { deleteSavedImport, type SavedImport, saveImport, saveProgress } from "./run/saved-import.ts";
import type { ImportSource } from "./run/sent-rows.ts";
import { beginImport, decideSimilarRows } from "./run/similar-rows.ts";

/*
 * The state is module-level on purpose: an import continues while the user visits other screens, and can be resumed
 * after the user had to sign in again.
 */
const emptyState: ImportState = { stage: "empty" };
let state: ImportState = emptyState;
/** The user who selected the spreadsheet. */
let ownerId: string | undefined;
let file: File | undefined;
let isCancelled = false;
/** The current run. A run that has been replaced no longer changes the state. */
let runId = 0;
const listeners = new Set<() => void>();

function setState(next: ImportState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the import of the signed-in user. */
export function useImport(): ImportState {
  const userId = useSession()?.user.id;
  const current = useSyncExternalStore(subscribe, () => state);
  return ownerId === userId ? current : emptyState;
}

/** Discards the spreadsheet. Rows that were imported stay. */
export function clearImport(): void {
  runId += 1;
  file = undefined;
  deleteSavedImport(ownerId);
  setState(emptyState);
}

/** Reads a file. The columns of a file of this site are known, so it is checked at once. Nothing is stored yet. */
export async function selectSpreadsheet(selected: File): Promise<void> {
  file = selected;
  await read(selected, {}, { stage: "empty" });
}

/** Reads the file again. Keeps the current rows if the file has no table in this encoding. */
export const changeEncoding = (encoding: Encoding): Promise<void> => readAgain({ encoding });

/** Reads another sheet of the workbook. Keeps the current rows if it has no table. */
export const changeSheet = (sheet: string): Promise<void> => readAgain({ sheet });

async function readAgain(choice: ReadingChoice): Promise<void> {
  const { spreadsheet, plan } = state;
  if (file) await read(file, choice, { stage: "columns", spreadsheet, plan });
}

async function read(selected: File, choice: ReadingChoice, stateAfterError: ImportState): Promise<void> {
  // Ends the current run, which may belong to another user.
  runId += 1;
  const ownRunId = runId;
  ownerId = readSession()?.user.id;
  setState({ stage: "reading" });
  try {
    const spreadsheet = await readSpreadsheet(selected, choice);
    if (ownRunId !== runId) return;
    const saved = readLayout(spreadsheet.columns);
    const plan = planColumns(spreadsheet, saved);
    setState({ stage: "columns", spreadsheet, plan });
    if (!saved && needsNoChoice(spreadsheet, plan)) await check({ ...plan, defaults: {} });
  } catch (error) {
    if (ownRunId !== runId) return;
    const problem = `${error instanceof Error ? error.message : "The file could not be read"}.`;
    setState({ ...stateAfterError, problem });
  }
}

/** Goes back to the choice of columns. Corrections are discarded, because they belong to the columns. */
export function changeColumns(): void {
  const { spreadsheet, plan } = state;
  runId += 1;
  setState({ stage: "columns", spreadsheet, plan });
}

/** Checks the file with the chosen columns, and remembers them. */
export async function checkColumns(plan: ColumnPlan): Promise<void> {
  if (!state.spreadsheet) return;
  saveLayout(state.spreadsheet.columns, plan);
  await check(plan);
}

async function check(plan: ColumnPlan): Promise<void> {
  const { spreadsheet } = state;
  if (!spreadsheet) return;
  const source = { spreadsheet, plan, corrections: new Map() };
  await run(source, emptyProgress(spreadsheet.rows.length, true));
}

/** Applies the suggestions of errors and checks their rows again. */
export const applySuggestions = (filter: (error: RowError) => boolean): Promise<void> =>
  correctCells((error) => (filter(error) ? error.suggestion : undefined));

/** Leaves out the cells of errors without a suggestion, so that the rest of their rows can be imported. */
export const leaveOutCells = (filter: (error: RowError) => boolean): Promise<void> =>
  correctCells((error) => (filter(error) && error.suggestion === undefined ? null : undefined));

/**
 * Corrects cells and checks their rows again.
 * @param correct returns the new cell, null to leave it out, or undefined to keep it
 */
async function correctCells(correct: (error: RowError) => string | null | undefined): Promise<void> {
  const { progress } = state;
  const source = readSource();
  if (!source || !progress) return;
  const corrections = new Map(source.corrections);
  const positions: number[] = [];
  for (const { row, errors } of progress.rows) {
    const cells = errors.flatMap((error): [string, string | null][] => {
      const cell = correct(error);
      return cell === undefined ? [] : [[error.field, cell]];
    });
    if (cells.length === 0) continue;
    positions.push(row - 1);
    corrections.set(row - 1, { ...corrections.get(row - 1), ...Object.fromEntries(cells) });
  }
  if (positions.length > 0) await run({ ...source, corrections }, checkAgain(progress, positions));
}

/** Imports the checked rows, except those that look like stored listings and are left out. */
export async function importSpreadsheet(): Promise<void> {
  const { progress } = state;
  const source = readSource();
  if (source && progress) await run(source, beginImport(progress, source.spreadsheet.rows.length));
}

/** Decides about rows that look like stored listings. */
export function importAnyway(rows: readonly number[], isImported: boolean): void {
  const { progress } = state;
  if (progress?.dryRun) setState({ ...state, progress: decideSimilarRows(progress, rows, isImported) });
}

/** Resumes a stopped check or import at the batch that failed. */
export async function continueImport(): Promise<void> {
  const { progress } = state;
  const source = readSource();
  if (source && progress) await run(source, progress);
}

/** Hides what can be done with the listings of an import that no longer exist. */
export function markUndone(): void {
  setState({ ...state, stage: "undone" });
}

/** Shows an import that was interrupted, for example because the page was closed, so that it can be continued. */
export function restoreImport({ source, progress }: SavedImport): void {
  if (state.stage !== "empty") return;
  ownerId = readSession()?.user.id;
  setState({ ...source, stage: "stopped", progress });
}

function readSource(): ImportSource | undefined {
  const { spreadsheet, plan, corrections = new Map() } = state;
  return spreadsheet && plan && { spreadsheet, plan, corrections };
}

/** Stops before the next batch. */
export function stopImport(): void {
  isCancelled = true;
  setState({ ...state, isStopping: true });
}

async function run(source: ImportSource, from: ImportProgress): Promise<void> {
  const { dryRun } = from;
  const stage = dryRun ? "checking" : "importing";
  runId += 1;
  const ownRunId = runId;
  const userId = ownerId;
  // Another user may sign in while the import runs. Their session must not send these rows.
  const isSameUser = () => readSession()?.user.id === userId;
  const update = (next: ImportState) => ownRunId === runId && setState({ ...source, ...next });
  const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  isCancelled = false;
  if (!dryRun) addEventListener("beforeunload", confirmUnload);
  let latest = from;
  try {
    if (!dryRun && from.done === 0) await saveImport(userId, source, from);
    await runImport({
      source,
      from,
      isCancelled: () => isCancelled || ownRunId !== runId || !isSameUser(),
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
    update({ stage: end, progress: latest, problem });
    if (isComplete && !dryRun && ownRunId === runId && isSameUser()) showToast(importFinishedToast(latest));
  } catch (error) {
    const isOffline = error instanceof NetworkError;
    update({ stage: "stopped", progress: latest, problem: importFailureText(error), isOffline });
    if (isOffline) addEventListener("online", () => ownRunId === runId && continueImport(), { once: true });
  } finally {
    removeEventListener("beforeunload", confirmUnload);
  }
}
