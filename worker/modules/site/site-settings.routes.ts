import { Hono } from "hono";
import { deskEndpoints } from "../../contract/desk-endpoints.ts";
import { siteDetailsSchema } from "../../contract/site-settings.ts";
import { write } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { superAdminActor } from "../../http/authenticate.ts";
import { readValid } from "../../http/read-body.ts";
import { saveSite } from "./site.repository.ts";

const mostBytes = 65_536;

/** The owner's settings. */
export const siteSettings = new Hono<AppEnv>();

siteSettings.put(deskEndpoints.updateSite.path, async (c) => {
  const details = await readValid(c.req, siteDetailsSchema, mostBytes);
  await write(c.get("db"), ...saveSite(superAdminActor(c), details, new Date()));
  return c.json({ data: { site: details } });
});
