import { type Context, Hono } from "hono";
import {
  changePasswordSchema,
  claimEnquiriesSchema,
  deleteMeSchema,
  favouritesSchema,
  type UserResponse,
  updateMeSchema,
} from "#contract/accounts/account.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { readValidJson } from "#worker/http/read-body.ts";
import { sessionEnded, sessionNotFound } from "../accounts.errors.ts";
import { endOwnSession, endSessionsOf, listSessions } from "../sessions.repository.ts";
import { findUserById } from "../users.repository.ts";
import { mergeFavourites } from "./favourites.repository.ts";
import { type AccountContext, changePassword, changeUsername, deleteAccount } from "./own-account.service.ts";
import { claimEnquiries, listOwnEnquiries } from "./own-enquiries.repository.ts";

/** What people do with their own account. */
export const ownAccount = new Hono<AppEnv>();

const { bytes } = accountLimits;

ownAccount.get(accountEndpoints.getMe.path, async (c) => {
  const [known] = await query(c.get("db"), findUserById(c.get("actor").id));
  if (!known) throw sessionEnded();
  return c.json<UserResponse>({ user: known.user });
});

ownAccount.patch(accountEndpoints.updateMe.path, async (c) => {
  const { username } = await readValidJson(c.req, updateMeSchema, bytes);
  return c.json<UserResponse>({ user: await changeUsername(deskOf(c), c.get("actor"), username) });
});

ownAccount.delete(accountEndpoints.deleteMe.path, async (c) => {
  const { password } = await readValidJson(c.req, deleteMeSchema, bytes);
  await deleteAccount(deskOf(c), c.get("actor"), password);
  return c.body(null, 204);
});

ownAccount.post(accountEndpoints.changePassword.path, async (c) => {
  await changePassword(deskOf(c), c.get("actor"), await readValidJson(c.req, changePasswordSchema, bytes));
  return c.body(null, 204);
});

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
  const { receipts } = await readValidJson(c.req, claimEnquiriesSchema, bytes);
  const actor = c.get("actor");
  const claim = { statements: [claimEnquiries(actor, receipts)], read: () => undefined };
  const [, enquiries] = await query(c.get("db"), claim, listOwnEnquiries(actor.id));
  return c.json(enquiries);
});

ownAccount.put(accountEndpoints.mergeFavorites.path, async (c) => {
  const change = await readValidJson(c.req, favouritesSchema, bytes);
  const [merged] = await query(c.get("db"), mergeFavourites(c.get("actor"), change, new Date()));
  return c.json(merged);
});

const deskOf = (c: Context<AppEnv>): AccountContext => ({ db: c.get("db"), now: new Date() });
