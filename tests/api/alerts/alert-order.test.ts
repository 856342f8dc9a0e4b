import { beforeEach, describe, expect, it } from "vitest";
import type { AlertOrder } from "#contract/alerts/alert-settings.ts";
import { callApi, readAllTables, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

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
  it("is all admins, ten minutes and receipts by default", async () =>
    expect(await read()).toEqual({ ...nobody, minutes: 10, receipts: true }));

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

  it("rejects unknown and disabled colleagues, customers and a colleague twice, and changes nothing", async () => {
    const { id: customer } = await storeUser();
    const { id: disabled } = await storeUser({ role: "admin", disabled: true });
    const before = await readAllTables();
    for (const general of [["unknown"], [customer], [disabled], [id, id]]) {
      const { status, body } = await save({ general });
      expect([status, body.detail[0]?.loc.slice(0, 2)]).toEqual([422, ["body", "general"]]);
    }
    expect(await readAllTables()).toBe(before);
  });

  it("rejects a service that it does not know and names it", async () => {
    const { status, body } = await save({ "real estate": [id] });
    expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "real estate"]]);
    expect(body.detail[0]?.msg).toContain("Must be one of real-estate, janitorial");
  });

  it("takes colleagues for health only who may see it", async () => {
    const { id: lettings } = await storeUser({ role: "admin", sees_health: false });
    const { status, body } = await save({ health: [lettings] });
    expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "health"]]);
    await runSql("UPDATE users SET sees_health = 1 WHERE id = ?", lettings);
    expect((await save({ health: [lettings] })).status).toBe(200);
  });
});
