import { sampleCourseRecords } from "#web/samples/courses.ts";
import { sampleProfessionalRecords } from "#web/samples/professionals.ts";

/** The sample doctors and driving courses as real ones; those that are there stay as they are. */
export function insertServiceItems(db: D1Database): D1PreparedStatement[] {
  const courses = sampleCourseRecords.map((course, position) => ({
    ...course,
    id: course.id.replace("sample-", ""),
    position,
    available: Number(course.available),
    features: JSON.stringify(course.features),
  }));
  const professionals = sampleProfessionalRecords.map(({ priceRange, ...doctor }, position) => ({
    ...doctor,
    id: doctor.id.replace("sample-", ""),
    position,
    available: Number(doctor.available),
    price: priceRange,
  }));
  return [insertMissing(db, "courses", courses), insertMissing(db, "professionals", professionals)];
}

function insertMissing(db: D1Database, table: string, rows: Record<string, unknown>[]): D1PreparedStatement {
  const names = Object.keys(rows[0] ?? {});
  const values = names.map((name) => `value ->> '${name}'`);
  return db
    .prepare(
      `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?) WHERE true ON CONFLICT (id) DO NOTHING`,
    )
    .bind(JSON.stringify(rows));
}
