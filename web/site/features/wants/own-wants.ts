import { readStored, writeStored } from "#web/lib/storage/stored-value.ts";

/** Not in `storageKeys`, which every first page loads. */
const storageKey = "wants";
const maxWants = 10;

const isPaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === "string" && /^\/wants\/[\w-]{43}$/.test(path));

/** Returns the pages of what is looked for on this phone, the newest first. */
export const readOwnWants = (): string[] => readStored(storageKey, isPaths) ?? [];

export const rememberWant = (path: string) =>
  writeStored(storageKey, [path, ...readOwnWants().filter((other) => other !== path)].slice(0, maxWants));

export const forgetWant = (path: string) =>
  writeStored(
    storageKey,
    readOwnWants().filter((other) => other !== path),
  );
