import { storageKeys } from "../storage/storage-keys.ts";
import { readStored } from "../storage/stored-value.ts";
import { hasSession } from "./has-session.ts";

function hasId(value: unknown): value is { id: string } {
  return typeof value === "object" && value !== null && "id" in value;
}

/** Returns the id of the signed-in account, without the code of the session; undefined without a session. */
export function readAccountId(): string | undefined {
  return hasSession() ? readStored(storageKeys.user, hasId)?.id : undefined;
}
