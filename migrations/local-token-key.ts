import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTokenKey } from "./deployment-secrets.ts";

/**
 * Returns the TOKEN_KEY of a local database. It is stored beside the database, because second steps are encrypted under
 * it: with another key, no code of an authenticator app could be checked.
 * @param state the folder of the local database
 */
export function readLocalTokenKey(state: string): string {
  const file = join(state, "token-key");
  try {
    return readFileSync(file, "utf8");
  } catch {
    mkdirSync(state, { recursive: true });
  }
  try {
    // Fails if another process has just created the file.
    writeFileSync(file, createTokenKey(), { mode: 0o600, flag: "wx" });
  } catch {
    // The file of the other process is read.
  }
  return readFileSync(file, "utf8");
}
