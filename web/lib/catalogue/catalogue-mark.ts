import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

/** What this phone says of the catalogue that it holds. Other code reads it without opening the database. */
export interface CatalogueMark {
  version: string;
  /** When the server last said that this version is the current one, in milliseconds of the phone's clock. */
  checkedAt: number;
  /** The same moment by the server's clock, in milliseconds. */
  serverTime: number;
  /** How many homes are listed, if the catalogue has only the newest of them. */
  incomplete?: { homes: number; total: number } | undefined;
}

// Not in `storageKeys`, which every first page loads. `readEndpoint` looks for the first one.
const markKey = "catalogue";
const keptKey = "catalogue_kept";

/** Window event: the catalogue on this phone, or what is known of it, has changed. */
export const catalogueEvent = "catalogue";

const isMark = (value: unknown): value is CatalogueMark =>
  typeof value === "object" && value !== null && "version" in value && "checkedAt" in value && "serverTime" in value;

/** Returns the mark of the catalogue that this phone holds; undefined if it holds none. */
export const readCatalogueMark = (): CatalogueMark | undefined => readStored(markKey, isMark);

/** Stores the mark, or deletes it if this phone holds no catalogue any more. */
export function writeCatalogueMark(mark: CatalogueMark | undefined): void {
  if (mark) writeStored(markKey, mark);
  else deleteStored(markKey);
  dispatchEvent(new Event(catalogueEvent));
}

const isTrue = (value: unknown): value is true => value === true;

/** Whether the visitor asked to keep all homes on this phone. */
export const isCatalogueKept = (): boolean => readStored(keptKey, isTrue) ?? false;

export const keepCatalogue = (): boolean => writeStored(keptKey, true);
