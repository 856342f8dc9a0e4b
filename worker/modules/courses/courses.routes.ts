import { Hono } from "hono";
import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { offersQuerySchema } from "#contract/services/service-items-query.ts";
import { publicRead } from "#worker/http/cache-control.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { courseNotFound } from "./courses.errors.ts";
import { getCourse, listCourses } from "./courses.repository.ts";

/** The public calls about courses. */
export const courses = new Hono<AppEnv>();

courses.get(endpoints.listCourses.path, publicRead, validate("query", offersQuerySchema), async (c) => {
  const [all] = await ask(c.get("db"), listCourses(c.req.valid("query")));
  return c.json(all);
});

courses.get(endpoints.getCourse.path, publicRead, async (c) => {
  const [found] = await ask(c.get("db"), getCourse(c.req.param("id")));
  if (!found) throw courseNotFound();
  return c.json(found);
});
