import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { defaultListingRules } from "#contract/site/listing-rules.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { buildForm, completeFields, createAdminClient } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { buildPng } from "../../../support/images.ts";
import { buildProperty, storeImage, storeProperties } from "../../../support/properties.ts";
import { get } from "../../../support/public-client.ts";
import { queryRows } from "../../../support/storage/rows.ts";
import { house } from "../import/import-rows.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const total = async (query = "") => (await get<{ total: number }>(`/public/properties${query}`)).body.total;
const totals = async () => [await total(), await total("?confirmed=true")];

/** Stores a property with an image, in the lists or not as the cron leaves it. */
async function store(overrides: Parameters<typeof buildProperty>[0] = {}) {
  const property = { ...buildProperty(overrides), createdAt: daysAgo(5) };
  await storeProperties(property);
  await storeImage(property);
  await keepListingRules(env.DB, new Date());
  return property;
}

/** Whatever a write does to the lists, the cron has nothing left to do. */
async function expectSettled() {
  expect(await keepListingRules(env.DB, new Date())).toBeUndefined();
  await expectDerivedDataToMatch();
}

const client = createAdminClient;
const importRow = async (row: object) => {
  const { send } = await client();
  const { body } = await send<{ data: { rows: object[] } }>("/import/properties", { body: { rows: [row] } });
  return body.data.rows[0];
};
const update = async (uuid: string, fields: object) =>
  (await (await client()).send("/update/buy/property", { method: "PATCH", body: { uuid, ...fields } })).status;

describe("an update", () => {
  it.each([
    [10, [1, 1]],
    [40, [1, 0]],
    [70, [0, 0]],
  ])("to a confirmation %i days ago shows the home in %j lists at once", async (days, expected) => {
    const { uuid } = await store({ confirmed_at: daysAgo(1) });
    expect(await totals()).toEqual([1, 1]);
    expect(await update(uuid, { confirmed_at: daysAgo(days) })).toBe(200);
    expect(await totals()).toEqual(expected);
    await expectSettled();
    expect(await update(uuid, { confirmed_at: daysAgo(2) })).toBe(200);
    expect(await totals()).toEqual([1, 1]);
    await expectSettled();
  });

  it("follows the periods of the owner", async () => {
    const owner = await client("super_admin");
    const listing_rules = { ...defaultListingRules, confirm_after_days: 5, hide_after_days: 20 };
    await owner.send("/site", { method: "PUT", body: { ...siteDefaults, listing_rules } });
    const { uuid } = await store({ confirmed_at: daysAgo(1) });
    await update(uuid, { confirmed_at: daysAgo(10) });
    expect(await totals()).toEqual([1, 0]);
    await expectSettled();
    await update(uuid, { confirmed_at: daysAgo(21) });
    expect(await totals()).toEqual([0, 0]);
    await expectSettled();
  });

  it("from sold to unavailable takes out a home whose confirmation is old", async () => {
    const { uuid } = await store({ status: "sold", confirmed_at: daysAgo(70) });
    expect(await total()).toBe(1);
    expect(await update(uuid, { status: "unavailable" })).toBe(200);
    expect(await total()).toBe(0);
    await expectSettled();
    expect(await update(uuid, { status: "available" })).toBe(200);
    expect(await totals()).toEqual([1, 1]);
    await expectSettled();
  });
});

it("a change of the status of several properties moves them at once, and so does its undo", async () => {
  const { uuid } = await store({ status: "sold", confirmed_at: daysAgo(70) });
  const { send } = await client();
  const change = { method: "PATCH", body: { uuids: [uuid], status: "unavailable" } };
  const { body } = await send<{ undo: string }>("/properties", change);
  expect(await total()).toBe(0);
  await expectSettled();
  expect((await send("/properties/undo", { body: { undo: body.undo } })).status).toBe(200);
  expect(await total()).toBe(1);
  await expectSettled();
});

describe("an import", () => {
  it("with a newer confirmation puts a home back into the lists at once", async () => {
    const { reference } = await store({ reference: house.reference, confirmed_at: daysAgo(70) });
    expect(await totals()).toEqual([0, 0]);
    const row = await importRow({ reference, kind: "buy", confirmed_at: daysAgo(3).slice(0, 10) });
    expect(row).toMatchObject({ result: "updated", changed: ["confirmed_at"] });
    expect(await totals()).toEqual([1, 1]);
    await expectSettled();
  });

  it("with a status takes out a home with an old confirmation at once, and its undo puts it back", async () => {
    const { reference } = await store({ status: "sold", confirmed_at: daysAgo(70) });
    const { send } = await client();
    const import_id = crypto.randomUUID();
    const rows = [{ reference, kind: "buy", status: "available" }];
    await send("/import/properties", { body: { rows, import_id } });
    expect(await total()).toBe(0);
    await expectSettled();
    expect((await send(`/import/${import_id}/undo`, { method: "POST" })).status).toBe(200);
    expect(await total()).toBe(1);
    await expectSettled();
  });
});

it("a new property that was confirmed long ago is in no list", async () => {
  const { send } = await client();
  const fields = { ...completeFields.buy, confirmed_at: daysAgo(70) };
  expect((await send("/create/buy/property", { body: buildForm(fields, [buildPng()]) })).status).toBe(201);
  expect(await queryRows("SELECT published FROM properties")).toEqual([{ published: 1 }]);
  expect(await totals()).toEqual([0, 0]);
  await expectSettled();
});
