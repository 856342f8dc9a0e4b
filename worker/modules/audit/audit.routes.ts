import { Hono } from "hono";
import { privacyEndpoints } from "#contract/endpoints/privacy.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { route } from "#worker/http/route.ts";
import { listAudit } from "./audit.repository.ts";

/** The audit log, for super admins. */
export const audit = new Hono<AppEnv>();

route(audit, privacyEndpoints.listAudit, async (c, { searchParams }) => {
  const [page] = await query(c.get("db"), listAudit(searchParams));
  return page;
});
