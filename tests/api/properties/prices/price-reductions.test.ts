import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { createAdminClient, fieldProblems, queryRows } from "../../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { get } from "../../../support/public-client.ts";
import { stopClock } from "../../../support/stopped-clock.ts";
import { readProperty } from "../property-reads.ts";

stopClock();

const pass = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);
const total = async (query: string) => (await get<{ total: number }>(`/public/properties${query}`)).body.total;

/** Signs in for each request, because a session ends in the days between. */
async function request(path: string, options: { method?: string; body: object }) {
  const response = await (await createAdminClient()).send(path, options);
  expect(response.status).toBeLessThan(300);
  return response.body;
}
const update = (uuid: string, change: object) =>
  request("/update/buy/property", { method: "PATCH", body: { uuid, ...change } });

/** Changes a property with others. Returns a function that undoes it as the same person. */
async function changeAll(uuid: string, change: object) {
  const { send } = await createAdminClient();
  const { body } = await send("/properties", { method: "PATCH", body: { uuids: [uuid], ...change } });
  return async () => expect((await send("/properties/undo", { body: { undo: body.undo } })).status).toBe(200);
}

async function publish(price: number, fields: Record<string, string> = {}) {
  return (await (await createAdminClient()).publish("buy", { price: String(price), ...fields })).uuid;
}

/** Publishes a home that costs $10,000 for 8 days and then $9,000. */
async function publishReduced() {
  const uuid = await publish(10_000);
  pass(8);
  await update(uuid, { price: 9000 });
  return uuid;
}

type Step = [daysLater: number, change: object];
const draft = { published: "false" };

