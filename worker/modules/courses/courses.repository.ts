import { type SQL, sql } from "drizzle-orm";
import { type Course, type CourseCard, courseCardSchema } from "#contract/services/course.ts";
import type { ServiceItemsQuery } from "#contract/services/service-items-query.ts";
import { deleteRow, insertRow, updateRow } from "#worker/db/audited-rows.ts";
import type { Query } from "#worker/db/query.ts";
import { listRows } from "#worker/db/rows.ts";
import { courses } from "#worker/db/schema.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const toAnswer = ({ position: _position, ...course }: typeof courses.$inferSelect): Course => course;

const toCard = (course: Course): CourseCard => courseCardSchema.parse(course);

/** The courses in the order the staff gave them; as cards, without their longer texts. */
export function listCourses({
  available,
  limit,
  view,
}: ServiceItemsQuery): Query<{ data: { courses: (Course | CourseCard)[] } }> {
  const where = available === undefined ? undefined : sql`available = ${Number(available)}`;
  const rows = listRows(courses, where, limit);
  return {
    ...rows,
    read(results) {
      const whole = rows.read(results).map(toAnswer);
      return { data: { courses: view === "card" ? whole.map(toCard) : whole } };
    },
  };
}

/** One course, or null. */
export function getCourse(id: string): Query<{ data: { course: Course } } | null> {
  const rows = listRows(courses, sql`id = ${id}`);
  return {
    ...rows,
    read(results) {
      const [found] = rows.read(results).map(toAnswer);
      return found ? { data: { course: found } } : null;
    },
  };
}

/** Adds a course behind the others. */
export function addCourse(actor: AdminActor, course: Course, now: Date): SQL[] {
  const { id, ...values } = course;
  return insertRow(courses, id, values, { actor, entity: "course", now });
}

/** Changes what was sent of a course and gives it whole, or undefined when there is none. */
export function changeCourse(
  actor: AdminActor,
  id: string,
  change: Partial<Omit<Course, "id">>,
  now: Date,
): Query<Course | undefined> {
  const changed = updateRow(courses, id, change, { actor, entity: "course", now });
  return {
    ...changed,
    read(results) {
      const row = changed.read(results);
      return row && toAnswer(row);
    },
  };
}

/** Removes a course. False when there is none. */
export function removeCourse(actor: AdminActor, id: string, now: Date): Query<boolean> {
  return deleteRow(courses, id, { actor, entity: "course", now });
}
