import { bookmarkHeader } from "#contract/http/bookmark-header.ts";
import { versionParam } from "#contract/http/version-param.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

/**
 * How long reads of this browser pass by the caches after its own change, in milliseconds. The cache in front of the
 * worker usually knows a change after six seconds; the rest is for a purge that is repeated.
 */
const freshMs = 2 * 60_000;

const isText = (value: unknown): value is string => typeof value === "string";
const isTime = (value: unknown): value is number => typeof value === "number";

/** Notes that this browser has changed something, for all of its tabs. */
export function noteWrite(): void {
  writeStored(storageKeys.lastWrite, Date.now());
}

/**
 * Returns the path with a parameter that no cache knows, if this browser has changed something in the last minutes. So
 * authors see their change at once.
 */
export function freshPath(path: string): string {
  const time = readStored(storageKeys.lastWrite, isTime);
  if (time === undefined || Date.now() - time > freshMs) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${versionParam}=${time.toString(36)}`;
}

/** Keeps the state of the database that a response was read from. Later states have greater names. */
export function noteBookmark(headers: Headers): void {
  const bookmark = headers.get(bookmarkHeader);
  if (bookmark && bookmark > (readStored(storageKeys.bookmark, isText) ?? ""))
    writeStored(storageKeys.bookmark, bookmark);
}

/** Returns the header by which a read is at least as new as what this browser has seen and written. */
export function bookmarkHeaders(): Record<string, string> {
  const bookmark = readStored(storageKeys.bookmark, isText);
  return bookmark ? { [bookmarkHeader]: bookmark } : {};
}

/** Forgets the state, for when the database may not have it: the next reads are from the primary. */
export function forgetBookmark(): void {
  deleteStored(storageKeys.bookmark);
}
