import { Hono } from "hono";
import { selfTestSchema } from "#contract/admin/self-test.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { runSelfTest } from "./self-test.service.ts";

/** The checks behind the admin area's test buttons. */
export const selfTest = new Hono<AppEnv>();

selfTest.post(accountEndpoints.runSelfTest.path, async (c) => {
  const { test } = await readValidJson(c.req, selfTestSchema);
  const actor = adminActor(c);
  return c.json(await runSelfTest({ db: c.get("db"), images: c.get("images"), config: c.get("config"), actor }, test));
});
