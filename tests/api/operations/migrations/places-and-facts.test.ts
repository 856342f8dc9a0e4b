import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { toPlusCode } from "#contract/listings/place/plus-code.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { emptyStorage } from "../../../support/storage/empty-storage.ts";

const position = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0006"));
const at = "2026-11-01T00:00:00.000Z";
const run = (statement: string) => env.DB.prepare(statement).run();
/** Statements of the version before: they name none of the new columns. */
const insertHome = (uuid: string, place: string, groups = "") =>
  run(`INSERT INTO properties (uuid, reference, kind, property_type, type_key, city, city_key, price_cents, title, address, state,
      country, created_at, updated_at, amenities, description, words, latitude, longitude)
    VALUES ('${uuid}', 'MH-${uuid}', 'buy', 'House', 'house', 'Monrovia', 'monrovia', 9000000, 'House', 'Broad Street',
      'Montserrado', 'Liberia', '${at}', '${at}', '[]', '', ' house ${groups}', ${place})`);
const counters = () =>
  env.DB.prepare("SELECT key, count FROM property_counts WHERE facet = 'amenities' AND count > 0 ORDER BY key").all();

const places: [latitude: number, longitude: number][] = [
  [6.3005, -10.7969],
  [6.28, -10.76],
  [90, 180],
  [-90, -180],
  [35.6, 3.033],
  [0, 0],
];

it("keeps homes, computes their Plus Codes and counts amenities by group; statements of the version before still work", async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position));
  for (const [index, place] of places.entries()) await insertHome(String(index), place.join(", "));
  await insertHome("nowhere", "NULL, NULL", "_group_power _group_water ");
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, position + 1));
  const { results } = await env.DB.prepare("SELECT plus_code, pin, power, updated_at FROM properties ORDER BY n").all();
  const kept = { pin: "approximate", power: null, updated_at: at };
  expect(results).toEqual([
    ...places.map(([latitude, longitude]) => ({ plus_code: toPlusCode(latitude, longitude), ...kept })),
    { plus_code: null, ...kept },
  ]);
  expect((await counters()).results).toEqual([
    { key: "1", count: 1 },
    { key: "2", count: 1 },
  ]);
  await insertHome("after", "6.3, -10.8", "_group_power ");
  await run("UPDATE properties SET words = ' house _group_water ', price_cents = 8000000 WHERE uuid = 'nowhere'");
  await run("DELETE FROM properties WHERE uuid = '0'");
  await expectDerivedDataToMatch();
});
