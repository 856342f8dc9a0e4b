import { sha256 } from "#shared/sha256.ts";
import { apiSend } from "../api/api-client.ts";
import { ApiError } from "../api/api-error.ts";
import { endPush } from "../offline/end-push.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { deleteStored, listStoredKeys, writeStored } from "../storage/stored-value.ts";
import { clearSession, readSession } from "./stored-session.ts";

const keyPrefix = storageKeys.logout("");

/**
 * Logs out in every tab of this browser, then on the server. If the server cannot be reached, the hash of the token is
 * stored for a later attempt. The hash can only be used to end the session.
 */
export function endSession(): void {
  const session = readSession();
  clearSession(true);
  deleteStored(storageKeys.alertDevice);
  void endPush().catch(() => undefined);
  if (!session) return;
  sha256(session.refreshToken || session.accessToken)
    .then((hash) => {
      writeStored(storageKeys.logout(hash), Date.now());
      return sendLogout(hash);
    })
    .catch(() => undefined);
}

/** Sends the logouts that did not reach the server. */
export async function sendPendingLogouts(): Promise<void> {
  for (const name of listStoredKeys(keyPrefix)) await sendLogout(name.slice(keyPrefix.length));
}

async function sendLogout(tokenHash: string): Promise<void> {
  try {
    await apiSend("POST /auth/logout", { body: { tokenHash }, keepalive: true });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;
    if (!isRefused) return;
  }
  deleteStored(storageKeys.logout(tokenHash));
}
