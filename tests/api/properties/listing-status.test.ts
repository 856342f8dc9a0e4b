import { describe, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { Property } from "#contract/listings/property.ts";
import type { CardListResponse, FacetsResponse } from "#contract/listings/property-responses.ts";
import { completeFields, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";

type Client = Awaited<ReturnType<typeof createAdminClient>>;
type Kind = "buy" | "rent";

const readPublic = async (uuid: string) =>
  (await get<{ data: { property: Property } }>(`/public/properties/${uuid}`)).body.data.property;
const readAsAdmin = async ({ send }: Client, uuid: string) =>
  (await send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;
const update = ({ send }: Client, kind: Kind, uuid: string, change: object) =>
  send(`/update/${kind}/property`, { method: "PATCH", body: { uuid, ...change } });
const total = async (query: string) => (await get<{ total: number }>(`/public/properties${query}`)).body.total;

describe("the status", () => {
  it("starts as available, or as what was sent", async () => {
    const { publish } = await createAdminClient();
    const plain = await readPublic((await publish()).uuid);
    expect(plain).toMatchObject({ status: "available", is_available: true, off_list: null });
    expect(plain.status_changed_at).toBe(plain.created_at);
    const offered = await readPublic((await publish("buy", { status: "under_offer" })).uuid);
    expect(offered).toMatchObject({ status: "under_offer", is_available: false });
    const closed = await readPublic((await publish("rent", { is_available: "false" })).uuid);
    expect(closed).toMatchObject({ status: "unavailable", is_available: false });
  });

  it("and is_available never disagree", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent");
    for (const [change, status] of [
      [{ status: "let" }, "let"],
      [{ is_available: false }, "let"],
      [{ title: "Another title" }, "let"],
      [{ is_available: true }, "available"],
      [{ is_available: false }, "unavailable"],
      [{ status: "available", is_available: true }, "available"],
      [{ status: "under_offer", is_available: false }, "under_offer"],
    ] as const) {
      expect((await update(client, "rent", uuid, change)).status).toBe(200);
      expect(await readPublic(uuid)).toMatchObject({ status, is_available: status === "available" });
    }
    await expectDerivedDataToMatch();
  });

  it("is rejected if it is that of the other kind or disagrees with is_available, and nothing changes", async () => {
    const client = await createAdminClient();
    const uuids = { buy: (await client.publish("buy")).uuid, rent: (await client.publish("rent")).uuid };
    const uploads = [await client.upload()];
    const ofSales = "Must be one of available, under_offer, sold, unavailable";
    for (const [kind, change, problem] of [
      ["rent", { status: "sold" }, "Must be one of available, under_offer, let, unavailable"],
      ["buy", { status: "let" }, ofSales],
      ["buy", { status: "gone" }, ofSales],
      ["buy", { status: "sold", is_available: true }, "Status and is_available must agree"],
      ["buy", { status: "available", is_available: false }, "Status and is_available must agree"],
    ] as const) {
      const response = await update(client, kind, uuids[kind], { ...change, title: "New" });
      expect([response.status, fieldProblems(response)]).toEqual([422, { status: problem }]);
      const body = { ...completeFields[kind], uploads, ...change };
      const created = await client.send(`/create/${kind}/property`, { body });
      expect([created.status, fieldProblems(created)]).toEqual([422, { status: problem }]);
      const unchanged = { status: "available", title: completeFields[kind].title };
      expect(await readPublic(uuids[kind])).toMatchObject(unchanged);
    }
  });

  it("is filtered and counted", async () => {
    await storeProperties(
      buildProperty({ status: "sold" }),
      buildProperty({ status: "under_offer" }),
      buildProperty({}),
      buildProperty({ kind: "rent", status: "let" }),
      buildProperty({ kind: "rent", is_available: false }),
    );
    expect(await total("?status=sold")).toBe(1);
    expect(await total("?status=sold&status=let")).toBe(2);
    expect(await total("?status=available")).toBe(1);
    expect(await total("?available=false")).toBe(4);
    expect((await get("/public/properties?status=%22%29")).status).toBe(422);
    const facets = async (query: string) => (await get<FacetsResponse>(`/public/facets${query}`)).body.data.status;
    const all = { available: 1, under_offer: 1, sold: 1, let: 1, unavailable: 1 };
    expect(await facets("")).toEqual(all);
    expect(await facets("?status=sold")).toEqual(all);
    expect(await facets("?kind=rent&q=house")).toEqual({ available: 0, under_offer: 0, let: 1, unavailable: 1 });
  });
});

describe("the confirmation", () => {
  it("is set by publishing and by offering again, not by other edits or for drafts", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    const published = await readPublic(uuid);
    expect(published.confirmed_at).toBe(published.created_at);
    await update(client, "buy", uuid, { title: "Corrected", price: 80_000 });
    expect((await readPublic(uuid)).confirmed_at).toBe(published.confirmed_at);
    await update(client, "buy", uuid, { status: "sold" });
    expect((await readPublic(uuid)).confirmed_at).toBe(published.confirmed_at);
    await update(client, "buy", uuid, { status: "available" });
    expect(Date.parse((await readPublic(uuid)).confirmed_at ?? "")).toBeGreaterThan(Date.parse(published.created_at));

    const draft = await client.publish("buy", { published: "false" });
    expect((await readAsAdmin(client, draft.uuid)).confirmed_at).toBeNull();
    await update(client, "buy", draft.uuid, { published: true });
    expect((await readPublic(draft.uuid)).confirmed_at).not.toBeNull();
  });

  it("may be sent as a day or a time that is not in the future", async () => {
    const client = await createAdminClient();
    const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
    const { uuid } = await client.publish("buy", { confirmed_at: day });
    expect((await readPublic(uuid)).confirmed_at).toBe(`${day}T00:00:00.000Z`);
    for (const confirmed_at of ["2999-01-01", "soon", 5]) {
      const response = await update(client, "buy", uuid, { confirmed_at });
      expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, ["confirmed_at"]]);
    }
    await update(client, "buy", uuid, { confirmed_at: null });
    expect((await readPublic(uuid)).confirmed_at).toBeNull();
    expect(await total("?confirmed=true")).toBe(0);
    expect(await total("?confirmed=false")).toBe(1);
  });
});

