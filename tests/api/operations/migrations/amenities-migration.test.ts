import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { toAmenityWords } from "#worker/db/property-columns/amenity-words.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { migrateBefore, migrateTo } from "../../../support/migrations.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";

const migration = "0021_amenities.sql";
const homes = [
  { amenities: ["Ocean view", "Stand-by Generator", "Bore hole", "Perimeter fence"] },
  { amenities: ["No generator", "Septic tank", "Water front", "Semi-furnished"] },
  { amenities: ["A/C (split)", "Wi-Fi / Fibre", "Boys’ quarters", "Café", "POOL & Gym", "Well"] },
  { kind: "rent", amenities: [], furnished: true, has_parking: true },
  { kind: "rent", amenities: ["Car  port", "24 hours light"], furnished: false },
  { amenities: [] },
] as const;

/** Stores homes with the search words of the version before, which know no amenities. */
async function storeOld() {
  await storeProperties(...homes.map((home) => buildProperty({ ...home })));
  await env.DB.prepare("UPDATE properties SET words = ' house '").run();
}

const readWords = async () => {
  const { results } = await env.DB.prepare("SELECT words FROM properties ORDER BY n").all();
  return results.map(({ words }) => [...new Set(String(words).trim().split(" "))].sort());
};
const count = async (match: string) => {
  const { results } = await env.DB.prepare("SELECT rowid FROM property_index WHERE property_index MATCH ?")
    .bind(match)
    .all();
  return results.length;
};

beforeEach(() => migrateBefore(migration));

it("gives stored properties the words that a written one has", async () => {
  await storeOld();
  await migrateTo(migration);
  expect(await readWords()).toEqual(homes.map((home) => [...new Set(["house", ...toAmenityWords(home)])].sort()));
  expect(await count('"ocean" AND "view"')).toBe(1);
  expect(await count('"_xpower"')).toBe(2);
  await expectDerivedDataToMatch();
});

it("works with the statements of the version before", async () => {
  await migrateTo(migration);
  await storeOld();
  await env.DB.prepare("UPDATE properties SET amenities = '[\"Garage\"]', price_cents = 100 WHERE n = 1").run();
  await env.DB.prepare("DELETE FROM properties WHERE n = 2").run();
  await expectDerivedDataToMatch();
});
