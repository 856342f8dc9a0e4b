import { Hono } from "hono";
import { defaultClosingDays } from "#contract/admin/closings.ts";
import { statsEndpoints } from "#contract/endpoints/stats.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { route } from "#worker/http/route.ts";
import { findClosedHomes } from "#worker/modules/stats/closings.repository.ts";
import { findClosings } from "#worker/modules/stats/closings.ts";
import { readAnswerStats } from "./answers.service.ts";
import { readPeriod } from "./read-period.ts";

/** How fast enquiries are answered, and what was sold and let. */
export const answers = new Hono<AppEnv>();

route(answers, statsEndpoints.getAnswerStats, (c, { searchParams }) =>
  readAnswerStats(c.get("db"), adminActor(c), searchParams, new Date()),
);

route(answers, statsEndpoints.listClosings, async (c, { searchParams }) => {
  const { from, to } = readPeriod(searchParams, defaultClosingDays, new Date());
  const [closed] = await query(c.get("db"), findClosedHomes(adminActor(c), { from, to }));
  return findClosings(closed, { from, to });
});
