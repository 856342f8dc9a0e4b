import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";

const migration = "0010_best_order_and_focus.sql";

const run = (statement: string) => env.DB.prepare(statement).run();
const insertProperty = (uuid: string, isAvailable: 0 | 1) =>
  run(
    `INSERT INTO properties (uuid, reference, kind, property_type, type_key, city, city_key, price_cents, is_available,
       title, address, state, country, created_at, updated_at, amenities, description, words)
     VALUES ('${uuid}', 'MH-${uuid}', 'buy', 'House', 'house', 'Monrovia', 'monrovia', 100, ${isAvailable},
       't', 'a', 's', 'Liberia', '2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.000Z', '[]', 'd', ' t ')`,
  );
/** The statement of the version before, which knows no focus. */
const insertImage = (id: string, position: number) =>
  run(
    `INSERT INTO pictures (id, property_n, number, position, key, type, bytes, width, height, created_at)
     VALUES ('${id}', 1, ${position + 1}, ${position}, 'key-${id}', 'image/webp', 9, 640, 480, '2026-11-01T09:00:00.000Z')`,
  );
const readCover = () =>
  env.DB.prepare("SELECT cover_focus, pictures ->> '$[0].focus' AS focus FROM properties WHERE n = 1").first();

it("keeps listings and their images, and sorts available ones first", async () => {
  await migrateBefore(migration);
  await insertProperty("1", 1);
  await insertProperty("2", 0);
  await insertImage("a", 0);

  await migrateTo(migration);

  await insertProperty("3", 1);
  const { results } = await env.DB.prepare(
    "SELECT uuid FROM properties INDEXED BY properties_kind_best WHERE live = 1 AND kind = 'buy' ORDER BY best_order DESC",
  ).all();
  expect(results.map(({ uuid }) => uuid)).toEqual(["3", "1", "2"]);
  expect(await readCover()).toEqual({ cover_focus: null, focus: null });
  await insertImage("b", 1);
  expect(await env.DB.prepare("SELECT picture_numbers FROM properties WHERE n = 1").first("picture_numbers")).toBe(
    "[1,2]",
  );
});

it("copies the focus of the cover to the listing", async () => {
  await insertProperty("1", 1);
  await insertImage("a", 0);
  await run("UPDATE pictures SET focus = '50 20' WHERE id = 'a'");
  expect(await readCover()).toEqual({ cover_focus: "50 20", focus: "50 20" });
  await run("DELETE FROM pictures WHERE id = 'a'");
  expect(await readCover()).toEqual({ cover_focus: null, focus: null });
});
