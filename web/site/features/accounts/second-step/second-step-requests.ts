import type { RecoveryCodes, SecondStepSecret, SessionResponse } from "#contract/accounts/account-responses.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { readDeviceToken } from "#web/lib/session/device-token.ts";
import { type PendingLogin, startSession } from "../sign-in/log-in.ts";

export const secondStepKey = endpointKey(accountEndpoints.getSecondStep);

/** Finishes a login with a code and saves the session. */
export async function verifyLogin(
  { challenge, email }: PendingLogin,
  { code = "" }: TextValues,
): Promise<SessionResponse> {
  const body = { challenge, code: code.trim(), device_token: await readDeviceToken(email) };
  const session = await apiSend(accountEndpoints.verifySecondStep, { body });
  await startSession(session);
  return session;
}

/** Starts the set-up and returns the secret for the authenticator app. The form asks for a code only to change the app. */
export async function startEnrolment({ password = "", code }: TextValues): Promise<SecondStepSecret> {
  return await apiSend(accountEndpoints.enrolSecondStep, { body: { password, code: code?.trim() } });
}

/** Finishes the set-up and returns the recovery codes. */
export function confirmEnrolment({ code = "" }: TextValues): Promise<RecoveryCodes> {
  return apiSend(accountEndpoints.confirmSecondStep, { body: { code: code.trim() } });
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
  return getCodes(await apiSend(accountEndpoints.renewRecoveryCodes, { body: getProof(values) }));
}

export async function removeSecondStep(values: TextValues): Promise<void> {
  await apiSend(accountEndpoints.removeSecondStep, { body: getProof(values) });
}

const getProof = ({ password = "", code = "" }: TextValues) => ({ password, code: code.trim() });
const getCodes = ({ recovery_codes }: RecoveryCodes) => recovery_codes;
