import { Hono } from "hono";
import { privacyEndpoints } from "#contract/endpoints/privacy.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { superAdminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { erasePerson, exportPerson, findPeople } from "./privacy.service.ts";

/** The search, the export and the deletion of one person's data, for super admins. */
export const privacy = new Hono<AppEnv>();

route(privacy, privacyEndpoints.findPerson, (c, { body: { person } }) =>
  findPeople({ db: c.get("db"), images: c.get("images") }, person),
);

route(privacy, privacyEndpoints.exportPerson, (c, { body }) =>
  exportPerson({ db: c.get("db"), images: c.get("images") }, superAdminActor(c), body),
);

route(privacy, privacyEndpoints.erasePerson, (c, { body }) =>
  erasePerson({ db: c.get("db"), images: c.get("images") }, superAdminActor(c), body),
);
