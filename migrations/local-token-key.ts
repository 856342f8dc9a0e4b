import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTokenKey, createVapidKey } from "./deployment-secrets.ts";

/**
 * Returns the TOKEN_KEY of a local database. It is stored beside the database, because second steps are encrypted under
 * it: with another key, no code of an authenticator app could be checked.
 * @param state the folder of the local database
 */
export const readLocalTokenKey = (state: string): string => readLocalKey(state, "token-key", createTokenKey);

/** Returns the VAPID_KEY of a local database, which has the subscriptions of browsers to this key. */
export const readLocalVapidKey = (state: string): string => readLocalKey(state, "vapid-key", createVapidKey);

function readLocalKey(state: string, name: string, create: () => string): string {
  const file = join(state, name);
  try {
    return readFileSync(file, "utf8");
  } catch {
    mkdirSync(state, { recursive: true });
  }
  try {
    // Fails if another process has just created the file.
    writeFileSync(file, create(), { mode: 0o600, flag: "wx" });
  } catch {
    // The file of the other process is read.
  }
  return readFileSync(file, "utf8");
}
