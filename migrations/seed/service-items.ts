import { sampleCourses } from "#web/samples/courses.ts";
import { sampleProfessionals } from "#web/samples/professionals.ts";

/** The version of every sample. */
const seededAt = "2026-01-01T00:00:00.000Z";

/** Returns statements that insert the sample doctors and courses as real ones. Existing rows stay unchanged, also those in the bin. */
export function prepareMissingServiceItems(db: D1Database): D1PreparedStatement[] {
  const courses = sampleCourses.map((course, position) => ({
    ...course,
    id: course.id.replace("sample-", ""),
    position,
    updated_at: seededAt,
    available: Number(course.available),
    features: JSON.stringify(course.features),
  }));
  const professionals = sampleProfessionals.map((professional, position) => ({
    ...professional,
    id: professional.id.replace("sample-", ""),
    position,
    updated_at: seededAt,
    available: Number(professional.available),
  }));
  return [prepareMissing(db, "courses", courses), prepareMissing(db, "professionals", professionals)];
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
