import { Hono } from "hono";
import { auditQuerySchema } from "#contract/admin/audit-list.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { validate } from "#worker/http/validate.ts";
import { listAudit } from "./audit.repository.ts";

/** The audit log, for super admins. */
export const audit = new Hono<AppEnv>();

audit.get(adminEndpoints.listAudit.path, validate("query", auditQuerySchema), async (c) => {
  const [page] = await query(c.get("db"), listAudit(c.req.valid("query")));
  return c.json(page);
});
