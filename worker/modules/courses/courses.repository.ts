import { sql } from "drizzle-orm";
import { type Course, type CourseCard, courseCardSchema } from "../../contract/course.ts";
import type { OffersQuery } from "../../contract/offers-query.ts";
import type { Query } from "../../db/query.ts";
import { readRows } from "../../db/rows.ts";
import { courses } from "../../db/schema.ts";

const toAnswer = ({ position: _position, ...course }: typeof courses.$inferSelect): Course => course;

const toCard = (course: Course): CourseCard => courseCardSchema.parse(course);

/** The courses in the order the staff gave them; as cards, without their longer texts. */
export function listCourses({
  available,
  limit,
  view,
}: OffersQuery): Query<{ data: { courses: (Course | CourseCard)[] } }> {
  const where = available === undefined ? undefined : sql`available = ${Number(available)}`;
  const rows = readRows(courses, where, limit);
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
  const rows = readRows(courses, sql`id = ${id}`);
  return {
    ...rows,
    read(results) {
      const [found] = rows.read(results).map(toAnswer);
      return found ? { data: { course: found } } : null;
    },
  };
}
