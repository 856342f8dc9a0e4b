import { type Context, Hono } from "hono";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { sessionEnded } from "#worker/http/authenticate.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { route } from "#worker/http/route.ts";
import { deriveDraftKey } from "#worker/security/draft-keys.ts";
import { sessionNotFound } from "../accounts.errors.ts";
import type { AccountContext } from "../check-own-password.ts";
import { markRequiredSecondStep } from "../second-factor/required-second-step.ts";
import { endOwnSession, endSessions, listSessions } from "../sessions.repository.ts";
import { requireTokenKey } from "../sign-in/new-session.ts";
import { findUserById } from "../users.repository.ts";
import { sendVerification } from "../verification/verification.service.ts";
import { claimEnquiriesByContact } from "./claim-enquiries.service.ts";
import { mergeFavourites } from "./favourites.repository.ts";
import { changePassword, changeUsername, deleteAccount } from "./own-account.service.ts";
import { listOwnEnquiries } from "./own-enquiries.repository.ts";
import { mergeSavedSearches } from "./saved-searches.repository.ts";

/** The endpoints of the signed-in user's own account. */
export const ownAccount = new Hono<AppEnv>();

route(ownAccount, accountEndpoints.getMe, async (c) => {
  const [stored] = await query(c.get("db"), findUserById(c.get("actor").id));
  if (!stored) throw sessionEnded();
  const { user, hasSecondStep } = stored;
  return {
    user: markRequiredSecondStep(user, { hasSecondStep, isProduction: c.get("isProduction") }),
  };
});

route(ownAccount, accountEndpoints.sendVerification, async (c) => {
  const context = { db: c.get("db"), config: c.get("config"), origin: c.get("origin"), now: new Date() };
  await sendVerification(context, c.get("actor").id);
});

route(ownAccount, accountEndpoints.updateMe, async (c, { body: { username } }) => ({
  user: await changeUsername(accountContext(c), c.get("actor"), username),
}));

route(ownAccount, accountEndpoints.deleteMe, async (c, { body: { password } }) => {
  await deleteAccount(accountContext(c), c.get("actor"), password);
});

route(ownAccount, accountEndpoints.changePassword, async (c, { body }) => {
  await changePassword(accountContext(c), c.get("actor"), body);
});

route(ownAccount, accountEndpoints.getDraftKey, async (c) => ({
  data: { key: await deriveDraftKey(c.get("actor").id, requireTokenKey(c.get("config"))) },
}));

route(ownAccount, accountEndpoints.listSessions, async (c) => {
  const { id, sessionId } = c.get("actor");
  const [sessions] = await query(c.get("db"), listSessions(id, sessionId, new Date()));
  return sessions;
});

route(ownAccount, accountEndpoints.endEverySession, async (c) => {
  await batch(c.get("db"), endSessions(c.get("actor").id));
});

route(ownAccount, accountEndpoints.endSession, async (c, { params }) => {
  const [ended] = await query(c.get("db"), endOwnSession(c.get("actor"), params.id));
  if (!ended) throw sessionNotFound();
});

route(ownAccount, accountEndpoints.listMyEnquiries, async (c) => {
  const [enquiries] = await query(c.get("db"), listOwnEnquiries(c.get("actor").id));
  return enquiries;
});

route(ownAccount, accountEndpoints.claimEnquiries, (c, { body: { receipts, contact } }) =>
  claimEnquiriesByContact(c.get("db"), c.get("actor"), receipts, contact),
);

route(ownAccount, accountEndpoints.mergeFavourites, async (c, { body }) => {
  const [merged] = await query(c.get("db"), mergeFavourites(c.get("actor"), body, new Date()));
  return merged;
});

route(ownAccount, accountEndpoints.mergeSavedSearches, async (c, { body }) => {
  const [merged] = await query(c.get("db"), mergeSavedSearches(c.get("actor"), body, new Date()));
  return merged;
});

const accountContext = (c: Context<AppEnv>): AccountContext => ({
  db: c.get("db"),
  now: new Date(),
  address: clientIp(c),
});
