import { Hono } from "hono";
import { privacyRequestSchema, privacySearchSchema } from "#contract/admin/privacy.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { erasePerson, exportPerson, findPeople } from "./privacy.service.ts";

/** The search, the export and the deletion of one person's data, for super admins. */
export const privacy = new Hono<AppEnv>();

privacy.post(adminEndpoints.findPerson.path, async (c) => {
  const { person } = await readValidJson(c.req, privacySearchSchema);
  return c.json(await findPeople({ db: c.get("db"), images: c.get("images") }, person));
});

privacy.post(adminEndpoints.exportPerson.path, async (c) => {
  const { email } = await readValidJson(c.req, privacyRequestSchema);
  return c.json(await exportPerson({ db: c.get("db"), images: c.get("images") }, superAdminActor(c), email));
});

privacy.post(adminEndpoints.erasePerson.path, async (c) => {
  const { email } = await readValidJson(c.req, privacyRequestSchema);
  return c.json(await erasePerson({ db: c.get("db"), images: c.get("images") }, superAdminActor(c), email));
});
