import { Hono } from "hono";
import { inboxEndpoints } from "#contract/endpoints/inbox.ts";
import { canSeeService } from "#worker/db/health-permission.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { serviceNotAllowed } from "./reply-templates.errors.ts";
import { listReplyTemplates, saveReplyTemplates } from "./reply-templates.repository.ts";

/** The texts with which the team replies to enquiries. */
export const replyTemplates = new Hono<AppEnv>();

route(replyTemplates, inboxEndpoints.listReplyTemplates, async (c) => {
  const [templates] = await query(c.get("db"), listReplyTemplates(adminActor(c)));
  return templates;
});

route(replyTemplates, inboxEndpoints.saveReplyTemplates, async (c, { body }) => {
  const [db, actor] = [c.get("db"), adminActor(c)];
  const hidden = body.findIndex(({ service }) => !canSeeService(actor, service ?? ""));
  if (hidden >= 0) throw serviceNotAllowed(hidden);
  await batch(db, ...saveReplyTemplates(actor, body, new Date()));
  const [templates] = await query(db, listReplyTemplates(actor));
  return templates;
});