describe("the money to move in", () => {
  it("is the sum of what is known, and unknown without the months in advance", async () => {
    const client = await createAdminClient();
    for (const [fields, cost, unknown] of [
      [{ advance_months: 12, deposit: 300, agency_fee: 300 }, 10_200, []],
      [{ advance_months: 12 }, 9600, ["deposit", "agency_fee"]],
      [{ advance_months: 0, deposit: 0, agency_fee: 0 }, 0, []],
      [{ deposit: 300 }, null, ["advance_months", "agency_fee"]],
      [{ advance_months: 6, deposit: 99.5 }, 4899.5, ["agency_fee"]],
    ] as const) {
      const { uuid } = await client.publish("rent");
      expect((await update(client, "rent", uuid, fields)).status).toBe(200);
      expect(await readPublic(uuid)).toMatchObject({ ...fields, move_in_cost: cost, move_in_unknown: unknown });
      const { body } = await get<CardListResponse>("/public/properties?view=card");
      const card = { move_in_cost: cost, status: "available", previous_price: null };
      expect(body.data.properties[0]).toMatchObject(card);
    }
  });

  it("is made of whole months up to 36 and amounts in cents", async () => {
    const client = await createAdminClient();
    const uuids = { buy: (await client.publish("buy")).uuid, rent: (await client.publish("rent")).uuid };
    for (const [kind, change] of [
      ["rent", { advance_months: 37 }],
      ["rent", { advance_months: 1.5 }],
      ["rent", { deposit: -1 }],
      ["rent", { agency_fee: 1.001 }],
      ["buy", { agency_fee: "much" }],
    ] as const) {
      const response = await update(client, kind, uuids[kind], change);
      expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, Object.keys(change)]);
    }
  });

  it("is filtered and counted; unknown sums never count as small", async () => {
    await storeProperties(
      buildProperty({ kind: "rent", monthly_rent: 200, advance_months: 12, deposit: 100 }),
      buildProperty({ kind: "rent", monthly_rent: 400, advance_months: 12, agency_fee: 200 }),
      buildProperty({ kind: "rent", monthly_rent: 100 }),
      buildProperty({ price: 900 }),
    );
    expect(await total("?max_move_in=2500")).toBe(1);
    expect(await total("?max_move_in=2499")).toBe(0);
    expect(await total("?max_move_in=5000")).toBe(2);
    expect(await total("?max_move_in=4999.99")).toBe(1);
    expect((await get("/public/properties?max_move_in=-1")).status).toBe(422);
    const facets = async (query: string) => (await get<FacetsResponse>(`/public/facets${query}`)).body.data.max_move_in;
    const counts = { 1000: 0, 2500: 1, 5000: 2, 10000: 2, 20000: 2, 40000: 2 };
    expect(await facets("")).toEqual(counts);
    expect(await facets("?max_move_in=2500&kind=rent&q=house")).toEqual(counts);
  });
});

