import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0005"));
const at = "2026-11-01T00:00:00.000Z";
const run = (statement: string) => env.DB.prepare(statement).run();
/** Statements of the version before: they name none of the new columns. */
const insertEnquiry = (id: string) =>
  run(`INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, due_at, changed_at)
    VALUES ('${id}', 'E-${id}', 'general', 'Ma Kebbeh', '', '0775 550 909', '${at}', '${at}', '${at}')`);
const insertAlert = (n: number, reason: string) =>
  run(
    `INSERT INTO alerts (enquiry_n, user_id, channel, reason, created_at) VALUES (${n}, 'mary', 'push', '${reason}', '${at}')`,
  );
const insertCourse = (id: string) =>
  run(`INSERT INTO courses (id, position, updated_at, make, model, year, type, seats, transmission, fuelType, pricePerDay,
      location, features, description, mileage)
    VALUES ('${id}', 0, '${at}', 'Toyota', 'Vitz', 2015, 'Beginner', 5, 'Manual', 'Petrol', 180, 'Sinkor', '[]', '', '')`);

it("keeps alerts and courses, and the statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  await insertEnquiry("before");
  await insertAlert(1, "new");
  await insertAlert(1, "assigned");
  await insertCourse("old");
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const alerts = await env.DB.prepare("SELECT n, enquiry_n, reason, attempts FROM alerts ORDER BY n").all();
  expect(alerts.results).toEqual([
    { n: 1, enquiry_n: 1, reason: "new", attempts: 0 },
    { n: 2, enquiry_n: 1, reason: "assigned", attempts: 0 },
  ]);
  await insertEnquiry("after");
  await insertAlert(2, "new");
  await insertAlert(2, "moved");
  await insertCourse("new");
  expect((await env.DB.prepare("SELECT n FROM alerts ORDER BY n").all()).results).toHaveLength(4);
  const courses = await env.DB.prepare(
    "SELECT id, lessons, class_size, resource_ids, intakes FROM courses ORDER BY rowid",
  ).all();
  const added = { lessons: null, class_size: null, resource_ids: "[]", intakes: "[]" };
  expect(courses.results).toEqual([
    { id: "old", ...added },
    { id: "new", ...added },
  ]);
  await run("DELETE FROM enquiries");
  expect((await env.DB.prepare("SELECT n FROM alerts").all()).results).toEqual([]);
});
