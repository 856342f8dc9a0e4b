import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { requirePolicies } from "#worker/http/matched-endpoint.ts";
import { callApi, storeSession, storeSignedIn } from "../../support/accounts.ts";
import { describedEndpoints } from "../../support/endpoints.ts";
import { storeProperty } from "../../support/properties.ts";
import { sendWith } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

/** A limiter that allows some requests for each key, and the keys that it counted. */
function limiterOf(limit: number) {
  const counts = new Map<string, number>();
  const limiter = {
    async limit({ key }: { key: string }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  } as RateLimit;
  return { limiter, counts };
}

const exhausted = limiterOf(0).limiter;
const allExhausted = {
  READ_LIMITER: exhausted,
  QUERY_LIMITER: exhausted,
  CHECK_LIMITER: exhausted,
  EVENT_LIMITER: exhausted,
  SIGN_IN_LIMITER: exhausted,
  ACCOUNT_LIMITER: exhausted,
};

async function openPage(path: string, bindings: Partial<Bindings> = {}, init: RequestInit = {}, address = "10.9.0.1") {
  const headers = { "cf-connecting-ip": address, ...init.headers };
  const response = await sendWith(bindings, path, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

afterEach(() => void vi.restoreAllMocks());

it("a route without an entry stops the start", () => {
  expect(() => requirePolicies(createApp().routes)).not.toThrow();
  const path = "/api/v1/public/forgotten";
  expect(() => requirePolicies([{ method: "GET", path }])).toThrow(`GET ${path} has no entry in contract/endpoints`);
  const file = { method: "GET", path: "/forgotten.txt" };
  expect(() => requirePolicies([file])).toThrow("GET /forgotten.txt has no cache policy");
});

describe("above its limit", () => {
  it("every endpoint is refused before the database is used", async () => {
    const bindings = { ...allExhausted, DB: unavailableDatabase };
    const wrong: string[] = [];
    for (const { name, method, examplePath, limiter } of describedEndpoints) {
      const { status, headers, text } = await callApi(examplePath, { method, token: `at_${"x".repeat(43)}`, bindings });
      const answer = [status, headers.get("cache-control"), headers.get("retry-after"), text].join();
      const expected = limiter === "events" ? /^204,no-store,,$/ : /^429,no-store,60,\{"detail":"Too many .* try again/;
      if (!expected.test(answer)) wrong.push(`${name}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  it("a page is refused with a text that says what to do", async () => {
    for (const path of ["/", "/properties", "/property/none", "/sitemap.xml", "/manifest.webmanifest"]) {
      const { status, headers, text } = await openPage(path, { ...allExhausted, DB: unavailableDatabase });
      expect([path, status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
        path,
        429,
        "60",
        "no-store",
      ]);
      expect(headers.get("content-type")).toMatch(/^text\/plain/);
      expect(text).toContain("wait a minute, then reload");
    }
  });

  it("a form without a script is refused with a text that says that nothing was sent", async () => {
    const { status, text } = await openPage("/contact", allExhausted, { method: "POST", body: "name=Kebbeh" });
    expect(status).toBe(429);
    expect(text).toContain("was not sent");
    expect(await queryRows("SELECT 1 FROM enquiries")).toEqual([]);
  });
});

describe("one address", () => {
  it("never takes all reads from the others", async () => {
    const { limiter } = limiterOf(3);
    const bindings = { READ_LIMITER: limiter };
    const read = async (address: string) => (await callApi("/public/rent/summary", { address, bindings })).status;
    const flood = [];
    for (let count = 0; count < 5; count += 1) flood.push(await read("10.9.1.1"));
    expect(flood).toEqual([200, 200, 200, 429, 429]);
    expect(await read("10.9.1.2")).toBe(200);
  });

  it("never blocks its pages by reading, nor its reads by opening pages", async () => {
    const options = { address: "10.9.1.3", bindings: { READ_LIMITER: limiterOf(1).limiter } };
    const read = async () => (await callApi("/public/courses", options)).status;
    const open = async (address: string) => (await openPage("/rent", options.bindings, {}, address)).status;
    expect([await read(), await read()]).toEqual([200, 429]);
    expect([await open(options.address), await open(options.address)]).toEqual([200, 429]);
    expect(await open("10.9.1.2")).toBe(200);
  });

  it("is limited in random queries, which no cache answers, before other reads and pages", async () => {
    const options = { address: "10.9.1.7", bindings: { QUERY_LIMITER: limiterOf(2).limiter } };
    const read = async (query: string) => (await callApi(`/public/rent/properties${query}`, options)).status;
    const open = async (query: string) =>
      (await openPage(`/rent${query}`, options.bindings, {}, options.address)).status;
    expect([await read("?q=a"), await open("?q=b"), await read("?q=c"), await open("?q=d")]).toEqual([
      200, 200, 429, 429,
    ]);
    expect([await read(""), await open("")]).toEqual([200, 200]);
    expect((await callApi("/public/rent/properties?q=a", { ...options, address: "10.9.1.8" })).status).toBe(200);
  });

  it("has no further limits behind other addresses of its IPv6 network", async () => {
    const { limiter } = limiterOf(1);
    const read = async (address: string) =>
      (await callApi("/public/courses", { address, bindings: { READ_LIMITER: limiter } })).status;
    expect(await read("2001:db8:1:2::1")).toBe(200);
    expect(await read("2001:db8:1:2:ffff::7")).toBe(429);
    expect(await read("2001:db8:1:3::1")).toBe(200);
  });

  it("never stops its own enquiries, logins or logouts by reading", async () => {
    const { limiter } = limiterOf(2);
    const options = { address: "10.9.1.4", bindings: { READ_LIMITER: limiter } };
    for (let count = 0; count < 4; count += 1) await callApi("/public/courses", options);
    expect((await callApi("/public/courses", options)).status).toBe(429);
    expect((await callApi("/public/contact-us/general", { ...options, body: {} })).status).toBe(422);
    expect((await callApi("/auth/refresh", { ...options, body: {} })).status).toBe(422);
    expect((await callApi("/auth/logout", { ...options, body: {} })).status).toBe(204);
    expect((await callApi("/login", { ...options, body: {} })).status).toBe(422);
  });

  it("is limited by the numbers of wrangler.toml", async () => {
    const check = async (address: string) => (await callApi("/public/verify?phone=0770123456", { address })).status;
    const statuses: number[] = [];
    // One more than twice the limit of ten: one minute may end in between.
    for (let count = 0; count < 21; count += 1) statuses.push(await check("10.9.1.5"));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(10);
    expect(await check("10.9.1.6")).toBe(200);
  });
});

describe("a stolen token", () => {
  it("floods from many addresses no more than one account may", async () => {
    const { limiter } = limiterOf(3);
    const bindings = { ACCOUNT_LIMITER: limiter };
    const me = await storeSignedIn({ role: "admin" });
    const other = await storeSignedIn({ role: "admin" });
    const { token } = await storeSession(me.id);
    const statuses = [];
    for (const each of [me.token, token, me.token, token, me.token]) {
      statuses.push((await callApi("/team/colleagues", { token: each, bindings })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await callApi("/team/colleagues", { token: other.token, bindings })).status).toBe(200);
  });

  it("never keeps the owner of the account from ending all sessions", async () => {
    const { limiter } = limiterOf(0);
    const { token } = await storeSignedIn({ role: "admin" });
    const bindings = { ACCOUNT_LIMITER: limiter };
    expect((await callApi("/team/colleagues", { token, bindings })).status).toBe(429);
    expect((await callApi("/auth/sessions", { token, method: "DELETE", bindings })).status).toBe(204);
    expect((await callApi("/auth/me", { token })).status).toBe(401);
  });

  it("that is only guessed is counted by address, without looking it up", async () => {
    const { limiter } = limiterOf(2);
    const options = { address: "10.9.2.1", bindings: { ACCOUNT_LIMITER: limiter } };
    const guess = async (letter: string) =>
      (await callApi("/auth/me", { ...options, token: `at_${letter.repeat(43)}` })).status;
    expect([await guess("a"), await guess("b"), await guess("c")]).toEqual([401, 401, 429]);
  });
});

it("a limiter that fails lets requests pass and is logged by name", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const limiter = { limit: () => Promise.reject(new Error("limiter down")) } as unknown as RateLimit;
  const bindings = { READ_LIMITER: limiter, ACCOUNT_LIMITER: limiter, EVENT_LIMITER: undefined };
  const { token } = await storeSignedIn();
  const { uuid } = await storeProperty();
  expect((await callApi("/public/courses", { bindings })).status).toBe(200);
  expect((await openPage("/properties", bindings)).status).toBe(200);
  expect((await callApi("/auth/me", { token, bindings })).status).toBe(200);
  expect((await callApi(`/public/properties/${uuid}/events`, { body: { event: "view" }, bindings })).status).toBe(204);
  expect(await queryRows("SELECT 1 FROM property_events")).toHaveLength(1);
  expect(errors.mock.calls.map(([line]) => JSON.parse(line).error)).toEqual([
    'The limiter "reads" failed',
    'The limiter "pages" failed',
    'The limiter "account" failed',
    'The limiter "account" failed',
    'The limiter "events" failed',
  ]);
  expect(JSON.parse(errors.mock.calls[0]?.[0]).cause).toBe("limiter down");
});

it("this machine has no limits in development only", async () => {
  const read = async (ENVIRONMENT: string, headers: Record<string, string> = {}) =>
    (await sendWith({ ...allExhausted, ENVIRONMENT }, "/api/v1/public/courses", { headers })).status;
  expect(await read("development")).toBe(200);
  expect(await read("development", { "cf-connecting-ip": "127.0.0.1" })).toBe(200);
  expect(await read("development", { "cf-connecting-ip": "10.9.3.1" })).toBe(429);
  expect(await read("production")).toBe(429);
  expect(await read("production", { "cf-connecting-ip": "127.0.0.1" })).toBe(429);
});
