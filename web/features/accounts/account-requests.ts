import type { LoginResponse, SessionResponse, User, UserResponse } from "#contract/accounts/account-responses.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { readDeviceToken, saveDeviceToken } from "#web/lib/session/device-token.ts";
import { signedInEvent } from "#web/lib/session/has-session.ts";
import { saveSession, saveSessionUser } from "#web/lib/session/stored-session.ts";

/** A login whose password was correct and whose second step is missing. */
export interface PendingLogin {
  challenge: string;
  email: string;
}

/** Signs in and saves the session. An account with a second step returns a pending login instead. */
export async function logIn({ email = "", password }: TextValues): Promise<User | PendingLogin> {
  const device_token = await readDeviceToken(email);
  const body = { email: email.trim(), password, device_token };
  const response = (await apiSend(accountEndpoints.login, { body })) as LoginResponse;
  return "challenge" in response ? { challenge: response.challenge, email } : startSession(response);
}

/** Creates an account and saves its session. Empty optional fields are not sent. */
export async function registerAccount(values: TextValues): Promise<User> {
  const { username = "", email = "", password, role, setup_code } = values;
  const body = {
    username: username.trim(),
    email: email.trim(),
    password,
    ...(role && { role }),
    ...(setup_code && { setup_code: setup_code.trim() }),
  };
  return startSession((await apiSend(accountEndpoints.register, { body })) as SessionResponse);
}

/** Saves a session and the token of this device. */
export async function startSession(session: SessionResponse): Promise<User> {
  if (session.device_token) await saveDeviceToken(session.user.email, session.device_token);
  saveSession(session);
  dispatchEvent(new Event(signedInEvent));
  return session.user;
}

export async function updateUsername({ username = "" }: TextValues): Promise<void> {
  const { user } = (await apiSend(accountEndpoints.updateMe, { body: { username: username.trim() } })) as UserResponse;
  saveSessionUser(user);
}

export async function changePassword({ current_password, new_password }: TextValues): Promise<void> {
  await apiSend(accountEndpoints.changePassword, { body: { current_password, new_password } });
}

/** Sets a new password with the token of a one-time link. */
export async function resetPassword(token: string, { new_password }: TextValues): Promise<void> {
  await apiSend(accountEndpoints.resetPassword, { body: { token, new_password } });
}

/** Verifies the e-mail address that a one-time link was sent to. */
export async function verifyEmail(token: string): Promise<void> {
  await apiSend(accountEndpoints.verifyEmail, { body: { token } });
}

/** Sends a new verification link to the address of the signed-in account. */
export async function sendVerification(): Promise<void> {
  await apiSend(accountEndpoints.sendVerification);
}

export async function deleteAccount({ password }: TextValues): Promise<void> {
  await apiSend(accountEndpoints.deleteMe, { body: { password } });
}
