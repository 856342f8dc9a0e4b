import { Hono } from "hono";
import { auditQuerySchema } from "#contract/admin/audit-list.ts";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { listAudit } from "./audit.repository.ts";

/** Who changed what and when, for super admins. */
export const audit = new Hono<AppEnv>();

audit.get(deskEndpoints.listAudit.path, validate("query", auditQuerySchema), async (c) => {
  const [page] = await ask(c.get("db"), listAudit(c.req.valid("query")));
  return c.json(page);
});
