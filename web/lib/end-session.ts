import { accountEndpoints } from "#contract/account-endpoints.ts";
import { apiSend } from "./api-client.ts";
import { clearSession, readSession } from "./stored-session.ts";

/** Logs out: here at once and in every tab of this browser, then on the server, which may take its time (ruling 21). */
export function endSession(): void {
  const session = readSession();
  clearSession(true);
  if (!session) return;
  const { refreshToken } = session;
  apiSend(accountEndpoints.logout, { body: { refreshToken }, keepalive: true }).catch(() => undefined);
}
