import type { User } from "#contract/accounts/account-responses.ts";
import { adminRoles } from "#contract/accounts/roles.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { saveSessionUser } from "#web/lib/session/stored-session.ts";
import { startSession } from "./sign-in/log-in.ts";

/** Creates an account and saves its session. Empty optional fields are not sent. */
export async function registerAccount(values: TextValues): Promise<User> {
  const { username = "", email = "", password = "", setup_code } = values;
  const role = adminRoles.find((name) => name === values.role);
  const body = {
    username: username.trim(),
    email: email.trim(),
    password,
    ...(role && { role }),
    ...(setup_code && { setup_code: setup_code.trim() }),
  };
  return startSession(await apiSend("POST /register", { body }));
}

export async function updateUsername({ username = "" }: TextValues): Promise<void> {
  const { user } = await apiSend("PATCH /auth/me", { body: { username: username.trim() } });
  saveSessionUser(user);
}

export async function changePassword({ current_password = "", new_password = "" }: TextValues): Promise<void> {
  await apiSend("POST /auth/password", { body: { current_password, new_password } });
}

/** Sets a new password with the token of a one-time link. */
export async function resetPassword(token: string, { new_password = "" }: TextValues): Promise<void> {
  await apiSend("POST /auth/reset", { body: { token, new_password } });
}

/** Verifies the e-mail address that a one-time link was sent to. */
export async function verifyEmail(token: string): Promise<void> {
  await apiSend("POST /auth/verify-email", { body: { token } });
}

/** Sends a new verification link to the address of the signed-in account. */
export async function sendVerification(): Promise<void> {
  await apiSend("POST /auth/verify-email/send");
}

export async function deleteAccount({ password = "" }: TextValues): Promise<void> {
  await apiSend("DELETE /auth/me", { body: { password } });
}
