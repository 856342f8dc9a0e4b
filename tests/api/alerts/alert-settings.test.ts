import { beforeEach, describe, expect, it } from "vitest";
import type { AlertSettings } from "#contract/alerts/alert-settings.ts";
import type { Bindings } from "#worker/bindings.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { publicKey, submitEnquiry, vapidKey } from "../../support/push/alerted-site.ts";
import { deviceKeys } from "../../support/push/device-keys.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

const bindings: Partial<Bindings> = { VAPID_KEY: vapidKey };
const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
const device = { endpoint, keys: deviceKeys, name: "My phone" };

let token = "";
let id = "";
beforeEach(async () => {
  ({ token, id } = await storeSignedIn({ role: "admin" }));
});

const getAlerts = async (of = token) => (await callApi<AlertSettings>("/alerts", { token: of, bindings })).body;
const add = (body: object, of = token, more: Partial<Bindings> = {}) =>
  callApi<{ id: string; detail: { loc: string[] }[] }>("/alerts/devices", {
    body,
    token: of,
    bindings: { ...bindings, ...more },
  });
const remove = (body: object, of = token) => callApi("/alerts/devices", { method: "DELETE", body, token: of });

describe("the alerts of a colleague", () => {
  it("are all services in opening hours until the colleague chooses", async () => {
    expect(await getAlerts()).toEqual({
      services: null,
      hours: null,
      public_key: publicKey,
      mail: false,
      devices: [],
      removed_endpoints: [],
      problem: null,
    });
    expect((await callApi<AlertSettings>("/alerts", { token })).body.public_key).toBeNull();
  });

  it("keep the chosen services and hours, and go back to the defaults", async () => {
    const chosen = { services: ["health"], hours: { from: "20:00", to: "06:00", days: [1, 6] } };
    const saved = await callApi<AlertSettings>("/alerts", { method: "PUT", body: chosen, token, bindings });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(chosen)]);
    expect(await getAlerts()).toMatchObject(chosen);
    await callApi("/alerts", { method: "PUT", body: { services: null, hours: null }, token });
    expect(await getAlerts()).toMatchObject({ services: null, hours: null });
    expect(await queryRows("SELECT entity, entity_id, after FROM audit")).toEqual(
      Array(2).fill({ entity: "user", entity_id: id, after: '{"fields":["alerts"]}' }),
    );
  });

  it("are not changed by a wrong value, which is named", async () => {
    const before = await readAllTables();
    const body = { hours: { from: "12:00", to: "12:00", days: [1] } };
    const response = await callApi<{ detail: { loc: unknown[] }[] }>("/alerts", { method: "PUT", body, token });
    expect([response.status, response.body.detail[0]?.loc]).toEqual([422, ["body", "hours", "to"]]);
    expect(await readAllTables()).toBe(before);
  });
});

