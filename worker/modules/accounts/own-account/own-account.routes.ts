import { type Context, Hono } from "hono";
import {
  changePasswordSchema,
  claimSchema,
  deleteMeSchema,
  favoritesSchema,
  type UserAnswer,
  updateMeSchema,
} from "#contract/accounts/account.ts";
import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { ask, write } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { readValid } from "#worker/http/read-body.ts";
import { sessionEnded, sessionNotFound } from "../accounts.errors.ts";
import { endOwnSession, endSessionsOf, listSessions } from "../sessions.repository.ts";
import { findById } from "../users.repository.ts";
import { mergeFavorites } from "./favourites.repository.ts";
import { type AccountDesk, changePassword, changeUsername, deleteAccount } from "./own-account.service.ts";
import { claimEnquiries, listOwnEnquiries } from "./own-enquiries.repository.ts";

/** What people do with their own account. */
export const accounts = new Hono<AppEnv>();

const { bytes } = accountLimits;

accounts.get(accountEndpoints.getMe.path, async (c) => {
  const [known] = await ask(c.get("db"), findById(c.get("actor").id));
  if (!known) throw sessionEnded();
  return c.json<UserAnswer>({ user: known.user });
});

accounts.patch(accountEndpoints.updateMe.path, async (c) => {
  const { username } = await readValid(c.req, updateMeSchema, bytes);
  return c.json<UserAnswer>({ user: await changeUsername(deskOf(c), c.get("actor"), username) });
});

accounts.delete(accountEndpoints.deleteMe.path, async (c) => {
  const { password } = await readValid(c.req, deleteMeSchema, bytes);
  await deleteAccount(deskOf(c), c.get("actor"), password);
  return c.body(null, 204);
});

accounts.post(accountEndpoints.changePassword.path, async (c) => {
  await changePassword(deskOf(c), c.get("actor"), await readValid(c.req, changePasswordSchema, bytes));
  return c.body(null, 204);
});

accounts.get(accountEndpoints.listSessions.path, async (c) => {
  const { id, sessionId } = c.get("actor");
  const [sessions] = await ask(c.get("db"), listSessions(id, sessionId, new Date()));
  return c.json(sessions);
});

accounts.delete(accountEndpoints.endEverySession.path, async (c) => {
  await write(c.get("db"), endSessionsOf(c.get("actor").id));
  return c.body(null, 204);
});

accounts.delete(accountEndpoints.endSession.path, async (c) => {
  const [ended] = await ask(c.get("db"), endOwnSession(c.get("actor"), c.req.param("id")));
  if (!ended) throw sessionNotFound();
  return c.body(null, 204);
});

accounts.get(accountEndpoints.listMyEnquiries.path, async (c) => {
  const [enquiries] = await ask(c.get("db"), listOwnEnquiries(c.get("actor").id));
  return c.json(enquiries);
});

accounts.post(accountEndpoints.claimEnquiries.path, async (c) => {
  const { receipts } = await readValid(c.req, claimSchema, bytes);
  const actor = c.get("actor");
  const claim = { statements: [claimEnquiries(actor, receipts)], read: () => undefined };
  const [, enquiries] = await ask(c.get("db"), claim, listOwnEnquiries(actor.id));
  return c.json(enquiries);
});

accounts.put(accountEndpoints.mergeFavorites.path, async (c) => {
  const change = await readValid(c.req, favoritesSchema, bytes);
  const [merged] = await ask(c.get("db"), mergeFavorites(c.get("actor"), change, new Date()));
  return c.json(merged);
});

const deskOf = (c: Context<AppEnv>): AccountDesk => ({ db: c.get("db"), now: new Date() });
