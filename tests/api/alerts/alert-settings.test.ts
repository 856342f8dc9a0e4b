import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AlertSettings } from "#contract/alerts/alert-settings.ts";
import type { Bindings } from "#worker/bindings.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
import { publicKey, vapidKey } from "../../support/push/alerted-site.ts";
import { deviceKeys } from "../../support/push/device-keys.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

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
      problem: null,
    });
    expect((await callApi<AlertSettings>("/alerts", { token })).body.public_key).toBeNull();
  });

  it("keep the chosen services and hours, and go back to the defaults", async () => {
    const chosen = { services: ["health"], hours: { from: "09:00", to: "12:30", days: [1, 6] } };
    const saved = await callApi<AlertSettings>("/alerts", { method: "PUT", body: chosen, token, bindings });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(chosen)]);
    expect(await getAlerts()).toMatchObject(chosen);
    await callApi("/alerts", { method: "PUT", body: { services: null, hours: null }, token });
    expect(await getAlerts()).toMatchObject({ services: null, hours: null });
    expect(await queryRows("SELECT entity, entity_id, after FROM audit")).toEqual(
      Array(2).fill({ entity: "user", entity_id: id, after: '{"fields":["alerts"]}' }),
    );
  });

  it.each([
    [{ services: ["moving"] }, ["body", "services", 0]],
    [{ hours: { from: "9:00", to: "12:00", days: [1] } }, ["body", "hours", "from"]],
    [{ hours: { from: "12:00", to: "09:00", days: [1] } }, ["body", "hours", "to"]],
    [{ hours: { from: "09:00", to: "12:00", days: [] } }, ["body", "hours", "days"]],
    [{ hours: { from: "09:00", to: "12:00", days: [8] } }, ["body", "hours", "days", 0]],
  ])("reject %j, name the field and change nothing", async (body, loc) => {
    const before = await readAllTables();
    const response = await callApi<{ detail: { loc: unknown[] }[] }>("/alerts", { method: "PUT", body, token });
    expect([response.status, response.body.detail[0]?.loc]).toEqual([422, loc]);
    expect(await readAllTables()).toBe(before);
  });

  it("are stored nowhere while the database is unavailable", async () => {
    for (const [path, method, body] of [
      ["/alerts", "PUT", {}],
      ["/alerts/devices", "POST", device],
      ["/alerts/devices", "DELETE", { endpoint }],
    ] as const) {
      const response = await callApi(path, { method, body, token, bindings: { DB: unavailableDatabase } });
      expect(response.status).toBe(503);
    }
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
    await env.DB.prepare("INSERT INTO alert_settings (user_id, problem) VALUES (?, 'removed')").bind(id).run();
    expect((await getAlerts()).problem).toBe("removed");
    await add(device);
    expect((await getAlerts()).problem).toBeNull();
  });

  it("replaces the oldest one above ten", async () => {
    for (let n = 0; n < 11; n++) {
      await add({ ...device, endpoint: `${endpoint}${n}` });
      await env.DB.prepare("UPDATE alert_devices SET created_at = ? WHERE endpoint = ?")
        .bind(`2026-01-01T00:00:${10 + n}.000Z`, `${endpoint}${n}`)
        .run();
    }
    const { devices } = await getAlerts();
    expect(devices).toHaveLength(10);
    expect(devices.map((one) => one.endpoint)).not.toContain(`${endpoint}0`);
  });

  it.each(["id", "endpoint"] as const)("is removed by its %s, by its owner only", async (field) => {
    const { body } = await add(device);
    const other = await storeSignedIn({ role: "super_admin" });
    const which = field === "id" ? { id: body.id } : { endpoint };
    expect((await remove(which, other.token)).status).toBe(404);
    expect((await remove(which)).status).toBe(204);
    expect((await remove(which)).status).toBe(404);
    expect((await getAlerts()).devices).toEqual([]);
  });

  it.each([{}, { id: crypto.randomUUID(), endpoint }, { id: "x" }])("is not removed by %j", async (body) => {
    expect((await remove(body)).status).toBe(422);
  });

  it("goes with its account", async () => {
    await add(device);
    await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(id).run();
    expect(await queryRows("SELECT 1 FROM alert_devices")).toEqual([]);
  });

  it.each([
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://api.sandbox.push.apple.com/abc",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
  ])("of the service %s is accepted", async (address) => {
    expect((await add({ ...device, endpoint: address }, token, { ENVIRONMENT: "production" })).status).toBe(201);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.attacker.example/abc",
    "https://attacker.example/fcm.googleapis.com",
    "https://evilpush.apple.com/abc",
    "https://user:pass@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://169.254.169.254/latest",
    "http://localhost:8787/api",
    "https://127.0.0.1/x",
    "ftp://web.push.apple.com/x",
    "not an address",
    "",
  ])("of the address %j is rejected in production", async (address) => {
    const { status, body } = await add({ ...device, endpoint: address }, token, { ENVIRONMENT: "production" });
    expect([status, body.detail[0]?.loc]).toEqual([422, ["body", "endpoint"]]);
    expect(await queryRows("SELECT 1 FROM alert_devices")).toEqual([]);
  });

  it("of this machine is accepted in development only", async () => {
    expect((await add({ ...device, endpoint: "http://127.0.0.1:9000/push/1" })).status).toBe(201);
  });

  it.each([
    [{ p256dh: "short", auth: deviceKeys.auth }, ["body", "keys", "p256dh"]],
    [{ p256dh: `B${"A".repeat(86)}`, auth: deviceKeys.auth }, ["body", "keys", "p256dh"]],
    [{ p256dh: deviceKeys.p256dh, auth: "x" }, ["body", "keys", "auth"]],
    [undefined, ["body", "keys"]],
  ])("with the keys %j is rejected", async (keys, loc) => {
    const { status, body } = await add({ ...device, keys });
    expect([status, body.detail[0]?.loc]).toEqual([422, loc]);
  });
});

describe("the local outbox", () => {
  it("lists the mails of a local site, the newest first, and exists nowhere else", async () => {
    const local: Partial<Bindings> = { LOCAL_OUTBOX: "on" };
    await callApi("/public/contact-us/general", {
      body: { name: "A", email: "a@example.org", phone_number: "0775550101" },
      bindings: local,
    });
    await expect
      .poll(async () => {
        const { body } = await callApi<{ data: { messages: { to: string; subject: string }[] } }>("/outbox", {
          token,
          bindings: local,
        });
        return body.data.messages.map(({ to }) => to);
      })
      .toContain("a@example.org");
    for (const elsewhere of [{}, { LOCAL_OUTBOX: "on", ENVIRONMENT: "production" }])
      expect((await callApi("/outbox", { token, bindings: elsewhere })).status).toBe(404);
  });
});
