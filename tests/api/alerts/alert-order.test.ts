import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AlertOrder } from "#contract/alerts/alert-settings.ts";
import { callApi, readAllTables, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

let token = "";
let id = "";
beforeEach(async () => {
  ({ token, id } = await storeSignedIn({ role: "super_admin" }));
});

const nobody = { "real-estate": [], janitorial: [], "driving-school": [], health: [], general: [] };
const read = async () => (await callApi<AlertOrder>("/alert-order", { token })).body;
const save = (body: object) =>
  callApi<AlertOrder & { detail: { loc: string[]; msg: string }[] }>("/alert-order", { method: "PUT", body, token });

describe("the order of alerts", () => {
  it("is all admins, ten minutes and receipts by default", async () => {
    expect(await read()).toEqual({ ...nobody, minutes: 10, receipts: true });
  });

  it("keeps the colleagues of each service in their order, and is audited", async () => {
    const { id: mary } = await storeUser({ role: "admin" });
    const order = { ...nobody, "real-estate": [mary, id], health: [id], minutes: 15, receipts: false };
    const { status, body } = await save(order);
    expect([status, body]).toEqual([200, order]);
    expect(await read()).toEqual(order);
    await save({ janitorial: [mary] });
    expect(await read()).toEqual({ ...nobody, janitorial: [mary], minutes: 10, receipts: true });
    const [first, second] = await queryRows<{ before: string; after: string }>(
      "SELECT before, after FROM audit ORDER BY n",
    );
    expect(first?.before).toBeNull();
    expect(JSON.parse(second?.before ?? "")).toMatchObject({ alert_minutes: 15, receipts: false });
    expect(JSON.parse(second?.after ?? "")).toMatchObject({ alert_order: { janitorial: [mary] } });
  });

  it.each([
    [{ general: ["unknown"] }, "general"],
    [{ minutes: 0 }, "minutes"],
    [{ minutes: 241 }, "minutes"],
    [{ minutes: 1.5 }, "minutes"],
    [{ receipts: "yes" }, "receipts"],
    [{ general: "all" }, "general"],
  ])("rejects %j, names the field and changes nothing", async (body, field) => {
    const before = await readAllTables();
    const response = await save(body);
    expect([response.status, response.body.detail[0]?.loc.slice(0, 2)]).toEqual([422, ["body", field]]);
    expect(await readAllTables()).toBe(before);
  });

  it("rejects customers, disabled colleagues, and a colleague twice", async () => {
    const { id: customer } = await storeUser();
    const { id: disabled } = await storeUser({ role: "admin", disabled: true });
    for (const general of [[customer], [disabled], [id, id]]) expect((await save({ general })).status).toBe(422);
  });

  it("takes colleagues for health only who may see it", async () => {
    const { id: lettings } = await storeUser({ role: "admin", sees_health: false });
    const { status, body } = await save({ health: [lettings] });
    expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "health"]]);
    await env.DB.prepare("UPDATE users SET sees_health = 1 WHERE id = ?").bind(lettings).run();
    expect((await save({ health: [lettings] })).status).toBe(200);
  });

  it.each(["GET", "PUT"])("is for super admins only: %s", async (method) => {
    const admin = await storeSignedIn({ role: "admin" });
    const body = method === "PUT" ? {} : undefined;
    expect((await callApi("/alert-order", { method, body, token: admin.token })).status).toBe(403);
    expect((await callApi("/alert-order", { method, body })).status).toBe(401);
  });

  it("is not changed while the database is unavailable", async () => {
    const options = { method: "PUT", body: {}, token, bindings: { DB: unavailableDatabase } };
    expect((await callApi("/alert-order", options)).status).toBe(503);
  });
});

it.each([
  ["GET", "/alerts"],
  ["PUT", "/alerts"],
  ["POST", "/alerts/devices"],
  ["DELETE", "/alerts/devices"],
  ["GET", "/outbox"],
])("%s %s is for admins only", async (method, path) => {
  const customer = await storeSignedIn();
  const body = method === "GET" ? undefined : {};
  expect((await callApi(path, { method, body, token: customer.token })).status).toBe(403);
  expect((await callApi(path, { method, body })).status).toBe(401);
});
