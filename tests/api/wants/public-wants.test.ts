import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PublicWantResponse } from "#contract/wants/want.ts";
import { createApp } from "#worker/app.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { readAllTables } from "../../support/accounts.ts";
import { createEdgeCache } from "../../support/edge-cache/edge-cache.ts";
import { storeProperty } from "../../support/properties.ts";
import { origin } from "../../support/public-client.ts";
import { startAlertedSite, stopAlertedSite } from "../../support/push/alerted-site.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { createWantsSite, secretOf, subscription } from "./wants-site.ts";

let site: ReturnType<typeof startAlertedSite>;
const call = createWantsSite(() => site.all);
beforeEach(() => {
  site = startAlertedSite();
});
afterEach(stopAlertedSite);

const filters = { area: ["Sinkor", "Congo Town"], min_bedrooms: "2", max_price: "900", generator: "true" };
const push = () => ({ kind: "rent", filters, channel: "push", push: subscription("one") });
const show = (secret: string) => call<PublicWantResponse>(`/public/wants/${secret}`);

it("a want has its filters in words, and the homes that fit or miss one filter", async () => {
  const home = { kind: "rent" as const, area: "Sinkor", bedrooms: 3, monthly_rent: 850 };
  const fitting = await storeProperty({ ...home, generator: true });
  const near = await storeProperty({ ...home });
  await storeProperty({ ...home, generator: true, published: false });
  await storeProperty({ ...home, generator: true, status: "let", is_available: false });
  const { status, body } = await call("/public/wants", push());
  expect([status, body]).toMatchObject([201, { status: "active", matches: 1 }]);
  const shown = await show(secretOf(body.manage_url));
  expect(shown.body.data.want).toMatchObject({
    kind: "rent",
    filters,
    label: "Rent, Sinkor or Congo Town, 2+ bedrooms, up to $900, generator",
    status: "active",
    told: 0,
  });
  expect(shown.body.data.matches.map(({ uuid }) => uuid)).toEqual([fitting.uuid]);
  expect(shown.body.data.near).toMatchObject([{ listing: { uuid: near.uuid }, missed: ["generator"] }]);
});

it("its page reads no homes from the database, but the catalogue that is written after each change", async () => {
  await storeProperty({ kind: "rent", area: "Sinkor", bedrooms: 3, monthly_rent: 850 });
  const { body } = await call("/public/wants", push());
  const path = `${origin}/api/v1/public/wants/${secretOf(body.manage_url)}`;
  const read = async () => {
    const response = await createApp().fetch(new Request(path), { ...env, ...site.all }, createEdgeCache().context());
    return (await response.json<PublicWantResponse>()).data.near;
  };
  const near = await read();
  expect(near).toMatchObject([{ missed: ["generator"] }]);
  await env.DB.exec("DELETE FROM properties");
  expect(await read()).toEqual(near);
});

it.each([
  [{ filters: { garage: "1" } }, "garage"],
  [{ filters: { max_price: "cheap" } }, "max_price"],
  [{ filters: { generator: ["maybe"] } }, "generator"],
  [{ filters: null }, "filters"],
  [{ kind: "lease" }, "kind"],
  [{ channel: "fax" }, "channel"],
  [{ push: null }, "push"],
  [{ push: { endpoint: "https://evil.example/x", keys: subscription("a").keys } }, "push"],
  [{ channel: "email" }, "email"],
  [{ channel: "whatsapp" }, "phone_number"],
])("rejects %j and names the field, and stores nothing", async (change, field) => {
  const before = await readAllTables();
  const { status, body } = await call<{ detail: { loc: string[] }[] }>("/public/wants", { ...push(), ...change });
  expect(status).toBe(422);
  expect(body.detail.some(({ loc }) => loc.includes(field))).toBe(true);
  expect(await readAllTables()).toBe(before);
});

it("a robot gets an answer and stores nothing; quick typing marks no one as a robot", async () => {
  expect((await call("/public/wants", { ...push(), website: "http://x" })).status).toBe(201);
  expect(await queryRows("SELECT id FROM wants")).toEqual([]);
  expect((await call("/public/wants", { ...push(), elapsed_ms: 3 })).status).toBe(201);
  expect(await queryRows("SELECT id FROM wants")).toHaveLength(1);
});

describe("a want by e-mail", () => {
  const mail = { kind: "rent", filters, channel: "email", email: "kebbeh@example.org" };

  it("is confirmed by the button of its page only, whose address is in the mail only", async () => {
    const { body } = await call("/public/wants", mail);
    expect(body).toMatchObject({ status: "unconfirmed", manage_url: null });
    const [sent] = site.mailsTo(mail.email);
    const secret = secretOf(sent?.text?.trim());
    expect(secret).toHaveLength(43);
    expect(await readAllTables()).not.toContain(secret);
    expect((await show(secret)).body.data.want.status).toBe("unconfirmed");
    expect((await call(`/public/wants/${secret}/confirm`, {})).status).toBe(204);
    expect((await show(secret)).body.data.want.status).toBe("active");
  });

  it("ends after 14 days without the button", async () => {
    await call("/public/wants", mail);
    const secret = secretOf(site.mailsTo(mail.email)[0]?.text?.trim());
    vi.setSystemTime(Date.now() + 14 * 86_400_000);
    expect((await call(`/public/wants/${secret}/confirm`, {})).status).toBe(410);
  });
});

it("its owner changes, pauses, renews and ends it; nothing changes by GET", async () => {
  const secret = secretOf((await call("/public/wants", { ...push(), name: "Ma Kebbeh" })).body.manage_url);
  const path = `/public/wants/${secret}`;
  const change = async (body: object) => (await call<PublicWantResponse>(path, body, "PATCH")).body.data.want;
  expect(await change({ filters: { q: "sea view" } })).toMatchObject({
    label: "Rent, “sea view”",
    filters: { q: "sea view" },
  });
  expect(await change({ paused: true })).toMatchObject({ status: "paused" });
  expect(await change({ paused: false })).toMatchObject({ status: "active" });
  vi.setSystemTime(Date.now() + 80 * 86_400_000);
  expect((await change({ renew: true })).ends_at).toBe(new Date(Date.now() + 90 * 86_400_000).toISOString());
  const before = await readAllTables();
  await show(secret);
  expect(await readAllTables()).toBe(before);
  expect((await call(path, undefined, "DELETE")).status).toBe(204);
  expect((await show(secret)).status).toBe(410);
  expect(await queryRows("SELECT name, endpoint FROM wants")).toEqual([{ name: null, endpoint: null }]);
  expect(await queryRows("SELECT want_n FROM want_places")).toEqual([]);
  expect((await show("x".repeat(43))).status).toBe(404);
});

it("ends after 90 days, and a month later nothing of it is left", async () => {
  await call("/public/wants", push());
  for (const [days, left] of [
    [89, [{ status: "active" }]],
    [2, [{ status: "ended" }]],
    [31, []],
  ] as const) {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    await runSchedule({ ...env, ...site.all }, new Date()).catch(() => undefined);
    expect(await queryRows("SELECT status FROM wants")).toEqual(left);
  }
});