describe("a reduction", () => {
  it.each<[string, number, Step[], number | null, Record<string, string>?]>([
    ["of a price that was public for 7 days", 12_000, [[7, { price: 11_000 }]], 12_000],
    ["of a price that was public for less", 12_000, [[6.999, { price: 11_000 }]], null],
    ["that corrects a typo at once", 12_000, [[0, { price: 1200 }]], null],
    ["by 2 %", 10_000, [[7, { price: 9800 }]], 10_000],
    ["by less than 2 %", 10_000, [[7, { price: 9800.01 }]], null],
    [
      "in two corrections",
      12_000,
      [
        [0, { price: 1200 }],
        [0, { price: 1250 }],
      ],
      null,
    ],
    [
      "in two corrections of an old typo",
      12_000,
      [
        [8, { price: 1200 }],
        [0, { price: 1250 }],
      ],
      null,
    ],
    [
      "to a typo that is corrected",
      1250,
      [
        [30, { price: 125 }],
        [0, { price: 1250 }],
      ],
      null,
    ],
    [
      "after that",
      1250,
      [
        [30, { price: 125 }],
        [0, { price: 1250 }],
        [7.1, { price: 1200 }],
      ],
      1250,
    ],
    [
      "soon after a raise",
      1000,
      [
        [30, { price: 1100 }],
        [1, { price: 1000 }],
      ],
      null,
    ],
    [
      "a week after a raise",
      1000,
      [
        [30, { price: 1100 }],
        [7, { price: 1000 }],
      ],
      1100,
    ],
    [
      "that a raise by a cent ends",
      10_000,
      [
        [7, { price: 9000 }],
        [1, { price: 9000.01 }],
      ],
      null,
    ],
    [
      "and another soon after it",
      10_000,
      [
        [7, { price: 9000 }],
        [1, { price: 8500 }],
      ],
      10_000,
    ],
    [
      "and another a week later",
      10_000,
      [
        [7, { price: 9000 }],
        [7, { price: 8500 }],
      ],
      9000,
    ],
    [
      "and a cut of less than 2 %",
      10_000,
      [
        [7, { price: 9000 }],
        [7, { price: 8999 }],
      ],
      10_000,
    ],
    [
      "and a save without a price",
      10_000,
      [
        [7, { price: 9000 }],
        [1, { title: "Same" }],
      ],
      10_000,
    ],
    [
      "and a save of the same price",
      10_000,
      [
        [7, { price: 9000 }],
        [1, { price: 9000 }],
      ],
      10_000,
    ],
    [
      "of a draft",
      10_000,
      [
        [30, { price: 9000 }],
        [0, { published: true }],
      ],
      null,
      draft,
    ],
    ["with the publication of a draft", 10_000, [[30, { price: 9000, published: true }]], null, draft],
    [
      "soon after the publication of a draft",
      10_000,
      [
        [30, { published: true }],
        [1, { price: 9000 }],
      ],
      null,
      draft,
    ],
    [
      "a week after the publication",
      10_000,
      [
        [30, { published: true }],
        [7, { price: 9000 }],
      ],
      10_000,
      draft,
    ],
    [
      "after a break of its publication",
      10_000,
      [
        [6, { published: false }],
        [6, { published: true }],
        [1, { price: 9000 }],
      ],
      null,
    ],
    [
      "while it is not published",
      10_000,
      [
        [30, { published: false }],
        [1, { price: 9000 }],
        [1, { published: true }],
      ],
      null,
    ],
    [
      "of a home under offer",
      10_000,
      [
        [1, { status: "under_offer" }],
        [6, { price: 9000 }],
      ],
      10_000,
    ],
    [
      "that an admin removes",
      10_000,
      [
        [7, { price: 9000 }],
        [0, { previous_price: null }],
      ],
      null,
    ],
    [
      "that an admin removes in a form",
      10_000,
      [
        [7, { price: 9000 }],
        [0, { previous_price: "" }],
      ],
      null,
    ],
    ["that its own change removes", 10_000, [[7, { price: 9000, previous_price: null }]], null],
    [
      "after one that an admin removed",
      10_000,
      [
        [7, { price: 9000, previous_price: null }],
        [7, { price: 8000 }],
      ],
      9000,
    ],
  ])("%s (from %d, %j) shows the previous price %s", async (_, price, steps, expected, fields) => {
    const uuid = await publish(price, fields);
    for (const [days, change] of steps) {
      pass(days);
      await update(uuid, change);
    }
    const { previous_price, price_reduced_at } = await readProperty(uuid);
    expect(previous_price).toBe(expected);
    expect(price_reduced_at === null).toBe(expected === null);
    expect(await total("?reduced=true")).toBe(expected === null ? 0 : 1);
    await expectDerivedDataToMatch();
  });

  it("ends after 90 days", async () => {
    const uuid = await publishReduced();
    pass(89);
    await keepListingRules(env.DB, new Date());
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 10_000 });
    pass(1);
    await keepListingRules(env.DB, new Date());
    expect(await readProperty(uuid)).toMatchObject({ previous_price: null, price_reduced_at: null });
    await expectDerivedDataToMatch();
  });

  it("stays when the home comes back from the bin, whose days do not count for the next one", async () => {
    const uuid = await publishReduced();
    pass(6);
    await request("/delete/buy/property", { method: "DELETE", body: { uuid } });
    pass(6);
    await request("/restore/property", { body: { uuid } });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 10_000 });
    pass(6);
    await update(uuid, { price: 8000 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 10_000 });
    pass(7);
    await update(uuid, { price: 7000 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 8000 });
  });

  it("does not count days in which the home was in no list, and counts again from the day it is back", async () => {
    const uuid = await publish(10_000);
    await env.DB.prepare("UPDATE properties SET unconfirmed_since = ?, confirmed_at = NULL")
      .bind(new Date(Date.now() - 59 * 86_400_000).toISOString())
      .run();
    pass(2);
    await keepListingRules(env.DB, new Date());
    expect(await total("")).toBe(0);
    pass(20);
    await env.DB.prepare("UPDATE properties SET unconfirmed_since = ?").bind(new Date().toISOString()).run();
    await keepListingRules(env.DB, new Date());
    expect(await total("")).toBe(1);
    pass(6);
    await update(uuid, { price: 9000 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: null });
    await expectDerivedDataToMatch();
  });
});

