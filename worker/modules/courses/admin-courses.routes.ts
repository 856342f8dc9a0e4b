import { Hono } from "hono";
import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { type Course, newCourseSchema } from "#contract/services/course.ts";
import { ask, write } from "#worker/db/query.ts";
import { once } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { keyReused, readRepeatableCall } from "#worker/http/idempotency.ts";
import { readChanged, readNew } from "#worker/http/read-body.ts";
import { courseNotFound } from "./courses.errors.ts";
import { addCourse, changeCourse, removeCourse } from "./courses.repository.ts";

/** The calls by which staff keep the courses; a change is public at once. */
export const staffCourses = new Hono<AppEnv>();

const { createCourse, updateCourse, deleteCourse } = listingEndpoints;
const bodyBytes = 64 * 1024;

staffCourses.post(createCourse.path, async (c) => {
  const actor = adminActor(c);
  const { text, data } = await readNew(c.req, newCourseSchema, bodyBytes);
  const call = await readRepeatableCall(c.req, `${createCourse.path} ${actor.id}`, text);
  const [db, now] = [c.get("db"), new Date()];
  const added = await once<Course>(db, { call, reused: keyReused }, now, async (keep) => {
    const course = { id: crypto.randomUUID(), ...data };
    await write(db, ...keep(course), ...addCourse(actor, course, now));
    return course;
  });
  return c.json(added, 201);
});

staffCourses.patch(updateCourse.path, async (c) => {
  const change = await readChanged(c.req, newCourseSchema, bodyBytes);
  const [changed] = await ask(c.get("db"), changeCourse(adminActor(c), c.req.param("id"), change, new Date()));
  if (!changed) throw courseNotFound();
  return c.json(changed);
});

staffCourses.delete(deleteCourse.path, async (c) => {
  const [removed] = await ask(c.get("db"), removeCourse(adminActor(c), c.req.param("id"), new Date()));
  if (!removed) throw courseNotFound();
  return c.body(null, 204);
});
