import { Hono } from "hono";
import { personSchema } from "#contract/admin/privacy.ts";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import type { AppEnv } from "../../env.ts";
import { superAdminActor } from "../../http/authenticate.ts";
import { readValid } from "../../http/read-body.ts";
import { erasePerson, exportPerson, type Waiting } from "./privacy.service.ts";

const mostBytes = 4096;

/** What an owner owes people: all that is kept about one, and its end. */
export function privacy(waiting: Waiting): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post(deskEndpoints.exportPerson.path, async (c) => {
    const { email } = await readValid(c.req, personSchema, mostBytes);
    const archive = { db: c.get("db"), store: c.get("images"), waiting };
    return c.json(await exportPerson(archive, superAdminActor(c), email));
  });

  routes.post(deskEndpoints.erasePerson.path, async (c) => {
    const { email } = await readValid(c.req, personSchema, mostBytes);
    const archive = { db: c.get("db"), store: c.get("images"), waiting };
    return c.json(await erasePerson(archive, superAdminActor(c), email));
  });

  return routes;
}
