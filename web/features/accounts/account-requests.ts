import type { SessionResponse, User, UserResponse } from "#contract/accounts/account.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { startFavouritesSync } from "#web/lib/favourites/start-favourites-sync.ts";
import { saveSession, saveSessionUser } from "#web/lib/session/stored-session.ts";
import type { AccountFormValues } from "./form/account-validation.ts";

/** Signs in and keeps the session. */
export async function logIn({ email = "", password }: AccountFormValues): Promise<User> {
  return begin(await apiSend(accountEndpoints.login, { body: { email: email.trim(), password } }));
}

/** Makes an account and keeps its session; empty optional fields are not sent. */
export async function registerAccount(values: AccountFormValues): Promise<User> {
  const { username = "", email = "", password, role, setup_code } = values;
  const body = {
    username: username.trim(),
    email: email.trim(),
    password,
    ...(role && { role }),
    ...(setup_code && { setup_code: setup_code.trim() }),
  };
  return begin(await apiSend(accountEndpoints.register, { body }));
}

function begin(answer: unknown): User {
  const session = answer as SessionResponse;
  saveSession(session);
  startFavouritesSync();
  return session.user;
}

export async function updateUsername({ username = "" }: AccountFormValues): Promise<void> {
  const { user } = (await apiSend(accountEndpoints.updateMe, { body: { username: username.trim() } })) as UserResponse;
  saveSessionUser(user);
}

export async function changePassword({ current_password, new_password }: AccountFormValues): Promise<void> {
  await apiSend(accountEndpoints.changePassword, { body: { current_password, new_password } });
}

/** Sets a password with the one-time link's token. */
export async function resetPassword(token: string, { new_password }: AccountFormValues): Promise<void> {
  await apiSend(accountEndpoints.resetPassword, { body: { token, new_password } });
}

export async function deleteAccount({ password }: AccountFormValues): Promise<void> {
  await apiSend(accountEndpoints.deleteMe, { body: { password } });
}
