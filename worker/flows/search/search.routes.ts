import { Hono } from "hono";
import { statsEndpoints } from "#contract/endpoints/stats.ts";
import { createAdminImageUrl } from "#worker/http/admin-image-urls.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { searchAll } from "./search.service.ts";

/** The search in the head of the admin area. */
export const search = new Hono<AppEnv>();

route(search, statsEndpoints.search, async (c, { body: { q } }) => ({
  data: await searchAll(c.get("db"), adminActor(c), q, createAdminImageUrl(c.get("config"))),
}));
