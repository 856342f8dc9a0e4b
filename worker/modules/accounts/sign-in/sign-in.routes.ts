import { type Context, Hono } from "hono";
import type * as z from "zod";
import { logoutSchema } from "#contract/accounts/account-input.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { sha256 } from "#shared/sha256.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { route } from "#worker/http/route.ts";
import { tooManyAttempts } from "../accounts.errors.ts";
import { verifyLogin } from "../second-factor/verify-login.service.ts";
import { verifyEmail } from "../verification/verification.service.ts";
import type { SignInContext } from "./new-session.ts";
import { readAdminSignup, register } from "./registration.service.ts";
import { resetPassword } from "./reset-password.service.ts";
import { logIn, logOut, refresh } from "./sign-in.service.ts";

/** The endpoints that open, refresh and end sessions; they need no session. */
export const signIn = new Hono<AppEnv>();

/** Sent as `retry-after` to clients that exceed the rate limit. */
const rateLimitRetrySeconds = 60;

route(signIn, accountEndpoints.getAdminSignup, (c) => readAdminSignup(signInContext(c)));

route(signIn, accountEndpoints.register, (c, { body }) => register(signInContext(c), body));

route(signIn, accountEndpoints.login, (c, { body }) => logIn(signInContext(c), body));

route(signIn, accountEndpoints.verifySecondStep, (c, { body }) => verifyLogin(signInContext(c), body));

route(signIn, accountEndpoints.refreshSession, (c, { body: { refreshToken } }) =>
  refresh(signInContext(c), refreshToken),
);

route(signIn, accountEndpoints.logout, async (c) => {
  const { refreshToken, tokenHash } = await readValidJson(c.req, logoutSchema).catch(emptyUnlessTooLarge);
  const refreshHash = refreshToken === undefined ? undefined : await sha256(refreshToken);
  const context = { db: c.get("db"), images: c.get("images"), checkRateLimit: () => checkRateLimit(c) };
  await logOut(context, [await readAccessHash(c), refreshHash, tokenHash]);
});

route(signIn, accountEndpoints.resetPassword, async (c, { body: { token, new_password } }) => {
  await resetPassword(signInContext(c), token, new_password);
});

route(signIn, accountEndpoints.verifyEmail, async (c, { body: { token } }) => {
  await verifyEmail({ db: c.get("db"), now: new Date() }, token);
});

/** A malformed body does not stop a logout. */
function emptyUnlessTooLarge(error: unknown): z.infer<typeof logoutSchema> {
  if (error instanceof ApiError && error.status === 413) throw error;
  return {};
}

/** Limits the logouts of one address that are stored while the database is unavailable. */
async function checkRateLimit(c: Context<AppEnv>): Promise<void> {
  const { success } = await c.get("signInLimiter").limit({ key: clientIp(c) });
  if (!success) throw tooManyAttempts(rateLimitRetrySeconds);
}

function signInContext(c: Context<AppEnv>): SignInContext {
  const userAgent = c.req.header("user-agent") ?? "";
  return {
    db: c.get("db"),
    now: new Date(),
    config: c.get("config"),
    address: clientIp(c),
    userAgent,
    origin: c.get("origin"),
    isProduction: c.get("isProduction"),
  };
}
