import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { readStored, writeStored } from "#web/lib/storage/stored-value.ts";

interface InstallHintState {
  /** When the visitor was last here, in milliseconds. */
  seenAt: number;
  /** The visitor came back after the first visit. */
  isReturning: boolean;
  /** The visitor has answered the hint. */
  isClosed: boolean;
}

/** A page that is opened within 30 minutes of the last one belongs to the same visit. */
const visitGap = 30 * 60_000;

const isState = (value: unknown): value is InstallHintState =>
  typeof value === "object" && value !== null && "seenAt" in value && "isReturning" in value && "isClosed" in value;

const readState = () => readStored(storageKeys.installHint, isState);

/**
 * Records that the visitor is here. Returns whether the hint to install the site may be shown: from the second visit on,
 * and until the visitor has answered it. Without free storage it is not shown, because an answer would be forgotten.
 */
export function recordVisit(): boolean {
  const now = Date.now();
  const last = readState();
  const isReturning = last !== undefined && (last.isReturning || now - last.seenAt > visitGap);
  const isClosed = last?.isClosed ?? false;
  writeStored(storageKeys.installHint, { seenAt: now, isReturning, isClosed });
  return isReturning && !isClosed && readState()?.seenAt === now;
}

/** Records that the visitor leaves or hides the page, so that a long visit stays one visit. */
export function recordLeaving(): void {
  const last = readState();
  if (last) writeStored(storageKeys.installHint, { ...last, seenAt: Date.now() });
}

/** Records that the visitor has answered the hint. It is not shown again. */
export function closeInstallHint(): void {
  writeStored(storageKeys.installHint, { seenAt: Date.now(), isReturning: true, isClosed: true });
}
