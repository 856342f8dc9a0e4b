import { Hono } from "hono";
import { statsEndpoints } from "#contract/endpoints/stats.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { readAnswerStats } from "./answers.service.ts";

/** How fast enquiries are answered. */
export const answers = new Hono<AppEnv>();

route(answers, statsEndpoints.getAnswerStats, (c, { searchParams }) =>
  readAnswerStats(c.get("db"), adminActor(c), searchParams, new Date()),
);