describe("a device", () => {
  it("is added with its name, or with that of the browser", async () => {
    const added = await add(device);
    expect(added.status).toBe(201);
    await add({ ...device, endpoint: `${endpoint}2`, name: null });
    expect((await getAlerts()).devices).toMatchObject([
      { name: "Unknown device", endpoint: `${endpoint}2`, reached_at: null, last_error: null },
      { id: added.body.id, name: "My phone", endpoint },
    ]);
    expect(await queryRows("SELECT entity FROM audit")).toHaveLength(2);
  });

  it("belongs to the colleague who added it last", async () => {
    const other = await storeSignedIn({ role: "admin" });
    const [first, second] = [await add(device), await add(device, other.token)];
    expect(second.body.id).toBe(first.body.id);
    expect([(await getAlerts()).devices.length, (await getAlerts(other.token)).devices.length]).toEqual([0, 1]);
  });

  it("ends the problem that the account shows", async () => {
    await runSql("INSERT INTO alert_settings (user_id, problem) VALUES (?, 'removed')", id);
    expect((await getAlerts()).problem).toBe("removed");
    await add(device);
    expect((await getAlerts()).problem).toBeNull();
  });

  it("replaces the oldest one above ten", async () => {
    await runSql(
      `INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at)
       SELECT '00000000-0000-4000-8000-00000000000' || value, ?, 'Phone', ? || value, '', '', '2026-01-01T00:00:0' || value || '.000Z'
       FROM json_each('[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]')`,
      id,
      endpoint,
    );
    await add({ ...device, endpoint: `${endpoint}10` });
    const { devices } = await getAlerts();
    expect(devices).toHaveLength(10);
    expect(devices.map((one) => one.endpoint)).not.toContain(`${endpoint}0`);
  });

  it("is removed by its id or its endpoint, by its owner only", async () => {
    const other = await storeSignedIn({ role: "super_admin" });
    for (const field of ["id", "endpoint"]) {
      const { body } = await add(device);
      const which = field === "id" ? { id: body.id } : { endpoint };
      expect((await remove(which, other.token)).status).toBe(404);
      expect((await remove(which)).status).toBe(204);
      expect((await remove(which)).status).toBe(404);
      expect((await getAlerts()).devices).toEqual([]);
    }
    for (const body of [{}, { id: crypto.randomUUID(), endpoint }, { id: "x" }])
      expect((await remove(body)).status).toBe(422);
  });

  it("is noted if it was removed from the list, until its browser is added again, but not if its browser removed itself", async () => {
    const removed = async () => (await getAlerts()).removed_endpoints;
    await add(device);
    await remove({ endpoint });
    expect(await removed()).toEqual([]);
    for (let n = 1; n <= 12; n += 1) {
      const { body } = await add({ ...device, endpoint: `${endpoint}${n}` });
      await remove({ id: body.id });
    }
    expect(await removed()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `${endpoint}${n}`));
    await add({ ...device, endpoint: `${endpoint}11` });
    expect(await removed()).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `${endpoint}${n}`));
    await callApi("/alerts", { method: "PUT", body: { services: ["health"] }, token });
    expect(await removed()).toHaveLength(9);
    const other = await storeSignedIn({ role: "admin" });
    expect((await getAlerts(other.token)).removed_endpoints).toEqual([]);
  });

  it("goes with its account", async () => {
    await add(device);
    await runSql("DELETE FROM users WHERE id = ?", id);
    expect(await queryRows("SELECT 1 FROM alert_devices")).toEqual([]);
  });

  it("is of a known push service, or of this machine in development, with a key that can be used", async () => {
    const address = { ...device, endpoint: "http://127.0.0.1:9000/push/1" };
    const { status, body } = await add(address, token, { ENVIRONMENT: "production" });
    expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "endpoint"]]);
    const wrongKey = await add({ ...device, keys: { ...deviceKeys, p256dh: `B${"A".repeat(86)}` } });
    expect([wrongKey.status, wrongKey.body.detail[0]?.loc]).toEqual([422, ["body", "keys", "p256dh"]]);
    expect(await queryRows("SELECT 1 FROM alert_devices")).toEqual([]);
    expect((await add(address)).status).toBe(201);
  });
});

it("the local outbox lists the mails of a local site, and exists nowhere else", async () => {
  const local: Partial<Bindings> = { LOCAL_OUTBOX: "on" };
  await submitEnquiry(local);
  const read = (bindings: Partial<Bindings>) =>
    callApi<{ data: { messages: { to: string }[] } }>("/outbox", { token, bindings });
  expect((await read(local)).body.data.messages.map(({ to }) => to)).toContain("kebbeh@example.org");
  const { token: withoutHealth } = await storeSignedIn({ role: "admin" });
  expect((await callApi("/outbox", { token: withoutHealth, bindings: local })).status).toBe(200);
  for (const elsewhere of [{}, { LOCAL_OUTBOX: "on", ENVIRONMENT: "production" } as const])
    expect((await read(elsewhere)).status).toBe(404);
});
