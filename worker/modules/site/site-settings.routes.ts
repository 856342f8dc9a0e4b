import { Hono } from "hono";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { siteUpdateSchema } from "#contract/site/site-details-schema.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { ApiError } from "#worker/http/errors.ts";
import { readValidJson } from "#worker/http/read-body.ts";
import { saveSite } from "./site.repository.ts";

const mostBytes = 65_536;
const savedMeanwhile = () =>
  new ApiError(409, "Somebody else has saved the settings since you opened them. Nothing of yours has been saved yet.");

/** The owner's settings. */
export const siteSettings = new Hono<AppEnv>();

siteSettings.put(adminEndpoints.updateSite.path, async (c) => {
  const { saved_at: opened, ...details } = await readValidJson(c.req, siteUpdateSchema, mostBytes);
  const [saved] = await query(c.get("db"), saveSite(superAdminActor(c), details, opened, new Date()));
  if (!saved) throw savedMeanwhile();
  return c.json(saved);
});
