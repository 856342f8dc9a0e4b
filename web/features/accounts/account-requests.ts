import type { SessionAnswer, User, UserAnswer } from "#contract/accounts/account.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { shareFavorites } from "#web/lib/favourites/start-favourites-sync.ts";
import { keepSession, keepUser } from "#web/lib/session/stored-session.ts";
import type { Values } from "./form/account-validation.ts";

/** Signs in and keeps the session. */
export async function logIn({ email = "", password }: Values): Promise<User> {
  return begin(await apiSend(accountEndpoints.login, { body: { email: email.trim(), password } }));
}

/** Makes an account and keeps its session; empty optional fields are not sent. */
export async function register(values: Values): Promise<User> {
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
  const session = answer as SessionAnswer;
  keepSession(session);
  shareFavorites();
  return session.user;
}

export async function rename({ username = "" }: Values): Promise<void> {
  const { user } = (await apiSend(accountEndpoints.updateMe, { body: { username: username.trim() } })) as UserAnswer;
  keepUser(user);
}

export async function changePassword({ current_password, new_password }: Values): Promise<void> {
  await apiSend(accountEndpoints.changePassword, { body: { current_password, new_password } });
}

/** Sets a password with the one-time link's token. */
export async function resetPassword(token: string, { new_password }: Values): Promise<void> {
  await apiSend(accountEndpoints.resetPassword, { body: { token, new_password } });
}

export async function deleteAccount({ password }: Values): Promise<void> {
  await apiSend(accountEndpoints.deleteMe, { body: { password } });
}
