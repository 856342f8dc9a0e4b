import { addDays, getWeekday, toDay } from "#shared/appointments/appointment-time.ts";
import { sampleCourses } from "#web/samples/courses.ts";
import { sampleProfessionals } from "#web/samples/professionals.ts";

/** The version of every sample. */
const seededAt = "2026-01-01T00:00:00.000Z";

/** The course whose learners begin together, and how many. Without cars and instructors, it is booked by its seats alone. */
const intakeCourse = { id: "course-3", seats: 12 };
/** Of the intakes, in weeks from the next Monday. */
const intakeWeeks = [1, 5, 9];

/**
 * Returns statements that insert the sample professionals and courses as real ones, with a car and an instructor for each course.
 * Existing rows stay unchanged, also those in the bin.
 */
export function prepareMissingServiceItems(db: D1Database, now = new Date()): D1PreparedStatement[] {
  const courses = sampleCourses.map((course, position) => ({
    ...course,
    id: course.id.replace("sample-", ""),
    position,
    updated_at: seededAt,
    available: Number(course.available),
    features: JSON.stringify(course.features),
    ...planCourse(course.id.replace("sample-", ""), course.features, now),
  }));
  const resources = courses.flatMap(({ make, model, resource_ids }) =>
    JSON.parse(resource_ids).map((id: string) => ({
      id,
      kind: id.startsWith("car") ? "car" : "instructor",
      name: id.startsWith("car") ? `${make} ${model}` : `Sample instructor ${id.replace(/\D+/, "")}`,
      created_at: seededAt,
    })),
  );
  const professionals = sampleProfessionals.map((professional, position) => ({
    ...professional,
    id: professional.id.replace("sample-", ""),
    position,
    updated_at: seededAt,
    available: Number(professional.available),
    hours: JSON.stringify(professional.hours),
  }));
  return [
    prepareMissing(db, "courses", courses),
    prepareMissing(db, "professionals", professionals),
    db
      .prepare(
        `INSERT INTO resources (id, kind, name, created_at)
         SELECT value ->> 'id', value ->> 'kind', value ->> 'name', value ->> 'created_at' FROM json_each(?) WHERE true
         ON CONFLICT (id) DO NOTHING`,
      )
      .bind(JSON.stringify(resources)),
  ];
}

/** Returns the resources, lessons and intakes of a course. */
function planCourse(id: string, features: readonly string[], now: Date) {
  const [lessons] = features.flatMap((feature) => /^(\d+) one-hour lessons$/.exec(feature)?.[1] ?? []);
  const isIntake = id === intakeCourse.id;
  const number = id.replace("course-", "");
  const monday = addDays(toDay(now.getTime()), 8 - getWeekday(now.getTime()));
  return {
    lessons: lessons ? Number(lessons) : null,
    class_size: isIntake ? intakeCourse.seats : null,
    resource_ids: JSON.stringify(isIntake ? [] : [`instructor-${number}`, `car-${number}`]),
    intakes: JSON.stringify(isIntake ? intakeWeeks.map((week) => `${addDays(monday, 7 * week)}T09:00:00.000Z`) : []),
  };
}

function prepareMissing(db: D1Database, table: string, rows: Record<string, unknown>[]): D1PreparedStatement {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => `value ->> '${column}'`);
  return db
    .prepare(
      `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)
       WHERE value ->> 'id' NOT IN (SELECT id FROM binned_${table}) ON CONFLICT (id) DO NOTHING`,
    )
    .bind(JSON.stringify(rows));
}
