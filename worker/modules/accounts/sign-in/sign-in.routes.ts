import { type Context, Hono } from "hono";
import type { z } from "zod";
import {
  loginSchema,
  logoutSchema,
  refreshSchema,
  registerSchema,
  resetPasswordSchema,
} from "#contract/accounts/account.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { sha256 } from "#contract/http/sha256.ts";
import type { AppEnv } from "#worker/env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { readValidJson } from "#worker/http/read-body.ts";
import { tooManyAttempts } from "../accounts.errors.ts";
import { resetPassword } from "../own-account/own-account.service.ts";
import { readAdminSignup, register } from "./registration.service.ts";
import { logIn, logOut, refresh, type SignInContext } from "./sign-in.service.ts";

/** The calls by which sessions begin, go on and end; they need none. */
export const signIn = new Hono<AppEnv>();

const { bytes } = accountLimits;
/** Seconds after which an address that the first net held back may come again. */
const netSeconds = 60;

signIn.get(accountEndpoints.getAdminSignup.path, async (c) => c.json(await readAdminSignup(deskOf(c))));

signIn.post(accountEndpoints.register.path, async (c) => {
  const registration = await readValidJson(c.req, registerSchema, bytes);
  await passNet(c);
  return c.json(await register(deskOf(c), registration), 201);
});

signIn.post(accountEndpoints.login.path, async (c) => {
  const login = await readValidJson(c.req, loginSchema, bytes);
  await passNet(c);
  return c.json(await logIn(deskOf(c), login));
});

signIn.post(accountEndpoints.refreshSession.path, async (c) => {
  const { refreshToken } = await readValidJson(c.req, refreshSchema, bytes);
  return c.json(await refresh(deskOf(c), refreshToken));
});

signIn.post(accountEndpoints.logout.path, async (c) => {
  const nothing: z.infer<typeof logoutSchema> = {};
  const { refreshToken, tokenHash } = await readValidJson(c.req, logoutSchema, bytes).catch(() => nothing);
  const refreshHash = refreshToken === undefined ? undefined : await sha256(refreshToken);
  const stores = { db: c.get("db"), store: c.get("images"), beforeSpooling: () => passNet(c) };
  await logOut(stores, [await readAccessHash(c), refreshHash, tokenHash]);
  return c.body(null, 204);
});

signIn.post(accountEndpoints.resetPassword.path, async (c) => {
  const { token, new_password } = await readValidJson(c.req, resetPasswordSchema, bytes);
  await passNet(c);
  await resetPassword({ db: c.get("db"), now: new Date() }, token, new_password);
  return c.body(null, 204);
});

/** The first net, before the database is asked anything. */
async function passNet(c: Context<AppEnv>): Promise<void> {
  const { success } = await c.get("signInLimiter").limit({ key: clientIp(c) });
  if (!success) throw tooManyAttempts(netSeconds);
}

function deskOf(c: Context<AppEnv>): SignInContext {
  const userAgent = c.req.header("user-agent") ?? "";
  return { db: c.get("db"), now: new Date(), settings: c.get("settings"), address: clientIp(c), userAgent };
}
