import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { createAdminClient } from "../../../support/admin-client.ts";
import { migrateBefore, migrateToNewest } from "../../../support/migrations.ts";

const migration = "0017_service_item_bin.sql";

const run = (statement: string) => env.DB.prepare(statement).run();
const all = async (statement: string) => (await env.DB.prepare(statement).all()).results;

/** The statements of the version before, which knows no bin. */
const insertCourse = (id: string) =>
  run(
    `INSERT INTO courses (id, position, updated_at, make, model, year, type, seats, transmission, fuelType, pricePerDay,
       location, available, rating, features, description, mileage)
     SELECT '${id}', (SELECT coalesce(max(position) + 1, 0) FROM courses), '2026-11-01T09:00:00.000Z', 'Toyota', 'Vitz',
       2015, 'Beginner', 5, 'Manual', 'Petrol', 180, 'Sinkor', 1, 4.5, '["Dual brakes"]', 'Lessons.', '90,000 km'`,
  );
const insertProfessional = (id: string) =>
  run(
    `INSERT INTO professionals (id, position, updated_at, name, specialty, location, availability, contact, description,
       rating, available, experience, price)
     SELECT '${id}', (SELECT coalesce(max(position) + 1, 0) FROM professionals), '2026-11-01T09:00:00.000Z', 'Dr. Weah',
       'Pediatrics', 'Congo Town', 'Monday', '+231 77 555 0101', 'Sees children.', 4.8, 0, '12 years', '$15'`,
  );
const inserts = { courses: insertCourse, professionals: insertProfessional };
const tables = ["courses", "professionals"] as const;
const readIds = async (table: string) =>
  (await all(`SELECT id FROM ${table} ORDER BY position, id`)).map(({ id }) => id);

let before: Record<string, unknown[]>;

beforeEach(async () => {
  await migrateBefore(migration);
  before = {};
  for (const table of tables) {
    for (const id of ["a", "b", "c"]) await inserts[table](id);
    before[table] = await all(`SELECT * FROM ${table} ORDER BY position`);
  }
  await migrateToNewest();
});

it.each(tables)("keeps the %s of the version before, and begins with an empty bin", async (table) => {
  expect(await all(`SELECT * FROM ${table} ORDER BY position`)).toEqual(before[table]);
  expect(await all(`SELECT * FROM binned_${table}`)).toEqual([]);
});

it.each(tables)("hides %s in the bin from the version before, which still adds, changes and deletes", async (table) => {
  const { send } = await createAdminClient();
  expect((await send(`/${table}/c`, { method: "DELETE" })).status).toBe(204);

  expect(await readIds(table)).toEqual(["a", "b"]);
  expect(await all(`UPDATE ${table} SET location = 'Harper' WHERE id = 'c' RETURNING id`)).toEqual([]);
  expect(await all(`DELETE FROM ${table} WHERE id = 'c' RETURNING id`)).toEqual([]);
  await inserts[table]("d");
  await run(`DELETE FROM ${table} WHERE id = 'a'`);

  expect((await send(`/${table}/c/restore`, { method: "POST" })).status).toBe(200);
  expect(await readIds(table)).toEqual(["b", "c", "d"]);
  const [restored] = await all(`SELECT * FROM ${table} WHERE id = 'c'`);
  expect(restored).toEqual({ ...(before[table]?.[2] as object), updated_at: expect.any(String) });
});
