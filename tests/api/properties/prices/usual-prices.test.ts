import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { computePrices } from "#worker/flows/prices/compute-prices.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { buildProperty, storeProperties, storeProperty } from "../../../support/properties.ts";
import { get } from "../../../support/public-client.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";
import { readProperty } from "../property-reads.ts";

const now = new Date("2026-01-20T02:00:00Z");
const rents = [700, 800, 900, 950, 1000, 1000, 1050, 1100, 1200, 1300, 1500];
const rental = (overrides: object) =>
  buildProperty({ kind: "rent", property_type: "Apartment", bedrooms: 2, area: "Sinkor", ...overrides });
const usual = { low: 740, usual: 1000, high: 1350, homes: 11, level: "area", as_of: "2026-01-20" };
const ask = async (query = "&area=sinkor&property_type=apartment&bedrooms=2") =>
  (await get<{ data: object | null }>(`/public/prices?kind=rent${query}`)).body.data;

beforeEach(async () => {
  const homes = rents.map((monthly_rent, index) => rental({ monthly_rent, address: `${index} Tubman Boulevard` }));
  await storeProperties(...homes, rental({ area: "Duala" }), buildProperty());
});

describe("GET /public/prices", () => {
  it("is null before the first night, then says what such homes cost", async () => {
    expect(await ask()).toBeNull();
    await runSchedule(env, now);
    expect(await ask()).toEqual(usual);
    expect(await ask("&area=Duala&bedrooms=2")).toMatchObject({ homes: 12, level: "city" });
    expect(await ask("&area=Sinkor&bedrooms=3")).toBeNull();
    expect(
      (await queryRows<{ size: number }>("SELECT length(state) AS size FROM jobs WHERE name = 'prices'"))[0]?.size,
    ).toBeLessThan(4000);
  });

  it("is computed once a day", async () => {
    expect(await computePrices(env.DB, now)).toEqual({ buy: 1, rent: 12 });
    expect(await computePrices(env.DB, now)).toBeUndefined();
    expect(await computePrices(env.DB, new Date("2026-01-21T00:00:00Z"))).toEqual({ buy: 1, rent: 12 });
  });

  it.each([
    ["", 422, "kind"],
    ["?kind=let", 422, "kind"],
    ["?kind=rent&bedrooms=-1", 422, "bedrooms"],
    ["?kind=rent&bedrooms=two", 422, "bedrooms"],
    [`?kind=rent&area=${"a".repeat(101)}`, 422, "area"],
  ])("answers %s with %i and names the field", async (query, status, field) => {
    const response = await get<{ detail: { loc: string[] }[] }>(`/public/prices${query}`);
    expect([response.status, response.body.detail[0]?.loc.at(-1)]).toEqual([status, field]);
  });
});

it.each([
  ["a draft", { published: 0 }, 11],
  ["one in the bin", { deleted_at: now.toISOString() }, 11],
  ["one that was let 11 months ago", { is_available: 0, unavailable_reason: "let", is_delisted: 1 }, 12],
  ["one that was let 13 months ago", { is_available: 0, unavailable_reason: "let", is_delisted: 1 }, 11, "2024-12-20"],
  ["one that left the lists unconfirmed", { is_delisted: 1 }, 11],
])("compares %s or not", async (_, columns: Record<string, unknown>, homes, changedAt = "2025-02-20") => {
  const { uuid } = await storeProperty({ ...rental({ monthly_rent: 1000 }).property });
  const set = Object.keys(columns).map((name) => `${name} = ?`);
  await runSql(`UPDATE properties SET ${set} WHERE uuid = ?`, ...Object.values(columns), uuid);
  await runSql("UPDATE properties SET status_changed_at = ? WHERE uuid = ?", changedAt, uuid);
  await computePrices(env.DB, now);
  expect(await ask()).toMatchObject({ homes });
});

it.each([
  ["the same home twice", { monthly_rent: 1000, address: "4 Tubman Boulevard" }],
  ["a price with a zero too many", { monthly_rent: 10_000, address: "99 Broad Street" }],
])("does not count %s", async (_, overrides) => {
  await storeProperties(rental(overrides));
  await computePrices(env.DB, now);
  expect(await ask()).toEqual(usual);
});

it("is at a listing, for admins with its rank, and null with fewer than five such homes", async () => {
  await computePrices(env.DB, now);
  const [dear] = await queryRows<{ uuid: string }>("SELECT uuid FROM properties WHERE price_cents = 150000");
  const [house] = await queryRows<{ uuid: string }>("SELECT uuid FROM properties WHERE kind = 'buy'");
  expect((await readProperty(dear?.uuid ?? "")).usual_price).toEqual(usual);
  expect((await readProperty(house?.uuid ?? "")).usual_price).toBeNull();
  const client = await createAdminClient();
  const read = async (path: string) =>
    (await client.send<{ data: { property: AdminProperty; properties: AdminProperty[] } }>(path)).body.data;
  expect((await read(`/properties/${dear?.uuid}`)).property).toMatchObject({ usual_price: usual, price_rank: 96 });
  const { properties } = await read("/list/rent/properties");
  expect(properties.find(({ uuid }) => uuid === dear?.uuid)).toMatchObject({ usual_price: usual, price_rank: 96 });
});
