import { Hono } from "hono";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { siteUpdateSchema } from "#contract/site/site-details-schema.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { superAdminActor } from "../../http/authenticate.ts";
import { ApiError } from "../../http/errors.ts";
import { readValid } from "../../http/read-body.ts";
import { saveSite } from "./site.repository.ts";

const mostBytes = 65_536;
const savedMeanwhile = () =>
  new ApiError(409, "Somebody else has saved the settings since you opened them. Nothing of yours has been saved yet.");

/** The owner's settings. */
export const siteSettings = new Hono<AppEnv>();

siteSettings.put(deskEndpoints.updateSite.path, async (c) => {
  const { saved_at: opened, ...details } = await readValid(c.req, siteUpdateSchema, mostBytes);
  const [saved] = await ask(c.get("db"), saveSite(superAdminActor(c), details, opened, new Date()));
  if (!saved) throw savedMeanwhile();
  return c.json(saved);
});
