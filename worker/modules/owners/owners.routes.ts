import { type Context, Hono } from "hono";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { ownerEndpoints } from "#contract/endpoints/owners.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { ownerAskedSchema } from "#contract/owners/owner-link.ts";
import { query } from "#worker/db/query.ts";
import { NotConfigured } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { personNotFound } from "#worker/modules/people/people.errors.ts";
import { insertPersonContact } from "#worker/modules/people/person-contacts.repository.ts";
import { listToConfirm } from "#worker/modules/properties/confirm/to-confirm.repository.ts";
import { answerByLink, decide, listWaiting } from "./answers.service.ts";
import { showHomes } from "./owner-homes.service.ts";
import { endLink, findCurrentLink, type OwnerContext, renewLink } from "./owner-links.service.ts";
import { listOwnersToAsk } from "./owners-to-ask.service.ts";

/** The endpoints of a secret link, by which an owner answers. They need no session. */
export const ownerLinks = new Hono<AppEnv>();

route(ownerLinks, ownerEndpoints.getOwnerHomes, async (c, { params }) => ({
  data: { homes: await showHomes(readOwnerContext(c), params.secret) },
}));

route(ownerLinks, ownerEndpoints.answerForHome, async (c, { params, body, text }) => {
  const { secret, uuid } = params;
  const idempotency = await readIdempotentRequest(c.req, `owner ${secret} ${uuid}`, text);
  return answerByLink(readOwnerContext(c), secret, { ...body, uuid }, idempotency);
});

/** The endpoints by which colleagues give links to owners, and accept what owners say. */
export const owners = new Hono<AppEnv>();

route(owners, ownerEndpoints.getOwnerLink, async (c, { params }) => ({
  data: { link: await findCurrentLink(readOwnerContext(c), adminActor(c), params.id) },
}));

route(owners, ownerEndpoints.renewOwnerLink, (c, { params }) =>
  renewLink(readOwnerContext(c), adminActor(c), params.id),
);

route(owners, ownerEndpoints.endOwnerLink, (c, { params }) => endLink(readOwnerContext(c), adminActor(c), params.id));

route(owners, ownerEndpoints.listOwnerRequests, async (c) => ({
  data: { requests: await listWaiting(c.get("db"), adminActor(c)) },
}));

route(owners, ownerEndpoints.decideOwnerRequest, async (c, { params, body }) => {
  const choice = { id: params.id, accept: body.accept, version: body.expected_updated_at };
  return { result: await decide({ db: c.get("db"), now: new Date() }, adminActor(c), choice) };
});

route(owners, adminPropertyEndpoints.listToConfirm, async (c, { searchParams }) => {
  const { limit, cursor, by } = searchParams;
  if (by) return listOwnersToAsk(readOwnerContext(c), adminActor(c), limit ?? pageSizes.max);
  const [page] = await query(c.get("db"), listToConfirm({ limit: limit ?? pageSizes.default, cursor }));
  return page;
});

route(owners, ownerEndpoints.recordOwnerAsked, async (c, { params }) => {
  // The body may be missing: most messages are sent by WhatsApp.
  const { by } = c.req.raw.body ? await readValidJson(c.req, ownerAskedSchema) : { by: "whatsapp" as const };
  const [isFound] = await query(c.get("db"), insertPersonContact(adminActor(c), params.id, by, new Date(), "confirm"));
  if (!isFound) throw personNotFound();
});

/** @throws NotConfigured without the key from which the secrets of links are derived */
export function readOwnerContext(c: Context<AppEnv>): OwnerContext {
  const { tokenKey } = c.get("config");
  if (tokenKey === undefined) throw new NotConfigured("TOKEN_KEY");
  return { db: c.get("db"), origin: c.get("origin"), tokenKey, now: new Date() };
}
