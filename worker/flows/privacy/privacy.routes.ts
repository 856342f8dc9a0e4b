import { Hono } from "hono";
import { privacyRequestSchema } from "#contract/admin/privacy.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "#worker/env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { erasePerson, exportPerson } from "./privacy.service.ts";

/** The export and the deletion of one person's data, for super admins. */
export const privacy = new Hono<AppEnv>();

privacy.post(adminEndpoints.exportPerson.path, async (c) => {
  const { email } = await readValidJson(c.req, privacyRequestSchema);
  return c.json(await exportPerson({ db: c.get("db"), images: c.get("images") }, superAdminActor(c), email));
});

privacy.post(adminEndpoints.erasePerson.path, async (c) => {
  const { email } = await readValidJson(c.req, privacyRequestSchema);
  return c.json(await erasePerson({ db: c.get("db"), images: c.get("images") }, superAdminActor(c), email));
});
