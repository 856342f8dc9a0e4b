import { Hono } from "hono";
import { operationsEndpoints } from "#contract/endpoints/operations.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { runSelfTest } from "./self-test.service.ts";

/** The checks behind the admin area's test buttons. */
export const selfTest = new Hono<AppEnv>();

route(selfTest, operationsEndpoints.runSelfTest, async (c, { body: { test } }) => {
  const actor = adminActor(c);
  return runSelfTest({ db: c.get("db"), images: c.get("images"), config: c.get("config"), actor }, test);
});
