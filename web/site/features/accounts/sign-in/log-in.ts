import type { SessionResponse, User } from "#contract/accounts/account-responses.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { readDeviceToken, saveDeviceToken } from "#web/lib/session/device-token.ts";
import { signedInEvent } from "#web/lib/session/has-session.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";

/** A login whose password was correct and whose second step is missing. */
export interface PendingLogin {
  challenge: string;
  email: string;
}

/** Signs in and saves the session. An account with a second step returns a pending login instead. */
export async function logIn({ email = "", password = "" }: TextValues): Promise<User | PendingLogin> {
  const device_token = await readDeviceToken(email);
  const body = { email: email.trim(), password, device_token };
  const response = await apiSend("POST /login", { body });
  return "challenge" in response ? { challenge: response.challenge, email } : startSession(response);
}

/** Saves a session and the token of this device. */
export async function startSession(session: SessionResponse): Promise<User> {
  if (session.device_token) await saveDeviceToken(session.user.email, session.device_token);
  saveSession(session);
  dispatchEvent(new Event(signedInEvent));
  return session.user;
}
