import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { migrateBefore, migrateToNewest } from "../../../support/migrations.ts";

const migration = "0011_listing_status.sql";

const run = (statement: string) => env.DB.prepare(statement).run();
const first = (query: string) => env.DB.prepare(query).first();

/** The statement of the version before, which knows neither statuses nor confirmations. */
const insertProperty = (uuid: string, columns: Record<string, string | number> = {}) => {
  const values = {
    uuid: `'${uuid}'`,
    reference: `'MH-${uuid}'`,
    kind: "'rent'",
    property_type: "'House'",
    type_key: "'house'",
    city: "'Monrovia'",
    city_key: "'monrovia'",
    price_cents: 90_000,
    title: "'t'",
    address: "'a'",
    state: "'s'",
    country: "'Liberia'",
    created_at: "'2026-01-01T09:00:00.000Z'",
    updated_at: "'2026-01-01T09:00:00.000Z'",
    amenities: "'[]'",
    description: "'d'",
    words: "' t '",
    ...columns,
  };
  return run(`INSERT INTO properties (${Object.keys(values).join(", ")}) VALUES (${Object.values(values).join(", ")})`);
};
const statusOf = (uuid: string) =>
  first(`SELECT status, status_changed_at, confirmed_at, live FROM properties WHERE uuid = '${uuid}'`);

beforeEach(async () => {
  await migrateBefore(migration);
  await insertProperty("available");
  await insertProperty("unavailable", { is_available: 0 });
  await insertProperty("draft", { published: 0 });
  await insertProperty("binned", { deleted_at: "'2026-02-01T09:00:00.000Z'" });
  await run(
    `INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after) VALUES
     ('2026-01-05T09:00:00.000Z', 'anna', 'update', 'property', 'available',
       '{"monthly_rent": 1000, "is_available": true, "title": "x"}', '{"monthly_rent": 900, "is_available": true, "title": "t"}'),
     ('2026-01-06T09:00:00.000Z', 'anna', 'update', 'property', 'unavailable', '{"is_available": true}', '{"is_available": false}')`,
  );
  await migrateToNewest();
});

it("gives existing listings the status that their availability says, unconfirmed but still in the lists", async () => {
  const created = "2026-01-01T09:00:00.000Z";
  const unchanged = { status_changed_at: created, confirmed_at: null };
  expect(await statusOf("available")).toEqual({ status: "available", ...unchanged, live: 1 });
  expect(await statusOf("unavailable")).toEqual({ status: "unavailable", ...unchanged, live: 1 });
  expect(await statusOf("draft")).toEqual({ status: "available", ...unchanged, live: 0 });
  expect(await statusOf("binned")).toEqual({ status: "available", ...unchanged, live: 0 });
  const since = await first("SELECT min(unconfirmed_since) > '2026-10' AS is_new FROM properties");
  expect(since).toEqual({ is_new: 1 });
  await expectDerivedDataToMatch();
});

it("takes earlier changes of price and availability from the audit", async () => {
  const { results } = await env.DB.prepare(
    "SELECT property_n, at, actor_id, field, old_value, new_value FROM property_history ORDER BY id",
  ).all();
  expect(results).toEqual([
    {
      property_n: 1,
      at: "2026-01-05T09:00:00.000Z",
      actor_id: "anna",
      field: "price",
      old_value: "100000",
      new_value: "90000",
    },
    {
      property_n: 2,
      at: "2026-01-06T09:00:00.000Z",
      actor_id: "anna",
      field: "status",
      old_value: "available",
      new_value: "unavailable",
    },
  ]);
});

it("keeps status, reduction, history and counters right while the version before writes", async () => {
  await insertProperty("new", { is_available: 0 });
  expect(await statusOf("new")).toMatchObject({ status: "unavailable", status_changed_at: "2026-01-01T09:00:00.000Z" });

  await run(
    "UPDATE properties SET is_available = 0, price_cents = 80000, updated_at = '2026-03-01T09:00:00.000Z' WHERE uuid = 'available'",
  );
  expect(await statusOf("available")).toMatchObject({
    status: "unavailable",
    status_changed_at: "2026-03-01T09:00:00.000Z",
  });
  expect(await first("SELECT previous_price_cents, price_reduced_at FROM properties WHERE uuid = 'available'")).toEqual(
    { previous_price_cents: 90_000, price_reduced_at: "2026-03-01T09:00:00.000Z" },
  );
  const { results } = await env.DB.prepare(
    "SELECT field, old_value, new_value, actor_id FROM property_history WHERE at = '2026-03-01T09:00:00.000Z' ORDER BY field",
  ).all();
  expect(results).toEqual([
    { field: "price", old_value: "90000", new_value: "80000", actor_id: null },
    { field: "status", old_value: "available", new_value: "unavailable", actor_id: null },
  ]);
  await expectDerivedDataToMatch();

  await run("UPDATE properties SET is_available = 1, price_cents = 95000 WHERE uuid = 'available'");
  expect(await first("SELECT status, price_reduced_at FROM properties WHERE uuid = 'available'")).toEqual({
    status: "available",
    price_reduced_at: null,
  });
  await run("UPDATE properties SET deleted_at = NULL WHERE uuid = 'binned'");
  await run("DELETE FROM properties WHERE uuid = 'unavailable'");
  await expectDerivedDataToMatch();
  expect(await first("SELECT sum(count) AS count FROM listing_days")).toEqual({ count: 3 });
});

it("takes a listing out of the lists and counters, and back", async () => {
  await run("UPDATE properties SET off_list = 1 WHERE uuid = 'available'");
  expect(await first("SELECT live, has_page FROM properties WHERE uuid = 'available'")).toEqual({
    live: 0,
    has_page: 1,
  });
  await expectDerivedDataToMatch();
  expect(await first("SELECT sum(count) AS count FROM listing_days")).toEqual({ count: 2 });
  await run("UPDATE properties SET off_list = 0, advance_months = 12, deposit_cents = 30000 WHERE uuid = 'available'");
  expect(await first("SELECT live, move_in_cents, move_in_band FROM properties WHERE uuid = 'available'")).toEqual({
    live: 1,
    move_in_cents: 1_110_000,
    move_in_band: 4,
  });
  await expectDerivedDataToMatch();
});

it.each([
  ["kind = 'rent'", "closed_status = 'sold'"],
  ["kind = 'rent'", "closed_status = 'lost'"],
  ["kind = 'rent'", "advance_months = 37"],
  ["kind = 'rent'", "deposit_cents = -1"],
  ["kind = 'rent'", "agency_fee_cents = -1"],
])("where %s rejects %s", async (condition, change) => {
  await expect(run(`UPDATE properties SET ${change} WHERE ${condition}`)).rejects.toThrow(/constraint/i);
});
