import { Hono } from "hono";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { siteUpdateSchema } from "#contract/site/site-details-schema.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { saveConflict } from "./site.errors.ts";
import { saveSite } from "./site.repository.ts";

/** Changes the site's settings, for super admins. */
export const siteSettings = new Hono<AppEnv>();

siteSettings.put(adminEndpoints.updateSite.path, async (c) => {
  const { saved_at: basedOn, ...details } = await readValidJson(c.req, siteUpdateSchema());
  const [saved] = await query(c.get("db"), saveSite(superAdminActor(c), details, basedOn, new Date()));
  if (!saved) throw saveConflict();
  return c.json(saved);
});
