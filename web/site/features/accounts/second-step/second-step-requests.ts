import type { RecoveryCodes, SecondStepSecret, SessionResponse } from "#contract/accounts/account-responses.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { readDeviceToken } from "#web/lib/session/device-token.ts";
import { type PendingLogin, startSession } from "../sign-in/log-in.ts";

export const secondStepKey = endpointKey("GET /auth/totp");

/** Finishes a login with a code and saves the session. */
export async function verifyLogin(
  { challenge, email }: PendingLogin,
  { code = "" }: TextValues,
): Promise<SessionResponse> {
  const body = { challenge, code: code.trim(), device_token: await readDeviceToken(email) };
  const session = await apiSend("POST /auth/totp/verify", { body });
  await startSession(session);
  return session;
}

/** Starts the set-up and returns the secret for the authenticator app. The form asks for a code only to change the app. */
export async function startEnrolment({ password = "", code }: TextValues): Promise<SecondStepSecret> {
  return await apiSend("POST /auth/totp/enrol", { body: { password, code: code?.trim() } });
}

/** Finishes the set-up and returns the recovery codes. */
export function confirmEnrolment({ code = "" }: TextValues): Promise<RecoveryCodes> {
  return apiSend("POST /auth/totp/confirm", { body: { code: code.trim() } });
}

/** Returns whether the second step is on now; false if this cannot be read. */
export async function isSecondStepOn(): Promise<boolean> {
  try {
    return (await apiGet(secondStepKey)).data.enabled;
  } catch {
    return false;
  }
}

/** Replaces the recovery codes and returns the new ones. */
export async function renewRecoveryCodes(values: TextValues): Promise<string[]> {
  return getCodes(await apiSend("POST /auth/totp/recovery-codes", { body: getProof(values) }));
}

export async function removeSecondStep(values: TextValues): Promise<void> {
  await apiSend("DELETE /auth/totp", { body: getProof(values) });
}

const getProof = ({ password = "", code = "" }: TextValues) => ({ password, code: code.trim() });
const getCodes = ({ recovery_codes }: RecoveryCodes) => recovery_codes;
