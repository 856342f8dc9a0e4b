import { Hono } from "hono";
import { siteEndpoints } from "#contract/endpoints/site.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { route } from "#worker/http/route.ts";
import { verify } from "./verify.service.ts";

/** The endpoint by which visitors check a text, a number or a reference. */
export const verification = new Hono<AppEnv>();

route(verification, siteEndpoints.verify, (c, { searchParams }) =>
  verify(c.get("db"), c.get("origin"), searchParams, new Date()),
);