describe("the undo of a change of several listings", () => {
  it("removes a reduction of this change, and the days before it count as if nothing had happened", async () => {
    const uuid = await publish(10_000);
    pass(7);
    const undo = await changeAll(uuid, { price_percent: -10 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 10_000 });
    await undo();
    expect(await readProperty(uuid)).toMatchObject({ price: 10_000, previous_price: null });
    await update(uuid, { price: 9500 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 10_000 });
    await expectDerivedDataToMatch();
  });

  it("brings back a reduction that the change ended, and shows none for the lower price", async () => {
    const uuid = await publishReduced();
    const undo = await changeAll(uuid, { price_percent: 50 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: null });
    await undo();
    expect(await readProperty(uuid)).toMatchObject({ price: 9000, previous_price: 10_000 });
  });

  it.each([{ published: false }, { deleted: true }])("of %j does not interrupt the days", async (change) => {
    const uuid = await publish(10_000);
    pass(7);
    const undo = await changeAll(uuid, change);
    await undo();
    await update(uuid, { price: 9000 });
    expect(await readProperty(uuid)).toMatchObject({ previous_price: 10_000 });
  });
});

describe("an import", () => {
  const importPrice = async (reference: string, price: number) => {
    const import_id = crypto.randomUUID();
    const client = await createAdminClient();
    const rows = [{ row: 1, kind: "buy", reference, price: String(price) }];
    await client.send("/import/properties", { body: { import_id, rows, file_name: "homes.csv" } });
    return () => client.send(`/import/${import_id}/undo`, { method: "POST" });
  };

  it.each([
    [1, null],
    [7, 10_000],
  ])("after %d days reduces the price from %s, and its undo removes that", async (days, expected) => {
    const uuid = await publish(10_000, { reference: "R-1" });
    pass(days);
    const undoImport = await importPrice("R-1", 9000);
    expect(await readProperty(uuid)).toMatchObject({ price: 9000, previous_price: expected });
    expect((await undoImport()).status).toBe(200);
    expect(await readProperty(uuid)).toMatchObject({ price: 10_000, previous_price: null });
    await expectDerivedDataToMatch();
  });

  it("that raises the price shows no reduction after its undo", async () => {
    const uuid = await publish(10_000, { reference: "R-1" });
    pass(8);
    const undoImport = await importPrice("R-1", 12_000);
    expect((await undoImport()).status).toBe(200);
    expect(await readProperty(uuid)).toMatchObject({ price: 10_000, previous_price: null });
  });
});

describe("removing a reduction", () => {
  it("is in the history and the audit with its author", async () => {
    const uuid = await publishReduced();
    const client = await createAdminClient();
    await client.send("/update/buy/property", { method: "PATCH", body: { uuid, previous_price: null } });
    const [{ username } = {}] = await queryRows("SELECT username FROM users WHERE id = ?", client.id);
    const { body } = await client.send<object[]>(`/properties/${uuid}/history`);
    expect(body[0]).toMatchObject({ field: "previous_price", from: 10_000, to: null, by: username });
    const [entry] = await queryRows("SELECT actor_id, before, after FROM audit ORDER BY n DESC LIMIT 1");
    expect(entry).toEqual({
      actor_id: client.id,
      before: '{"previous_price":10000}',
      after: '{"previous_price":null}',
    });
  });

  it("that is not there changes nothing but the version", async () => {
    const uuid = await publish(10_000);
    await update(uuid, { previous_price: null });
    const client = await createAdminClient();
    expect((await client.send<object[]>(`/properties/${uuid}/history`)).body).toEqual([]);
    expect(await readProperty(uuid)).toMatchObject({ price: 10_000, previous_price: null });
  });

  it("is the only change of it: another value is rejected and names the field", async () => {
    const uuid = await publish(10_000);
    const client = await createAdminClient();
    const response = await client.send("/update/buy/property", {
      method: "PATCH",
      body: { uuid, previous_price: 20_000 },
    });
    expect([response.status, fieldProblems(response)]).toEqual([
      422,
      { previous_price: "Can only be removed: send null" },
    ]);
  });
});
