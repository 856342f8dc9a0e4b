import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { BulkPropertyChangeResponse, BulkUndoResponse } from "#contract/listings/admin-property.ts";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { completeFields, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { get } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

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

/** Returns the status of a response and the fields that it names. */
const refusal = ({ status, body, headers }: Awaited<ReturnType<typeof change>>) => [
  status,
  Object.keys(fieldProblems({ status, headers, body: { ...body } })),
];

describe("a change of several listings", () => {
  it("applies to all, and can be undone completely", async () => {
    const client = await createAdminClient();
    const all = [await client.publish("buy"), await client.publish("rent", { monthly_rent: "850.50" })];
    await runSql("UPDATE properties SET price_public_since = '2026-01-01T00:00:00.000Z'");
    const before = await rows();
    const changes: [fields: object, expected: object][] = [
      [{ status: "under_offer" }, { status: "under_offer" }],
      [{ published: false }, { published: 0, is_listed: 0 }],
      [{ featured: true }, { featured: 1 }],
      [{ deleted: true }, { deleted: 1, is_listed: 0 }],
      [{ price_percent: -10 }, { reduced: 1 }],
      [{ price_percent: 10 }, { reduced: 0, previous_price_cents: null }],
      [
        { is_available: false, featured: true, price_percent: 1.5 },
        { status: "unavailable", featured: 1 },
      ],
    ];
    for (const [fields, expected] of changes) {
      const { status, body } = await change(client, { uuids: all.map(({ uuid }) => uuid), ...fields });
      expect([status, body.changed], JSON.stringify(fields)).toEqual([200, 2]);
      for (const row of await rows()) expect(row).toMatchObject(expected);
      await expectDerivedDataToMatch();
      expect((await undo(client, body.undo)).body).toEqual({ changed: 2, skipped: [] });
      expect(await rows(), JSON.stringify(fields)).toEqual(before);
      await expectDerivedDataToMatch();
      expect((await undo(client, body.undo)).status).toBe(404);
    }
    const { body: history } = await client.send<{ by: string | null }[]>(`/properties/${all[0]?.uuid}/history`);
    for (const { by } of history) expect(by).not.toBeNull();
  });

  it("changes prices by percent, to the cent", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent", { monthly_rent: "850.50" });
    await change(client, { uuids: [uuid], price_percent: -5 });
    expect(await rows()).toMatchObject([{ price_cents: 80_798 }]);
  });

  it("keeps when a home was let and for how much, at the change of its status, and corrects it", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent", { monthly_rent: "900" });
    const close = async (fields: object) => (await change(client, { uuids: [uuid], ...fields })).status;
    const history = async () => {
      const { body } = await client.send<{ field: string }[]>(`/properties/${uuid}/history`);
      return body.filter(({ field }) => field === "status");
    };
    expect(await close({ status: "let", closed_on: "2026-01-09", closed_price: 850.5 })).toBe(200);
    const entry = { field: "status", from: "available", to: "let", closed_on: "2026-01-09", closed_price: 850.5 };
    expect(await history()).toMatchObject([entry]);
    expect(await close({ status: "let", closed_price: 800 })).toBe(200);
    expect(await history()).toMatchObject([{ ...entry, closed_price: 800 }]);
    const [row] = await queryRows("SELECT price_cents FROM properties");
    expect(row).toEqual({ price_cents: 90_000 });
    await close({ status: "available" });
    await close({ status: "let" });
    expect(await history()).toEqual([
      expect.not.objectContaining({ closed_price: expect.anything() }),
      expect.objectContaining({ to: "available" }),
      expect.objectContaining({ ...entry, closed_price: 800 }),
    ]);
  });

  it.each([
    [{ status: "let", closed_on: "9/1/2026" }, "closed_on"],
    [{ status: "let", closed_on: "2999-01-01" }, "closed_on"],
    [{ status: "let", closed_price: 0 }, "closed_price"],
    [{ status: "available", closed_on: "2026-01-09" }, "status"],
    [{ published: true, closed_price: 800 }, "status"],
    [{ uuids: ["a", "b"], status: "let", closed_price: 800 }, "closed_price"],
  ])("refuses the closing %j and names %s", async (fields, field) => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent");
    expect(refusal(await change(client, { uuids: [uuid], ...fields }))).toEqual([422, [field]]);
    expect(await queryRows("SELECT status FROM properties")).toEqual([{ status: "available" }]);
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
    expect(refusal(sold)).toEqual([422, ["status"]]);
    const draft = { ...completeFields.buy, published: false };
    const { body } = await client.send<{ uuid: string }>("/create/buy/property", { body: draft });
    const published = await change(client, { uuids: [buy.uuid, body.uuid], published: true, featured: true });
    expect(refusal(published)).toEqual([422, ["published"]]);
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

  it("is rejected as a whole if it is invalid, and names the field", async () => {
    const client = await createAdminClient();
    const [low, high] = [await client.publish("buy"), await client.publish("buy", { price: "900000000" })];
    const uuids = [low.uuid, high.uuid];
    const unknown = Array.from({ length: 101 }, (_, index) => `unknown-${index}`);
    const invalid: [body: object, field: string][] = [
      [{ price_percent: 20 }, "price_percent"],
      [{ price_percent: 51 }, "price_percent"],
      [{ price_percent: -51 }, "price_percent"],
      [{ price_percent: "5" }, "price_percent"],
      [{ status: "gone" }, "status"],
      [{}, "status"],
      [{ uuids: [], featured: true }, "uuids"],
      [{ uuids: unknown, featured: true }, "uuids"],
    ];
    for (const [body, field] of invalid)
      expect(refusal(await change(client, { uuids, ...body })), JSON.stringify(body)).toEqual([422, [field]]);
    expect((await change(client, { uuids: unknown.slice(1), featured: true })).body).toMatchObject({ changed: 0 });
    expect(await rows()).toMatchObject([{ reduced: 0 }, { price_cents: 90_000_000_000 }]);
  });
});

describe("the undo", () => {
  it("puts back the date of the status, so that a home sold long ago does not return to the lists", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("buy", { status: "sold" });
    const sold = new Date(Date.now() - 90 * 86_400_000).toISOString();
    await runSql("UPDATE properties SET status_changed_at = ?, is_delisted = 1", sold);
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
    await runSql("UPDATE property_undos SET changes = json_remove(changes, '$[0].columns.status_changed_at')");
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
    await runSql("UPDATE property_undos SET ends_at = ?", new Date().toISOString());
    expect((await undo(client, body.undo)).status).toBe(404);
    expect((await undo(client, 7)).status).toBe(422);
    expect(await rows()).toMatchObject([{ featured: 1 }]);
  });
});

describe("a change of prices by percent", () => {
  it("asks about new prices that are far from the usual ones, and changes nothing before they are accepted", async () => {
    const client = await createAdminClient();
    const [low, usual] = [await client.publish("buy", { price: "1900" }), await client.publish("buy")];
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
