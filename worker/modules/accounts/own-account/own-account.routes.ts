import { type Context, Hono } from "hono";
import {
  changePasswordSchema,
  claimEnquiriesSchema,
  deleteMeSchema,
  favouritesSchema,
  updateMeSchema,
} from "#contract/accounts/account-input.ts";
import type { DraftKeyResponse, UserResponse } from "#contract/accounts/account-responses.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { deriveDraftKey } from "#worker/security/draft-keys.ts";
import { sessionNotFound } from "../accounts.errors.ts";
import type { AccountContext } from "../check-own-password.ts";
import { markRequiredSecondStep } from "../second-factor/required-second-step.ts";
import { endOwnSession, endSessionsOf, listSessions } from "../sessions.repository.ts";
import { requireTokenKey } from "../sign-in/new-session.ts";
import { findUserById } from "../users.repository.ts";
import { sendVerification } from "../verification/verification.service.ts";
import { claimEnquiriesByContact } from "./claim-enquiries.service.ts";
import { mergeFavourites } from "./favourites.repository.ts";
import { changePassword, changeUsername, deleteAccount } from "./own-account.service.ts";
import { listOwnEnquiries } from "./own-enquiries.repository.ts";

/** The endpoints of the signed-in user's own account. */
export const ownAccount = new Hono<AppEnv>();

ownAccount.get(accountEndpoints.getMe.path, async (c) => {
  const [stored] = await query(c.get("db"), findUserById(c.get("actor").id));
  if (!stored) throw sessionEnded();
  const { user, hasSecondStep } = stored;
  return c.json<UserResponse>({
    user: markRequiredSecondStep(user, { hasSecondStep, isProduction: c.get("isProduction") }),
  });
});

ownAccount.post(accountEndpoints.sendVerification.path, async (c) => {
  const context = { db: c.get("db"), config: c.get("config"), origin: c.get("origin"), now: new Date() };
  await sendVerification(context, c.get("actor").id);
  return c.body(null, 204);
});

ownAccount.patch(accountEndpoints.updateMe.path, async (c) => {
  const { username } = await readValidJson(c.req, updateMeSchema);
  return c.json<UserResponse>({ user: await changeUsername(accountContext(c), c.get("actor"), username) });
});

ownAccount.delete(accountEndpoints.deleteMe.path, async (c) => {
  const { password } = await readValidJson(c.req, deleteMeSchema);
  await deleteAccount(accountContext(c), c.get("actor"), password);
  return c.body(null, 204);
});

ownAccount.post(accountEndpoints.changePassword.path, async (c) => {
  await changePassword(accountContext(c), c.get("actor"), await readValidJson(c.req, changePasswordSchema));
  return c.body(null, 204);
});

ownAccount.get(accountEndpoints.getDraftKey.path, async (c) =>
  c.json<DraftKeyResponse>({
    data: { key: await deriveDraftKey(c.get("actor").id, requireTokenKey(c.get("config"))) },
  }),
);

ownAccount.get(accountEndpoints.listSessions.path, async (c) => {
  const { id, sessionId } = c.get("actor");
  const [sessions] = await query(c.get("db"), listSessions(id, sessionId, new Date()));
  return c.json(sessions);
});

ownAccount.delete(accountEndpoints.endEverySession.path, async (c) => {
  await batch(c.get("db"), endSessionsOf(c.get("actor").id));
  return c.body(null, 204);
});

ownAccount.delete(accountEndpoints.endSession.path, async (c) => {
  const [ended] = await query(c.get("db"), endOwnSession(c.get("actor"), c.req.param("id")));
  if (!ended) throw sessionNotFound();
  return c.body(null, 204);
});

ownAccount.get(accountEndpoints.listMyEnquiries.path, async (c) => {
  const [enquiries] = await query(c.get("db"), listOwnEnquiries(c.get("actor").id));
  return c.json(enquiries);
});

ownAccount.post(accountEndpoints.claimEnquiries.path, async (c) => {
  const { receipts, contact } = await readValidJson(c.req, claimEnquiriesSchema);
  return c.json(await claimEnquiriesByContact(c.get("db"), c.get("actor"), receipts, contact));
});

ownAccount.put(accountEndpoints.mergeFavourites.path, async (c) => {
  const change = await readValidJson(c.req, favouritesSchema);
  const [merged] = await query(c.get("db"), mergeFavourites(c.get("actor"), change, new Date()));
  return c.json(merged);
});

const accountContext = (c: Context<AppEnv>): AccountContext => ({
  db: c.get("db"),
  now: new Date(),
  address: clientIp(c),
});
