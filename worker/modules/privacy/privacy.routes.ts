import { Hono } from "hono";
import { privacyRequestSchema } from "#contract/admin/privacy.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "#worker/env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/read-body.ts";
import { erasePerson, exportPerson, type SpooledEnquiryStore } from "./privacy.service.ts";

const mostBytes = 4096;

/** What an owner owes people: all that is kept about one, and its end. */
export function privacy(waiting: SpooledEnquiryStore): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post(adminEndpoints.exportPerson.path, async (c) => {
    const { email } = await readValidJson(c.req, privacyRequestSchema, mostBytes);
    const archive = { db: c.get("db"), store: c.get("images"), waiting };
    return c.json(await exportPerson(archive, superAdminActor(c), email));
  });

  routes.post(adminEndpoints.erasePerson.path, async (c) => {
    const { email } = await readValidJson(c.req, privacyRequestSchema, mostBytes);
    const archive = { db: c.get("db"), store: c.get("images"), waiting };
    return c.json(await erasePerson(archive, superAdminActor(c), email));
  });

  return routes;
}
