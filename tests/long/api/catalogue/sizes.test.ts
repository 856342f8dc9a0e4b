import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { diffCatalogues } from "#shared/catalogue/catalogue-changes.ts";
import { maxCatalogueHomes, toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { fitPrices } from "#shared/prices/fit-prices.ts";
import { query } from "#worker/db/query.ts";
import { buildCatalogue } from "#worker/modules/catalogue/build-catalogue.ts";
import { compress, decompress } from "#worker/modules/catalogue/compress.ts";
import { findCatalogueHomes } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { findPricedHomes } from "#worker/modules/properties/prices/priced-homes.repository.ts";
import { generateProperties } from "../../../../migrations/seed/generated-properties.ts";
import { createSeedProperties } from "../../../../migrations/seed/properties.ts";
import { type SeedProperty, toNewProperty } from "../../../../migrations/seed/seed-property.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";

const now = new Date("2026-11-27T09:14:00.000Z");
const withoutDescriptions = 28_000;
const wholeWithoutDescriptions = 155_000;
const withDescriptions = 100_000;
const changesOfThirty = 1500;

const readListed = async () => {
  const [listed, priced] = await query(env.DB, findCatalogueHomes(), findPricedHomes(now));
  return { ...listed, prices: fitPrices(priced, "2026-11-27") };
};

const storeGenerated = (count: number) => storeHomes(generateProperties(count, 5));

async function storeHomes(seeds: readonly SeedProperty[]) {
  await storeProperties(...seeds.map((seed) => ({ ...buildProperty(), property: toNewProperty(seed) })));
  // Photos of real homes are all different, so that their placeholders compress badly.
  await runSql(
    `UPDATE properties SET image_numbers = '[1,2,3,4,5]', cover_placeholder = substr(hex(randomblob(21)), 1, 28)`,
  );
  return readListed();
}

const sizeOf = (listed: Awaited<ReturnType<typeof readListed>>) => {
  const full = buildCatalogue(listed, "1", now);
  const homes = listed.homes.map((home) => ({ ...home, description: null }));
  return { full: full.pointer, small: buildCatalogue({ ...listed, homes }, "1", now).pointer };
};

it("500 generated homes take at most 28 kB without and 100 kB with descriptions", async () => {
  const { full, small } = sizeOf(await storeGenerated(500));
  console.log(JSON.stringify({ generated: full.homes, bytes: full.bytes, withoutDescriptions: small.bytes }));
  expect(full.has_descriptions).toBe(true);
  expect(full.bytes).toBeLessThan(withDescriptions);
  expect(small.bytes).toBeLessThan(withoutDescriptions);
});

it("the seeds and generated homes, 500 in all, take at most 28 kB without and 100 kB with descriptions", async () => {
  const { full, small } = sizeOf(await storeHomes([...createSeedProperties(), ...generateProperties(440, 5)]));
  console.log(JSON.stringify({ seeded: full.homes, bytes: full.bytes, withoutDescriptions: small.bytes }));
  expect(full.homes).toBeGreaterThanOrEqual(490);
  expect(full.bytes).toBeLessThan(withDescriptions);
  expect(small.bytes).toBeLessThan(withoutDescriptions);
});

it("thirty changed homes of 500 take at most 1.5 kB", async () => {
  const before = await storeGenerated(500);
  const uuids = before.homes.filter((_, at) => at % 17 === 3).map(({ uuid }) => uuid);
  expect(uuids.length).toBeGreaterThanOrEqual(29);
  await runSql(
    `UPDATE properties SET price_cents = price_cents * 9 / 10, confirmed_at = '2026-11-27T09:00:00.000Z', is_confirmed = 1,
       unavailable_reason = 'under_offer', is_available = 0
     WHERE uuid IN (SELECT value FROM json_each(?))`,
    JSON.stringify(uuids),
  );
  // The model computes prices at night.
  const after = { ...(await readListed()), prices: before.prices };
  const read = (listed: typeof before, version: string) =>
    toCatalogue(JSON.parse(decompress(buildCatalogue(listed, version, now).document)));
  const changes = JSON.stringify(diffCatalogues(read(before, "1"), read(after, "2")));
  console.log(JSON.stringify({ changes: changes.length, compressed: compress(changes).length }));
  expect(compress(changes).length).toBeLessThan(changesOfThirty);
});

it("past 3,000 homes the catalogue has the newest 3,000, and says so in 155 kB", async () => {
  const listed = await storeGenerated(maxCatalogueHomes + 5);
  const started = performance.now();
  const { pointer } = buildCatalogue(listed, "1", now);
  console.log(JSON.stringify({ homes: pointer.homes, bytes: pointer.bytes, ms: performance.now() - started }));
  expect(pointer).toMatchObject({ homes: maxCatalogueHomes, total_homes: maxCatalogueHomes + 5, complete: false });
  expect(pointer.bytes).toBeLessThan(wholeWithoutDescriptions);
  const results = await queryRows("SELECT uuid FROM properties ORDER BY n DESC LIMIT 2");
  expect(listed.homes.slice(0, 2).map(({ uuid }) => ({ uuid }))).toEqual(results);
});
