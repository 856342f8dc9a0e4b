import { readStored, writeStored } from "../storage/stored-value.ts";

/** What this phone knows of a want: its secret page, and what it looks for. */
export interface OwnWant {
  path: string;
  label: string;
  /** The filters, as `filtersToParams` writes them, with the kind; "" for the free times of a course or a professional. */
  query: string;
}

/** Not in `storageKeys`, which every first page loads. */
const storageKey = "wants";
const maxWants = 10;

const isList = (value: unknown): value is OwnWant[] => Array.isArray(value);

/** Returns what is looked for on this phone, the newest first. */
export const readOwnWants = (): OwnWant[] => readStored(storageKey, isList) ?? [];

const others = (path: string) => readOwnWants().filter((want) => want.path !== path);

export const rememberWant = (want: OwnWant) => writeStored(storageKey, [want, ...others(want.path)].slice(0, maxWants));

export const forgetWant = (path: string) => writeStored(storageKey, others(path));
