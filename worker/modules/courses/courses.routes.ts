import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { serviceItemsQuerySchema } from "#contract/services/service-items-query.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { publicCache } from "#worker/http/cache-control.ts";
import { validate } from "#worker/http/validate.ts";
import { courseNotFound } from "./courses.errors.ts";
import { getCourse, listCourses } from "./courses.repository.ts";

/** The public calls about courses. */
export const courses = new Hono<AppEnv>();

courses.get(visitorEndpoints.listCourses.path, publicCache, validate("query", serviceItemsQuerySchema), async (c) => {
  const [all] = await query(c.get("db"), listCourses(c.req.valid("query")));
  return c.json(all);
});

courses.get(visitorEndpoints.getCourse.path, publicCache, async (c) => {
  const [found] = await query(c.get("db"), getCourse(c.req.param("id")));
  if (!found) throw courseNotFound();
  return c.json(found);
});
