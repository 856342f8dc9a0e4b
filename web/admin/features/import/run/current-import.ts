import { readSession } from "#web/lib/session/stored-session.ts";
import type { ImportState } from "./import-state.ts";
import type { ImportSource } from "./sent-rows.ts";

/*
 * The state is module-level on purpose: an import continues while the user visits other screens, and can be resumed
 * after the user had to sign in again.
 */
export const emptyImport: ImportState = { stage: "empty" };
let state = emptyImport;
/** The user who selected the spreadsheet. */
let ownerId: string | undefined;
/** The current run. A run that has been replaced no longer changes the state. */
let runId = 0;
const listeners = new Set<() => void>();

export const readImport = (): ImportState => state;

export function setImport(next: ImportState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Returns a function that removes the listener. */
export function subscribeToImport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const importOwner = (): string | undefined => ownerId;

/** The import belongs to the signed-in user from now on. */
export function ownImport(): void {
  ownerId = readSession()?.user.id;
}

/** Ends the current run. The new one sends rows while it is the current one and its user is signed in. */
export function beginRun() {
  runId += 1;
  const [ownRunId, userId] = [runId, ownerId];
  return {
    isCurrent: () => ownRunId === runId,
    // Another user may sign in while the import runs. Their session must not send these rows.
    isSameUser: () => readSession()?.user.id === userId,
  };
}

/** Returns what is imported; undefined before a file has been read. */
export function readSource(): ImportSource | undefined {
  const { spreadsheet, plan, corrections = new Map(), accepted } = state;
  return spreadsheet && plan && { spreadsheet, plan, corrections, accepted };
}
