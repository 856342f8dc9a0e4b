import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { BulkPropertyChangeResponse, BulkUndoResponse } from "#contract/listings/admin-property.ts";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { createAdminClient, fieldProblems, queryRows } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { get } from "../../support/public-client.ts";

type Client = Awaited<ReturnType<typeof createAdminClient>>;

const change = ({ send }: Client, body: object) =>
  send<BulkPropertyChangeResponse>("/properties", { method: "PATCH", body });
const undo = ({ send }: Client, token: unknown) =>
  send<BulkUndoResponse>("/properties/undo", { body: { undo: token } });
const rows = () =>
  queryRows(
    `SELECT price_cents, price_public_since, previous_price_cents, price_reduced_at IS NOT NULL AS reduced, status, status_changed_at, confirmed_at, published,
       featured, deleted_at IS NOT NULL AS deleted, is_listed FROM properties ORDER BY n`,
  );
const total = async (query = "") => (await get<{ total: number }>(`/public/properties${query}`)).body.total;

describe("a change of several listings", () => {
  it.each([
    [{ status: "under_offer" }, { status: "under_offer" }],
    [{ published: false }, { published: 0, is_listed: 0 }],
    [{ featured: true }, { featured: 1 }],
    [{ deleted: true }, { deleted: 1, is_listed: 0 }],
    [{ price_percent: -10 }, { reduced: 1 }],
    [{ price_percent: 10 }, { reduced: 0, previous_price_cents: null }],
    [
      { status: "unavailable", featured: true, price_percent: 1.5 },
      { status: "unavailable", featured: 1 },
    ],
  ])("applies %j to all and can be undone completely", async (fields, expected) => {
    const client = await createAdminClient();
    const all = [await client.publish("buy"), await client.publish("rent", { monthly_rent: "850.50" })];
    await env.DB.prepare("UPDATE properties SET price_public_since = '2026-01-01T00:00:00.000Z'").run();
    const before = await rows();
    const { status, body } = await change(client, { uuids: all.map(({ uuid }) => uuid), ...fields });
    expect([status, body.changed]).toEqual([200, 2]);
    for (const row of await rows()) expect(row).toMatchObject(expected);
    await expectDerivedDataToMatch();
    const { body: history } = await client.send<{ by: string | null }[]>(`/properties/${all[0]?.uuid}/history`);
    for (const { by } of history) expect(by).not.toBeNull();

    expect((await undo(client, body.undo)).body).toEqual({ changed: 2, skipped: [] });
    expect(await rows()).toEqual(before);
    await expectDerivedDataToMatch();
    expect((await undo(client, body.undo)).status).toBe(404);
  });

  it("changes prices by percent, to the cent", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent", { monthly_rent: "850.50" });
    await change(client, { uuids: [uuid], price_percent: -5 });
    expect(await rows()).toMatchObject([{ price_cents: 80_798 }]);
  });

  it("takes listings out of the bin", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    await change(client, { uuids: [uuid], deleted: true });
    expect((await change(client, { uuids: [uuid], featured: true })).body).toMatchObject({ changed: 0, undo: null });
    expect((await change(client, { uuids: [uuid], deleted: false })).body).toMatchObject({ changed: 1 });
    expect(await total()).toBe(1);
  });

  it("is rejected as a whole for a status of the other kind and for publishing without a photo", async () => {
    const client = await createAdminClient();
    const [buy, rent] = [await client.publish("buy"), await client.publish("rent")];
    const sold = await change(client, { uuids: [buy.uuid, rent.uuid], status: "sold" });
    expect([sold.status, Object.keys(fieldProblems({ ...sold, body: { ...sold.body } }))]).toEqual([422, ["status"]]);
    const draft = await client.send<{ uuid: string }>("/create/buy/property", {
      body: {
        title: "t",
        description: "d",
        price: 1,
        property_type: "House",
        address: "a",
        city: "c",
        state: "s",
        country: "L",
        published: false,
      },
    });
    const published = await change(client, { uuids: [buy.uuid, draft.body.uuid], published: true, featured: true });
    expect([published.status, Object.keys(fieldProblems({ ...published, body: { ...published.body } }))]).toEqual([
      422,
      ["published"],
    ]);
    expect(await total("?available=true")).toBe(2);
    expect(await total("?featured=true")).toBe(0);
  });

  it("names uuids that are unknown or in the bin", async () => {
    const client = await createAdminClient();
    const [kept, deleted] = [await client.publish(), await client.publish()];
    await change(client, { uuids: [deleted.uuid], deleted: true });
    const { body } = await change(client, { uuids: ["x", kept.uuid, deleted.uuid, kept.uuid], featured: true });
    expect(body).toMatchObject({ changed: 1, uuids: [kept.uuid], unknown: ["x", deleted.uuid] });
  });

  it("rejects a price above the maximum and names the field", async () => {
    const client = await createAdminClient();
    const [low, high] = [await client.publish("buy"), await client.publish("buy", { price: "900000000" })];
    const response = await change(client, { uuids: [low.uuid, high.uuid], price_percent: 20 });
    expect([response.status, Object.keys(fieldProblems({ ...response, body: { ...response.body } }))]).toEqual([
      422,
      ["price_percent"],
    ]);
    expect(await rows()).toMatchObject([{ reduced: 0 }, { price_cents: 90_000_000_000 }]);
  });

  it("takes 1 to 100 listings", async () => {
    const client = await createAdminClient();
    const uuids = Array.from({ length: 101 }, (_, index) => `unknown-${index}`);
    expect((await change(client, { uuids: uuids.slice(1), featured: true })).body).toMatchObject({ changed: 0 });
    for (const rejected of [[], uuids]) {
      const response = await change(client, { uuids: rejected, featured: true });
      expect([response.status, Object.keys(fieldProblems({ ...response, body: { ...response.body } }))]).toEqual([
        422,
        ["uuids"],
      ]);
    }
  });

  it("is for admins only", async () => {
    const admin = await createAdminClient();
    const { uuid } = await admin.publish();
    const visitor = await createAdminClient("user");
    for (const role of ["admin", "super_admin"] as const) {
      const { body } = await change(await createAdminClient(role), { uuids: [uuid], featured: true });
      expect(body.changed).toBe(1);
      expect((await undo(visitor, body.undo)).status).toBe(403);
    }
    expect((await change(visitor, { uuids: [uuid], featured: false })).status).toBe(403);
    expect((await visitor.send("/list/listers")).status).toBe(403);
    expect(await rows()).toMatchObject([{ featured: 1 }]);
  });

  it.each([[{ price_percent: 51 }], [{ price_percent: -51 }], [{ price_percent: "5" }], [{ status: "gone" }]])(
    "rejects %j",
    async (fields) => {
      const client = await createAdminClient();
      const { uuid } = await client.publish();
      expect((await change(client, { uuids: [uuid], ...fields })).status).toBe(422);
    },
  );
});

