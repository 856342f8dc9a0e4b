import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { toWantFilters } from "#contract/wants/want-filters.ts";
import { batch, query } from "#worker/db/query.ts";
import { findCatalogueHomesById } from "#worker/modules/properties/catalogue/catalogue-homes.repository.ts";
import { findNearWants, findWantsFor, maxNearWants } from "#worker/modules/wants/find-wants.repository.ts";
import { createMatchTest } from "#worker/modules/wants/match-want.ts";
import { compareChangedHomes } from "#worker/modules/wants/telling/tell-wants.service.ts";
import { insertWant } from "#worker/modules/wants/wants.repository.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { randomFilters, randomProperties } from "../../../support/random-lists.ts";
import { countRowsRead } from "../../../support/rows-read.ts";
import { createRandom } from "../../../support/seeded-random.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";

const kinds = ["buy", "rent"] as const;
const store = async (wants: { kind: "buy" | "rent"; filters: ReturnType<typeof toWantFilters> }[]) => {
  for (let from = 0; from < wants.length; from += 40)
    await batch(
      env.DB,
      ...wants.slice(from, from + 40).flatMap((want, n) => {
        const id = crypto.randomUUID();
        const stored = { id, secret_hash: id, ...want, label: `Want ${from + n}` };
        return insertWant({ ...stored, channel: "whatsapp", status: "active" }, new Date());
      }),
    );
};

it("after 1,000 random changes, the wants that were found are those of a comparison of all with all", async () => {
  const { pick, chance, whole } = createRandom(14);
  const wants = Array.from({ length: 150 }, (_, n) => ({
    kind: kinds[n % 2] ?? "buy",
    filters: toWantFilters({ ...randomFilters(n), kind: undefined }),
  }));
  await store(wants);
  const now = () => new Date();
  const homes = randomProperties(80, 3).map((home) => ({ ...home, createdAt: now().toISOString() }));
  await storeProperties(...homes);
  const expected = new Set<string>();
  const compareWithAll = async (uuids: string[]) => {
    const available = await queryRows<{ uuid: string }>(
      "SELECT uuid FROM properties WHERE is_listed = 1 AND is_available = 1 AND uuid IN (SELECT value FROM json_each(?))",
      JSON.stringify(uuids),
    );
    const [found] = await query(env.DB, findCatalogueHomesById(available.map(({ uuid }) => uuid)));
    for (const home of found) {
      const isMet = createMatchTest(home);
      for (const [n, want] of wants.entries()) if (isMet(want)) expected.add(`${n + 1} ${home.uuid}`);
    }
  };
  await compareChangedHomes(env.DB, now());
  await compareWithAll(homes.map(({ uuid }) => uuid));
  for (let change = 0; change < 1000; change += 1) {
    const { uuid } = pick(homes);
    const [column, value] = pick([
      ["published", Number(chance(0.7))],
      ["is_available", Number(chance(0.7))],
      ["price_cents", whole(500, 900_000) * 100],
      ["bedrooms", whole(0, 9)],
      ["confirmed_at", now().toISOString()],
      ["deleted_at", chance(0.2) ? now().toISOString() : null],
    ] as const);
    await runSql(
      `UPDATE properties SET ${column} = ?, updated_at = ? WHERE uuid = ?`,
      value,
      now().toISOString(),
      uuid,
    );
    await compareChangedHomes(env.DB, now());
    await compareWithAll([uuid]);
  }
  const stored = await queryRows<{ pair: string }>("SELECT want_n || ' ' || property_uuid AS pair FROM want_matches");
  expect(stored.map(({ pair }) => pair).sort()).toEqual([...expected].sort());
}, 600_000);

it("10,000 wants: one home reads at most 1,000 rows beside those of the wants that it meets, and near misses the newest 1,000 wants", async () => {
  const { pick, chance, whole } = createRandom(10);
  const areas =
    "Sinkor,Congo Town,Mamba Point,Paynesville,ELWA,Bushrod Island,Old Road,Airfield,Duport Road,Gardnersville,New Georgia,Caldwell,Clara Town,Logan Town,Barnesville,Brewerville,Virginia,Jacob Town,Red Light,Fiamah".split(
      ",",
    );
  const types = ["House", "Apartment", "Villa", "Land", "Office"];
  await store(
    Array.from({ length: 10_000 }, () => {
      const rooms = whole(1, 4);
      return {
        kind: pick(kinds),
        filters: {
          ...(chance(0.9) && { area: [...new Set(Array.from({ length: whole(1, 3) }, () => pick(areas)))] }),
          ...(chance(0.5) && { property_type: [pick(types)] }),
          ...(chance(0.7) && { min_bedrooms: String(rooms) }),
          ...(chance(0.8) && { max_price: String(whole(3, 40) * 100) }),
          ...(chance(0.3) && { generator: "true" }),
        },
      };
    }),
  );
  const home = buildProperty({
    kind: "rent",
    area: "Sinkor",
    property_type: "Apartment",
    bedrooms: 2,
    monthly_rent: 900,
  });
  await storeProperties(home);
  const [[found]] = await query(env.DB, findCatalogueHomesById([home.uuid]));
  if (!found) throw new Error("The home is missing");
  const asked = findWantsFor(found);
  const [met] = await query(env.DB, asked);
  const rows = await countRowsRead(asked);
  console.log(`${rows} rows for ${met.length} of 10,000 wants`);
  expect(met.length).toBeGreaterThan(20);
  // Each want that is met is a row of the index and one of the table.
  expect(rows - 2 * met.length).toBeLessThanOrEqual(1000);
  const nearly = findNearWants(found);
  const nearlyRows = await countRowsRead(nearly);
  console.log(`${nearlyRows} rows with near misses`);
  expect((await query(env.DB, nearly))[0].length).toBeGreaterThan(met.length);
  // The newest wants are read once, and sorted.
  expect(nearlyRows - rows).toBeLessThanOrEqual(2 * maxNearWants);
}, 300_000);