describe("the history", () => {
  it("names each change with its author, the newest first", async () => {
    const [first, second] = [await createAdminClient(), await createAdminClient("super_admin")];
    const names = await queryRows<{ id: string; username: string }>("SELECT id, username FROM users");
    const getName = ({ id }: Client) => names.find((user) => user.id === id)?.username;
    const { uuid } = await first.publish("rent");
    await update(first, "rent", uuid, { monthly_rent: 750, title: "New title" });
    await update(second, "rent", uuid, { status: "let" });
    await first.send("/delete/rent/property", { method: "DELETE", body: { uuid } });
    const { status, body } = await first.send<object[]>(`/properties/${uuid}/history`);
    expect(status).toBe(200);
    expect(body).toEqual([
      { at: expect.any(String), by: getName(first), field: "deleted", from: false, to: true },
      { at: expect.any(String), by: getName(second), field: "status", from: "available", to: "let" },
      { at: expect.any(String), by: getName(first), field: "monthly_rent", from: 800, to: 750 },
    ]);
    expect((await first.send("/properties/unknown/history")).status).toBe(404);
  });

  it("keeps the note of each change of the status, which only admins see", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish();
    const tooLong = await update(client, "buy", uuid, { status_note: "x".repeat(501) });
    expect(Object.keys(fieldProblems(tooLong))).toEqual(["status_note"]);
    await update(client, "buy", uuid, { status: "under_offer", status_note: "Deposit paid", price: 80_000 });
    await update(client, "buy", uuid, { status: "sold", status_note: "Cash buyer" });
    const { body } = await client.send<{ field: string; note?: string }[]>(`/properties/${uuid}/history`);
    expect(body.filter(({ note }) => note).map(({ field, note }) => [field, note])).toEqual([
      ["status", "Cash buyer"],
      ["status", "Deposit paid"],
    ]);
    expect(await readAsAdmin(client, uuid)).toMatchObject({ status_note: "Cash buyer" });
    expect(await readPublic(uuid)).not.toHaveProperty("status_note");
  });
});

describe("an import", () => {
  const row = { reference: "R-1", kind: "rent", monthly_rent: "500", title: "Flat", description: "d" };
  const place = { property_type: "House", address: "a", city: "Monrovia", state: "Montserrado", country: "Liberia" };
  const importRows = async ({ send }: Client, ...rows: object[]) =>
    (await send<{ data: { rows: object[] } }>("/import/properties", { body: { rows } })).body.data.rows;

  it("takes the confirmation from the file or leaves the listing unconfirmed", async () => {
    const client = await createAdminClient();
    const complete = { ...row, ...place, postal_code: "1000" };
    await importRows(client, complete, { ...complete, reference: "R-2", confirmed_at: "2026-05-12", status: "let" });
    expect(await queryRows("SELECT reference, confirmed_at, status FROM properties ORDER BY n")).toEqual([
      { reference: "R-1", confirmed_at: null, status: "available" },
      { reference: "R-2", confirmed_at: "2026-05-12T00:00:00.000Z", status: "let" },
    ]);
    expect(await importRows(client, { reference: "R-2", status: "", confirmed_at: "" })).toMatchObject([
      { result: "unchanged" },
    ]);
    await importRows(client, { reference: "R-2", status: "available", deposit: "250" });
    expect(await queryRows("SELECT confirmed_at, status, deposit_cents FROM properties WHERE n = 2")).toEqual([
      { confirmed_at: "2026-05-12T00:00:00.000Z", status: "available", deposit_cents: 25_000 },
    ]);
    expect(await importRows(client, { ...complete, status: "let", is_available: "true" })).toMatchObject([
      { errors: [{ field: "status", msg: "Status and is_available must agree" }] },
    ]);
  });

  it("never sets a confirmation back, but takes a newer one", async () => {
    const client = await createAdminClient();
    const { uuid } = await client.publish("rent", { reference: "R-1" });
    const stored = () => queryRows("SELECT confirmed_at, is_confirmed, unconfirmed_since FROM properties");
    await queryRows(
      "UPDATE properties SET confirmed_at = '2026-06-01T08:00:00.000Z', is_confirmed = 0 WHERE uuid = ?",
      uuid,
    );
    const before = await stored();
    expect(await importRows(client, { reference: "R-1", confirmed_at: "2026-05-12" })).toMatchObject([
      { result: "unchanged" },
    ]);
    await importRows(client, { reference: "R-1", confirmed_at: "2026-05-12", deposit: "250" });
    expect(await stored()).toEqual(before);
    await importRows(client, { reference: "R-1", confirmed_at: "2026-06-02" });
    expect(await stored()).toMatchObject([{ confirmed_at: "2026-06-02T00:00:00.000Z" }]);
  });
});