describe("the undo", () => {
  it("takes a confirmation back", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    const before = await rows();
    const confirmed = await client.send("/properties/confirm", { body: { uuids: [uuid] } });
    expect((await undo(client, confirmed.body.undo)).body).toEqual({ changed: 1, skipped: [] });
    expect(await rows()).toEqual(before);
    await expectDerivedDataToMatch();
  });

  it("puts back the date of the status, so that a home sold long ago does not return to the lists", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("buy", { status: "sold" });
    const sold = new Date(Date.now() - 90 * 86_400_000).toISOString();
    await env.DB.prepare("UPDATE properties SET status_changed_at = ?, is_delisted = 1").bind(sold).run();
    const { body } = await change(client, { uuids: [uuid], status: "available" });
    await undo(client, body.undo);
    expect(await rows()).toMatchObject([{ status: "sold", status_changed_at: sold }]);
    await keepListingRules(env.DB, new Date());
    expect(await total()).toBe(0);
    await expectDerivedDataToMatch();
  });

  it("brings the note back, which a new status removes", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    const note = { status: "sold", status_note: "Cash buyer" };
    await client.send("/update/buy/property", { method: "PATCH", body: { uuid, ...note } });
    const notes = () => queryRows("SELECT status, status_note FROM properties");
    await change(client, { uuids: [uuid], featured: true, status: "sold" });
    expect(await notes()).toEqual([note]);
    const { body } = await change(client, { uuids: [uuid], is_available: true });
    expect(await notes()).toEqual([{ status: "available", status_note: null }]);
    await undo(client, body.undo);
    expect(await notes()).toEqual([note]);
  });

  it("of the previous version's token leaves the columns that it does not name", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    const { body } = await change(client, { uuids: [uuid], status: "sold" });
    await env.DB.prepare(
      "UPDATE property_undos SET changes = json_remove(changes, '$[0].columns.status_changed_at')",
    ).run();
    expect((await undo(client, body.undo)).body.changed).toBe(1);
    expect(await rows()).toMatchObject([{ status: "available", status_changed_at: expect.any(String) }]);
  });

  it("is in the audit log with the fields that it changed back, and as a restoration after a deletion", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent", { monthly_rent: "800" });
    for (const fields of [{ price_percent: -50 }, { deleted: true }]) {
      const { body } = await change(client, { uuids: [uuid], ...fields });
      await undo(client, body.undo);
    }
    const entries = await queryRows<{ action: string; after: string }>(
      "SELECT action, before, after FROM audit WHERE entity = 'property' AND action <> 'create' ORDER BY n",
    );
    expect(entries).toMatchObject([
      { action: "update", before: '{"monthly_rent":800}', after: '{"monthly_rent":400}' },
      { action: "update", before: '{"monthly_rent":400}', after: '{"monthly_rent":800}' },
      { action: "delete" },
      { action: "restore" },
    ]);
  });

  it("never overwrites a later change, and names what it left", async () => {
    const client = await createAdminClient();
    const [one, two] = [await client.publish(), await client.publish()];
    const { body } = await change(client, { uuids: [one.uuid, two.uuid], status: "sold" });
    await client.send("/update/buy/property", { method: "PATCH", body: { uuid: one.uuid, title: "Later" } });
    expect((await undo(client, body.undo)).body).toEqual({ changed: 1, skipped: [one.uuid] });
    expect(await rows()).toMatchObject([{ status: "sold" }, { status: "available" }]);
  });

  it("is for the same person and one hour", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    const { body } = await change(client, { uuids: [uuid], featured: true });
    expect((await undo(await createAdminClient("super_admin"), body.undo)).status).toBe(404);
    await env.DB.prepare("UPDATE property_undos SET ends_at = ?").bind(new Date().toISOString()).run();
    expect((await undo(client, body.undo)).status).toBe(404);
    expect((await undo(client, 7)).status).toBe(422);
    expect(await rows()).toMatchObject([{ featured: 1 }]);
  });
});

describe("a change of prices by percent", () => {
  it("asks about new prices that are far from the usual ones, and changes nothing before they are accepted", async () => {
    const client = await createAdminClient();
    const [low, usual] = [
      await client.publish("buy", { price: "1900" }),
      await client.publish("buy", { price: "90000" }),
    ];
    const body = { uuids: [low.uuid, usual.uuid], price_percent: -50 };
    const refused = await client.send("/properties", { method: "PATCH", body });
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        detail: "Some of the new prices are unusual.",
        questions: [{ uuid: low.uuid, reference: low.reference, msg: "A price of $950 is unusual. Is it right?" }],
      },
    ]);
    expect((await rows()).map(({ price_cents }) => price_cents)).toEqual([190_000, 9_000_000]);
    expect((await change(client, { ...body, accept: true })).body.changed).toBe(2);
    // It was unusual before, so there is nothing to ask.
    expect((await change(client, { uuids: [low.uuid], price_percent: -10 })).body.changed).toBe(1);
  });
});
