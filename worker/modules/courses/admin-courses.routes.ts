import { Hono } from "hono";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { type Course, newCourseSchema } from "#contract/services/course.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { idempotencyKeyReused, readIdempotentRequest } from "#worker/http/idempotency.ts";
import { readValidJsonWithText, readValidPatch } from "#worker/http/read-body.ts";
import { courseNotFound } from "./courses.errors.ts";
import { addCourse, changeCourse, removeCourse } from "./courses.repository.ts";

/** The calls by which staff keep the courses; a change is public at once. */
export const adminCourses = new Hono<AppEnv>();

const { createCourse, updateCourse, deleteCourse } = adminCatalogueEndpoints;
const bodyBytes = 64 * 1024;

adminCourses.post(createCourse.path, async (c) => {
  const actor = adminActor(c);
  const { text, data } = await readValidJsonWithText(c.req, newCourseSchema, bodyBytes);
  const call = await readIdempotentRequest(c.req, `${createCourse.path} ${actor.id}`, text);
  const [db, now] = [c.get("db"), new Date()];
  const added = await runOnce<Course>(db, { call, reused: idempotencyKeyReused }, now, async (keep) => {
    const course = { id: crypto.randomUUID(), ...data };
    await batch(db, ...keep(course), ...addCourse(actor, course, now));
    return course;
  });
  return c.json(added, 201);
});

adminCourses.patch(updateCourse.path, async (c) => {
  const change = await readValidPatch(c.req, newCourseSchema, bodyBytes);
  const [changed] = await query(c.get("db"), changeCourse(adminActor(c), c.req.param("id"), change, new Date()));
  if (!changed) throw courseNotFound();
  return c.json(changed);
});

adminCourses.delete(deleteCourse.path, async (c) => {
  const [removed] = await query(c.get("db"), removeCourse(adminActor(c), c.req.param("id"), new Date()));
  if (!removed) throw courseNotFound();
  return c.body(null, 204);
});
