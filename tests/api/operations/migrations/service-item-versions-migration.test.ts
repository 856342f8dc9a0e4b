import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0014_service_item_versions.sql";

const run = (statement: string) => env.DB.prepare(statement).run();
const all = async (statement: string) => (await env.DB.prepare(statement).all()).results;

/** The statements of the version before, which knows no versions of items. */
const insertCourse = (id: string) =>
  run(
    `INSERT INTO courses (id, position, make, model, year, type, seats, transmission, fuelType, pricePerDay, location,
       available, rating, features, description, mileage)
     SELECT '${id}', (SELECT coalesce(max(position) + 1, 0) FROM courses), 'Toyota', 'Vitz', 2015, 'Beginner', 5, 'Manual',
       'Petrol', 180, 'Sinkor', 1, 4.5, '["Dual brakes"]', 'Twelve lessons.', '90,000 km'`,
  );
const insertProfessional = (id: string) =>
  run(
    `INSERT INTO professionals (id, position, name, specialty, location, availability, contact, description, rating,
       available, experience, price)
     SELECT '${id}', (SELECT coalesce(max(position) + 1, 0) FROM professionals), 'Dr. Weah', 'Pediatrics', 'Congo Town',
       'Monday', '+231 77 555 0101', 'Sees children.', 4.8, 0, '12 years', '$15'`,
  );
const inserts = { courses: insertCourse, professionals: insertProfessional };
const tables = ["courses", "professionals"] as const;

let before: Record<string, unknown[]>;

beforeEach(async () => {
  await migrateBefore(migration);
  before = {};
  for (const table of tables) {
    for (const id of ["first", "second"]) await inserts[table](id);
    before[table] = await all(`SELECT * FROM ${table} ORDER BY position`);
  }
  await migrateTo(migration);
});

it.each(tables)("keeps the %s of the version before, and gives each a version", async (table) => {
  const rows = await all(`SELECT * FROM ${table} ORDER BY position`);
  const version = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(rows).toEqual(before[table]?.map((row) => ({ ...(row as object), updated_at: version })));
});

it.each(tables)("lets the version before read, add, change and delete %s", async (table) => {
  await inserts[table]("third");
  expect(
    await all(`UPDATE ${table} SET location = 'Harper' WHERE id = 'third' RETURNING location, updated_at`),
  ).toEqual([{ location: "Harper", updated_at: null }]);
  await run(`UPDATE ${table} SET location = 'Harper' WHERE id = 'first'`);
  await run(`DELETE FROM ${table} WHERE id = 'second'`);
  expect(await all(`SELECT id, position, location FROM ${table} ORDER BY position, id`)).toEqual([
    { id: "first", position: 0, location: "Harper" },
    { id: "third", position: 2, location: "Harper" },
  ]);
});
