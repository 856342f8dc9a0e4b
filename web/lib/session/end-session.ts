import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { apiSend } from "../api/api-client.ts";
import { ApiError } from "../api/api-error.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, listStoredKeys, writeStored } from "../storage/stored-value.ts";
import { clearSession, readSession } from "./stored-session.ts";

const waiting = storageKeys.logout("");

/**
 * Logs out: here at once and in every tab of this browser, then on the server, which may take its time (ruling 21). Until
 * the server has heard of it the token's hash is kept: with that a session can be ended and nothing else.
 */
export function endSession(): void {
  const session = readSession();
  clearSession(true);
  if (!session) return;
  sha256(session.refreshToken || session.accessToken)
    .then((hash) => {
      writeStored(storageKeys.logout(hash), Date.now());
      return tellServer(hash);
    })
    .catch(() => undefined);
}

/** Tells the server of the sessions that were logged out of here without signal. */
export async function sendPendingLogouts(): Promise<void> {
  for (const name of listStoredKeys(waiting)) await tellServer(name.slice(waiting.length));
}

async function tellServer(tokenHash: string): Promise<void> {
  try {
    await apiSend(accountEndpoints.logout, { body: { tokenHash }, keepalive: true });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;
    if (!isRefused) return;
  }
  deleteStored(storageKeys.logout(tokenHash));
}
