import { useSyncExternalStore } from "react";
import { adminMessages, errorReason } from "#web/features/admin/messages.ts";
import { isForbidden, isUnauthorized } from "#web/lib/api/api-error.ts";
import { saveFile } from "#web/lib/api/download-file.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { readSession, useSession } from "#web/lib/session/stored-session.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { fillReferences, toCsvFile } from "./fill-references.ts";
import { readSpreadsheet, type Spreadsheet } from "./read-spreadsheet.ts";
import { emptyProgress, type ImportProgress, runImport } from "./run-import.ts";

/** `checked`: the dry run has said what would be done; `stopped`: a check or an import did not get to its end. */
export type ImportStage = "empty" | "reading" | "checking" | "checked" | "importing" | "imported" | "stopped";

export interface ImportState {
  stage: ImportStage;
  table?: Spreadsheet | undefined;
  progress?: ImportProgress | undefined;
  /** Why it cannot go on. */
  problem?: string | undefined;
  /** It was asked to stop and waits for the batch that is on its way. */
  isStopping?: boolean;
}

/**
 * The table on its way in. It stands here and not in its screen, since an import goes on while other screens are looked
 * at, and can be continued by whoever had to sign in again.
 */
let state: ImportState = { stage: "empty" };
let owner: string | undefined;
let isCancelled = false;
/** Counts the runs, so that one that was let go of says nothing more. */
let turn = 0;
const listeners = new Set<() => void>();
const nothing: ImportState = { stage: "empty" };

function set(next: ImportState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The table on its way in, for whom it belongs to. */
export function useImport(): ImportState {
  const userId = useSession()?.user.id;
  const current = useSyncExternalStore(subscribe, () => state);
  return owner === userId ? current : nothing;
}

/** Lets go of the table; what it brought stays. */
export function clearImport(): void {
  turn += 1;
  set(nothing);
}

/** Reads a file and checks it at once: nothing is changed by that. */
export async function selectSpreadsheet(file: File): Promise<void> {
  // What was on its way ends here: it may be another person's.
  turn += 1;
  const mine = turn;
  owner = readSession()?.user.id;
  set({ stage: "reading" });
  try {
    const table = await readSpreadsheet(file);
    if (mine !== turn) return;
    if (table.rows.length === 0) throw new Error("The table has no rows below its first line");
    await check(table);
  } catch (error) {
    if (mine !== turn) return;
    set({ stage: "empty", problem: `${error instanceof Error ? error.message : "The file could not be read"}.` });
  }
}

/** Gives a reference to every row without one, hands the person the table with them, and checks that one. */
export async function fillMissingReferences(): Promise<void> {
  if (!state.table) return;
  const table = fillReferences(state.table);
  saveFile(toCsvFile(table), table.name);
  await check(table);
}

async function check(table: Spreadsheet): Promise<void> {
  // Without references nothing can be taken; the screen says what to do about it.
  if (table.withoutReference === table.rows.length) return set({ stage: "empty", table });
  await run(table, emptyProgress(table.rows.length, true));
}

export async function importSpreadsheet(): Promise<void> {
  const { table } = state;
  if (table) await run(table, emptyProgress(table.rows.length, false));
}

/** Goes on with a check or an import that was stopped, from the batch that failed. */
export async function continueImport(): Promise<void> {
  const { table, progress } = state;
  if (table && progress) await run(table, progress);
}

/** Stops before the next batch. */
export function stopImport(): void {
  isCancelled = true;
  set({ ...state, isStopping: true });
}

async function run(table: Spreadsheet, from: ImportProgress): Promise<void> {
  const { dryRun } = from;
  const stage = dryRun ? "checking" : "importing";
  turn += 1;
  const mine = turn;
  const by = owner;
  // In nobody else's name is anything sent, whoever has been given the browser meanwhile.
  const isTheirs = () => readSession()?.user.id === by;
  const tell = (next: ImportState) => mine === turn && set(next);
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  isCancelled = false;
  if (!dryRun) addEventListener("beforeunload", askFirst);
  let reached = from;
  try {
    await runImport({
      table,
      from,
      isCancelled: () => isCancelled || mine !== turn || !isTheirs(),
      onProgress: (progress) => {
        reached = progress;
        tell({ stage, table, progress, isStopping: isCancelled });
      },
    });
    const isComplete = reached.done === reached.total;
    const end = isComplete ? (dryRun ? "checked" : "imported") : "stopped";
    tell({ stage: end, table, progress: reached, problem: isComplete || isTheirs() ? undefined : sessionOver });
    if (isComplete && !dryRun && mine === turn && isTheirs()) tellEnd(reached);
  } catch (error) {
    tell({ stage: "stopped", table, progress: reached, problem: failure(error) });
  } finally {
    removeEventListener("beforeunload", askFirst);
  }
}

const sessionOver = "Your session has ended. Sign in again to go on here.";

function tellEnd({ counts }: ImportProgress): void {
  const text = `${formatCount(counts.created, "listing")} created, ${formatNumber(counts.updated)} updated, ${formatNumber(counts.unchanged)} unchanged, ${formatNumber(counts.error)} refused.`;
  showToast({ tone: counts.error > 0 ? "warn" : "good", title: "Import complete", text });
}

function failure(error: unknown): string {
  if (isUnauthorized(error)) return sessionOver;
  return `${isForbidden(error) ? adminMessages.denied : errorReason(error).replace(/\.$/, "")}.`;
}
