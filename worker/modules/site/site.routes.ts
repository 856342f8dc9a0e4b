import { Hono } from "hono";
import { endpoints } from "../../contract/endpoints.ts";
import { siteDefaults } from "../../contract/site.ts";
import type { AppEnv } from "../../env.ts";
import { publicRead } from "../../http/cache.ts";

/** The business's details as visitors see them (ruling 1). */
export const site = new Hono<AppEnv>();

site.get(endpoints.getSite.path, publicRead, (c) => c.json({ data: { site: siteDefaults } }));
