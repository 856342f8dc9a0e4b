import { env } from "cloudflare:workers";
import { TOTP } from "otpauth";
import type {
  LoginResponse,
  RecoveryCodes,
  SecondStepChallenge,
  SecondStepSecret,
} from "#contract/accounts/account-responses.ts";
import type { Bindings } from "#worker/bindings.ts";
import { sealSecrets } from "#worker/modules/accounts/second-factor/factor-secrets.ts";
import { createRecoveryCodes, hashRecoveryCode } from "#worker/security/recovery-codes.ts";
import { createTotpSecret } from "#worker/security/totp.ts";
import { callApi, password, storeSignedIn } from "./accounts.ts";
import { runSql } from "./storage/rows.ts";

export const production: Partial<Bindings> = { ENVIRONMENT: "production" };

/** Returns the current code of an authenticator app, or the code of another step. */
export const appCode = (secret: string, stepsLater = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** Lets the codes of the current time be used again. */
export const forgetUsedCodes = () => runSql("UPDATE second_factors SET last_step = 0");

/** Sets up the second step with a session. Returns its secret and the recovery codes. @param oldCode if it is on */
export async function enrol(token: string, bindings?: Partial<Bindings>, oldCode?: string) {
  const body = { password, code: oldCode };
  const started = await callApi<SecondStepSecret>("/auth/totp/enrol", { token, body, bindings });
  if (started.status !== 200) throw new Error(`Not started: ${started.text}`);
  const { secret } = started.body;
  const code = appCode(secret);
  const confirmed = await callApi<RecoveryCodes>("/auth/totp/confirm", { token, body: { code }, bindings });
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.text}`);
  await forgetUsedCodes();
  return { secret, recoveryCodes: confirmed.body.recovery_codes };
}

/** Stores an account with a session and a second step, which setting it up would do with two passwords. */
export async function storeWithSecondStep(overrides?: Parameters<typeof storeSignedIn>[0]) {
  const user = await storeSignedIn(overrides);
  const [secret, recoveryCodes] = [createTotpSecret(), createRecoveryCodes()];
  const box = await sealSecrets({ active: secret }, user.id, env.TOKEN_KEY ?? "");
  const hashes = await Promise.all(recoveryCodes.map((code) => hashRecoveryCode(user.id, code)));
  const now = new Date().toISOString();
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO second_factors (user_id, secret, created_at, confirmed_at) VALUES (?1, ?2, ?3, ?3)",
    ).bind(user.id, box, now),
    ...hashes.map((hash) =>
      env.DB.prepare("INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)").bind(user.id, hash),
    ),
  ]);
  return { ...user, secret, recoveryCodes };
}

/** Sends the password of an account with a second step and returns the challenge. */
export async function startLogin(email: string, more: object = {}): Promise<string> {
  const { status, body, text } = await callApi<LoginResponse>("/login", { body: { email, password, ...more } });
  if (status !== 200 || !("challenge" in body)) throw new Error(`No challenge: ${text}`);
  return (body satisfies SecondStepChallenge).challenge;
}

/** Sends a code for a challenge. */
export const verify = (challenge: string, code: string, more: { device_token?: string } = {}) =>
  callApi("/auth/totp/verify", { body: { challenge, code, ...more } });
