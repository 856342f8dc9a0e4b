import { Hono } from "hono";
import { siteEndpoints } from "#contract/endpoints/site.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { route } from "#worker/http/route.ts";
import { findSavedSite } from "./site.repository.ts";

/** The business's public details; the defaults until the owner saves others. */
export const site = new Hono<AppEnv>();

route(site, siteEndpoints.getSite, async (c) => {
  const [saved] = await query(c.get("db"), findSavedSite);
  c.set("caching", { tags: [cacheTags.site] });
  return saved ?? { data: { site: siteDefaults, saved_at: null } };
});
