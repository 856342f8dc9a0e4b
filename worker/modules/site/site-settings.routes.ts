import { Hono } from "hono";
import { siteEndpoints } from "#contract/endpoints/site.ts";
import { readOpeningHours } from "#shared/site/describe-week.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { saveConflict } from "./site.errors.ts";
import { saveSite } from "./site.repository.ts";

/** Changes the site's settings, for super admins. */
export const siteSettings = new Hono<AppEnv>();

route(siteSettings, siteEndpoints.updateSite, async (c, { body: { saved_at: basedOn, ...sent } }) => {
  const details = { ...sent, ...readOpeningHours(sent) };
  const [saved] = await query(c.get("db"), saveSite(superAdminActor(c), details, basedOn, new Date()));
  if (!saved) throw saveConflict();
  return saved;
});
