import { Hono } from "hono";
import { cacheTags } from "#contract/http/cache-tags.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { findSavedSite } from "./site.repository.ts";

/** The business's public details; the defaults until the owner saves others. */
export const site = new Hono<AppEnv>();

site.get(visitorEndpoints.getSite.path, async (c) => {
  const [saved] = await query(c.get("db"), findSavedSite);
  c.set("caching", { tags: [cacheTags.site] });
  return c.json<SiteResponse>(saved ?? { data: { site: siteDefaults, saved_at: null } });
});
