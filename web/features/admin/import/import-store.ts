import { useSyncExternalStore } from "react";
import { saveFile } from "#web/lib/api/save-file.ts";
import { readSession, useSession } from "#web/lib/session/stored-session.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { fillReferences, toCsvFile } from "./fill-references.ts";
import type { ImportState } from "./import-state.ts";
import { importFailureText, importFinishedToast, sessionExpired } from "./messages.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";
import { emptyProgress, type ImportProgress, runImport } from "./run-import.ts";
import type { Spreadsheet } from "./spreadsheet.ts";

/*
 * The state is module-level on purpose: an import continues while the user visits other screens, and can be resumed
 * after the user had to sign in again.
 */
const emptyState: ImportState = { stage: "empty" };
let state: ImportState = emptyState;
/** The user who selected the spreadsheet. */
let ownerId: string | undefined;
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
  setState(emptyState);
}

/** Reads a file and checks it. Nothing is stored yet. */
export async function selectSpreadsheet(file: File): Promise<void> {
  // Ends the current run, which may belong to another user.
  runId += 1;
  const ownRunId = runId;
  ownerId = readSession()?.user.id;
  setState({ stage: "reading" });
  try {
    const spreadsheet = await readSpreadsheet(file);
    if (ownRunId !== runId) return;
    if (spreadsheet.rows.length === 0) throw new Error("The file has no rows below the column names");
    await check(spreadsheet);
  } catch (error) {
    if (ownRunId !== runId) return;
    setState({ stage: "empty", problem: `${error instanceof Error ? error.message : "The file could not be read"}.` });
  }
}

/** Adds the missing references, downloads the spreadsheet with them and checks it. */
export async function fillMissingReferences(): Promise<void> {
  if (!state.spreadsheet) return;
  const spreadsheet = fillReferences(state.spreadsheet);
  saveFile(toCsvFile(spreadsheet), spreadsheet.name);
  await check(spreadsheet);
}

async function check(spreadsheet: Spreadsheet): Promise<void> {
  // No row can be imported. The screen offers to fill in the references.
  if (spreadsheet.withoutReference === spreadsheet.rows.length) return setState({ stage: "empty", spreadsheet });
  await run(spreadsheet, emptyProgress(spreadsheet.rows.length, true));
}

export async function importSpreadsheet(): Promise<void> {
  const { spreadsheet } = state;
  if (spreadsheet) await run(spreadsheet, emptyProgress(spreadsheet.rows.length, false));
}

/** Resumes a stopped check or import at the batch that failed. */
export async function continueImport(): Promise<void> {
  const { spreadsheet, progress } = state;
  if (spreadsheet && progress) await run(spreadsheet, progress);
}

/** Stops before the next batch. */
export function stopImport(): void {
  isCancelled = true;
  setState({ ...state, isStopping: true });
}

async function run(spreadsheet: Spreadsheet, from: ImportProgress): Promise<void> {
  const { dryRun } = from;
  const stage = dryRun ? "checking" : "importing";
  runId += 1;
  const ownRunId = runId;
  const userId = ownerId;
  // Another user may sign in while the import runs. Their session must not send these rows.
  const isSameUser = () => readSession()?.user.id === userId;
  const update = (next: ImportState) => ownRunId === runId && setState(next);
  const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  isCancelled = false;
  if (!dryRun) addEventListener("beforeunload", confirmUnload);
  let latest = from;
  try {
    await runImport({
      spreadsheet,
      from,
      isCancelled: () => isCancelled || ownRunId !== runId || !isSameUser(),
      onProgress: (progress) => {
        latest = progress;
        update({ stage, spreadsheet, progress, isStopping: isCancelled });
      },
    });
    const isComplete = latest.done === latest.total;
    const end = isComplete ? (dryRun ? "checked" : "imported") : "stopped";
    const problem = isComplete || isSameUser() ? undefined : sessionExpired;
    update({ stage: end, spreadsheet, progress: latest, problem });
    if (isComplete && !dryRun && ownRunId === runId && isSameUser()) showToast(importFinishedToast(latest));
  } catch (error) {
    update({ stage: "stopped", spreadsheet, progress: latest, problem: importFailureText(error) });
  } finally {
    removeEventListener("beforeunload", confirmUnload);
  }
}
