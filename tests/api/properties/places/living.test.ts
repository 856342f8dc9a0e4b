import { beforeEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { CardListResponse, FacetsResponse } from "#contract/listings/property-responses.ts";
import { type Living, livingFactNames } from "#shared/listings/details/living-facts.ts";
import { createAdminClient, fieldProblems } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { get } from "../../../support/public-client.ts";
import { queryRows } from "../../../support/storage/rows.ts";
import { readProperty } from "../property-reads.ts";

let admin: Awaited<ReturnType<typeof createAdminClient>>;
beforeEach(async () => {
  admin = await createAdminClient();
});
const read = async (uuid: string) =>
  (await admin.send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;
const change = (uuid: string, body: object) =>
  admin.send("/update/buy/property", { method: "PATCH", body: { uuid, ...body } });
const unknown = Object.fromEntries(livingFactNames.map((name) => [name, null]));
const facts: Partial<Living> = {
  power: "own_meter",
  power_hours: 18,
  generator: false,
  water: "borehole",
  floods: "never",
};

it("facts are sent as one object or each by its name, and say when and by whom they were checked", async () => {
  const nothing = await admin.publish("buy");
  expect(await readProperty(nothing.uuid)).toMatchObject({ living: unknown, living_checked_at: null });
  const { uuid } = await admin.publish("buy", { power: "own_meter", power_hours: "18", generator: "false" });
  await change(uuid, { living: { water: "borehole", floods: "never" } });
  const property = await read(uuid);
  expect(property.living).toEqual({ ...unknown, ...facts });
  expect(property.living_checked_at).not.toBeNull();
  expect(property.living_checked_by).toBeTruthy();
  const shown = await readProperty(uuid);
  expect(shown).toMatchObject({ living: property.living, living_checked_at: property.living_checked_at });
  expect(shown).not.toHaveProperty("living_checked_by");
});

it("only a changed or a confirmed fact is checked again", async () => {
  const { uuid } = await admin.publish("buy", { power: "own_meter" });
  const old = "2026-05-12T08:00:00.000Z";
  await queryRows(
    `UPDATE properties SET living_checked_at = '${old}', living_checked_by = 'nobody' WHERE uuid = '${uuid}'`,
  );
  await change(uuid, { title: "Another title", power: "own_meter" });
  expect(await read(uuid)).toMatchObject({ living_checked_at: old, living_checked_by: null });
  await change(uuid, { living_confirmed: true });
  const { living_checked_at, living_checked_by } = await read(uuid);
  expect(living_checked_at).not.toBe(old);
  expect(living_checked_by).toBeTruthy();
  await change(uuid, { living: { power: null } });
  expect(await read(uuid)).toMatchObject({ living_checked_at: null, living_checked_by: null });
  await change(uuid, { living_confirmed: true });
  expect(await read(uuid)).toMatchObject({ living_checked_at: null });
});

it("an invalid fact is rejected, its field named, and nothing changes", async () => {
  const { uuid } = await admin.publish("buy", { power: "own_meter" });
  const before = await queryRows("SELECT * FROM properties");
  const { status, body: listed } = await get<object>("/public/properties?power=gas");
  expect([status, JSON.stringify(listed)]).toEqual([422, expect.stringContaining('"power"')]);
  for (const body of [
    { living: { power: "gas" } },
    { living: "own_meter" },
    { living: { power_hours: 25 } },
    { living_confirmed: "maybe" },
    { power: "gas" },
    { road_minutes: 121 },
    { fence: "perhaps" },
  ]) {
    const response = await change(uuid, body);
    expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, Object.keys(body)]);
  }
  expect(await queryRows("SELECT * FROM properties")).toEqual(before);
});

it("`living` sets nothing but facts", async () => {
  const { uuid } = await admin.publish("buy");
  await change(uuid, { living: { price: 1, published: false, power: "none" } });
  expect(await read(uuid)).toMatchObject({ published: true, price: 90_000, living: { power: "none" } });
});

const storeHomes = () =>
  storeProperties(
    buildProperty({ title: "One", power: "own_meter", water: "piped", fence: true, amenities: ["Generator"] }),
    buildProperty({
      title: "Two",
      kind: "rent",
      power: "shared_meter",
      water: "borehole",
      fence: false,
      floods: "yard",
    }),
    buildProperty({ title: "Three", kind: "rent", power: "own_meter", water: "tank" }),
    buildProperty({ title: "Four" }),
  );
const titles = async (query: string) =>
  (await get<CardListResponse>(`/public/properties?view=card&${query}`)).body.data.properties
    .map(({ title }) => title)
    .sort();
const facets = async (query = "") => (await get<FacetsResponse>(`/public/facets?${query}`)).body.data;

it("filters leave homes of which the fact is known", async () => {
  await storeHomes();
  for (const [query, expected] of [
    ["power=own_meter", ["One", "Three"]],
    ["power=own_meter&power=shared_meter", ["One", "Three", "Two"]],
    ["power=own_meter&water=piped", ["One"]],
    ["fence=true", ["One"]],
    ["fence=false", ["Two"]],
    ["fence=true&fence=false", ["One", "Two"]],
    ["kind=rent&power=own_meter", ["Three"]],
    ["power=none", []],
    ["power=", ["Four", "One", "Three", "Two"]],
    ["floods=yard&sort=price-low&min_price=10", ["Two"]],
  ] as const)
    expect(await titles(query), query).toEqual(expected);
});

it("counts the values of each fact as if its own filter were not set, from counters and from matches alike", async () => {
  await storeHomes();
  const all = { power: { own_meter: 2, shared_meter: 1 }, fence: { true: 1, false: 1 }, generator: {}, road: {} };
  expect(await facets()).toMatchObject(all);
  expect(await facets("kind=rent")).toMatchObject({
    power: { own_meter: 1, shared_meter: 1 },
    fence: { false: 1 },
    floods: { yard: 1 },
  });
  // Only the other facets are counted over the matches.
  expect(await facets("power=own_meter")).toMatchObject({
    power: all.power,
    water: { piped: 1, tank: 1 },
    fence: { true: 1 },
    kind: { buy: 1, rent: 1 },
  });
  expect(await facets("power=own_meter&water=borehole")).toMatchObject({
    power: { shared_meter: 1 },
    water: { piped: 1, tank: 1 },
  });
  expect(await facets("q=mango")).toMatchObject({ power: {} });
  await expectDerivedDataToMatch();
});

it("keeps counters and index right when facts and listings change", async () => {
  const { uuid } = await admin.publish("buy", { power: "own_meter", guard: "true" });
  await change(uuid, { living: { power: "none", guard: null } });
  await expectDerivedDataToMatch();
  expect(await facets()).toMatchObject({ power: { none: 1 }, guard: {} });
  await change(uuid, { published: false });
  await expectDerivedDataToMatch();
  expect(await facets()).toMatchObject({ power: {} });
  await queryRows("DELETE FROM properties");
  await expectDerivedDataToMatch();
});
