import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { createAdminClient, fieldProblems } from "../../../support/admin-client.ts";
import { stopClock } from "../../../support/clocks/stopped-clock.ts";
import { expectDerivedDataToMatch } from "../../../support/database-consistency.ts";
import { get } from "../../../support/public-client.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";
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

/** What a word of a row changes; any other word is a price. */
const changes: Record<string, object> = {
  publish: { published: true },
  hide: { published: false },
  offer: { status: "under_offer" },
  rename: { title: "Same" },
  remove: { previous_price: null },
  empty: { previous_price: "" },
};
const toChange = (text: string): object =>
  Object.assign({}, ...text.split("+").map((word) => changes[word] ?? { price: Number(word) }));

/** Name, first price, the changes each some days after the one before, and the previous price that is shown then. */
const rows: [name: string, price: number, steps: string, expected: number | null][] = [
  ["of a price that was public for 7 days", 12_000, "7d 11000", 12_000],
  ["of a price that was public for less", 12_000, "6.999d 11000", null],
  ["that corrects a typo at once", 12_000, "0d 1200", null],
  ["by 2 %", 10_000, "7d 9800", 10_000],
  ["by less than 2 %", 10_000, "7d 9800.01", null],
  ["in two corrections", 12_000, "0d 1200, 0d 1250", null],
  ["in two corrections of an old typo", 12_000, "8d 1200, 0d 1250", null],
  ["to a typo that is corrected", 1250, "30d 125, 0d 1250", null],
  ["after that", 1250, "30d 125, 0d 1250, 7.1d 1200", 1250],
  ["soon after a raise", 1000, "30d 1100, 1d 1000", null],
  ["a week after a raise", 1000, "30d 1100, 7d 1000", 1100],
  ["that a raise by a cent ends", 10_000, "7d 9000, 1d 9000.01", null],
  ["and another soon after it", 10_000, "7d 9000, 1d 8500", 10_000],
  ["and another a week later", 10_000, "7d 9000, 7d 8500", 9000],
  ["and a cut of less than 2 %", 10_000, "7d 9000, 7d 8999", 10_000],
  ["and a save without a price", 10_000, "7d 9000, 1d rename", 10_000],
  ["and a save of the same price", 10_000, "7d 9000, 1d 9000", 10_000],
  ["of a draft", 10_000, "30d 9000, 0d publish", null],
  ["of a draft with its publication", 10_000, "30d 9000+publish", null],
  ["of a draft soon after its publication", 10_000, "30d publish, 1d 9000", null],
  ["of a draft a week after its publication", 10_000, "30d publish, 7d 9000", 10_000],
  ["after a break of its publication", 10_000, "6d hide, 6d publish, 1d 9000", null],
  ["while it is not published", 10_000, "30d hide, 1d 9000, 1d publish", null],
  ["of a home under offer", 10_000, "1d offer, 6d 9000", 10_000],
  ["that an admin removes", 10_000, "7d 9000, 0d remove", null],
  ["that an admin removes in a form", 10_000, "7d 9000, 0d empty", null],
  ["that its own change removes", 10_000, "7d 9000+remove", null],
  ["after one that an admin removed", 10_000, "7d 9000+remove, 7d 8000", 9000],
];

describe("a reduction", () => {
  it("shows the price that was public for a week, until a raise or an admin ends it", async () => {
    const uuids = new Map<string, string>();
    for (const [name, price] of rows)
      uuids.set(name, await publish(price, name.startsWith("of a draft") ? { published: "false" } : {}));
    const steps = rows.flatMap(([name, , text]) => {
      let day = 0;
      return text.split(", ").map((step) => {
        const [days, change = ""] = step.split("d ");
        day += Number(days);
        return { name, day, change };
      });
    });
    const published = Date.now();
    for (const { name, day, change } of steps.toSorted((one, other) => one.day - other.day)) {
      vi.setSystemTime(published + day * 86_400_000);
      await update(uuids.get(name) ?? "", toChange(change));
    }
    const shown = new Map<string, number | null>();
    for (const [name, uuid] of uuids) {
      const { previous_price, price_reduced_at } = await readProperty(uuid);
      expect(price_reduced_at === null, name).toBe(previous_price === null);
      shown.set(name, previous_price);
    }
    expect(shown).toEqual(new Map(rows.map(([name, , , expected]) => [name, expected])));
    expect(await total("?reduced=true")).toBe(rows.filter(([, , , expected]) => expected).length);
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
    await runSql(
      "UPDATE properties SET unconfirmed_since = ?, confirmed_at = NULL",
      new Date(Date.now() - 59 * 86_400_000).toISOString(),
    );
    pass(2);
    await keepListingRules(env.DB, new Date());
    expect(await total("")).toBe(0);
    pass(20);
    await runSql("UPDATE properties SET unconfirmed_since = ?", new Date().toISOString());
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
    expect(response.status).toBe(422);
    expect(fieldProblems(response)).toEqual({ previous_price: "Can only be removed: send null" });
  });
});
