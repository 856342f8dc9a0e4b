import { Hono } from "hono";
import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { type SiteAnswer, siteDefaults } from "#contract/site/site-details.ts";
import { publicRead } from "#worker/http/cache-control.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { findSavedSite } from "./site.repository.ts";

/** The business's details as visitors see them (ruling 1). */
export const site = new Hono<AppEnv>();

site.get(endpoints.getSite.path, publicRead, async (c) => {
  const [saved] = await ask(c.get("db"), findSavedSite);
  return c.json<SiteAnswer>(saved ?? { data: { site: siteDefaults, saved_at: null } });
});
