import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { createApp } from "#worker/app.ts";
import { callApi, storeSession, storeSignedIn } from "../../support/accounts.ts";
import { describedEndpoints } from "../../support/endpoints.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { origin } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
import { createLaggingDatabase } from "../../support/stores/lagging-database.ts";

let replicated = createLaggingDatabase();
let app = createApp();

beforeEach(() => {
  replicated = createLaggingDatabase();
  app = createApp();
});

interface Call {
  method?: string;
  token?: string;
  bookmark?: string | null;
  body?: unknown;
}

/** Calls the worker, whose isolate stays the same during a test. */
async function call(path: string, { method = "GET", token, bookmark, body }: Call = {}) {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
    ...(bookmark && { "x-d1-bookmark": bookmark }),
  };
  const request = new Request(origin + path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await app.fetch(request, { ...env, DB: replicated.database }, createExecutionContext());
  return { status: response.status, bookmark: response.headers.get("x-d1-bookmark"), text: await response.text() };
}
const api = (path: string, options?: Call) => call(`/api/v1${path}`, options);
/** The same call in another isolate. */
const elsewhere = async (path: string, options?: Call) => {
  app = createApp();
  return api(path, options);
};
const edit = (token: string, uuid: string, title: string) =>
  api("/update/buy/property", { method: "PATCH", token, body: { uuid, title } });

async function storeHome() {
  const home = await storeProperty({ title: "Old title" });
  await storeImage(home);
  return home.uuid;
}

describe("what everyone may see", () => {
  it("is read from the nearest replica, or from the primary if it decides something", async () => {
    for (const path of ["/api/v1/public/properties", "/api/v1/public/facets", "/properties", "/", "/sitemap.xml"]) {
      Object.assign(replicated.reads, { primary: 0, replica: 0 });
      expect((await call(path)).status, path).toBe(200);
      expect([replicated.reads.primary, replicated.reads.replica > 0], path).toEqual([0, true]);
    }
    for (const path of ["/health", "/admin-signup"]) {
      replicated.reads.replica = 0;
      await api(path);
      expect(replicated.reads.replica, path).toBe(0);
    }
  });

  it("has no bookmark, because a cache would give it to all", async () =>
    expect((await api("/public/properties")).bookmark).toBeNull());
});

describe("an admin", () => {
  it("always sees their own change, also at a replica that lags", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const uuid = await storeHome();
    const paths = ["/list/buy/properties", `/properties/${uuid}`, `/public/properties/${uuid}`];
    const first = await api("/list/buy/properties", { token });
    for (const path of paths) await api(path, { token, bookmark: first.bookmark });
    for (const path of paths.slice(2)) await api(path);
    const { status, bookmark } = await edit(token, uuid, "New title");
    expect([status, bookmark]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{30,}$/)]);
    for (const path of paths) expect((await api(path, { token, bookmark })).text, path).toContain("New title");
    // A visitor may see the old state for a moment. The cache is purged again when the replica has caught up.
    expect((await api(`/public/properties/${uuid}`)).text).toContain("Old title");
  });

  it("sees their change on the public page, which has the version in its address and no header", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const uuid = await storeHome();
    await call(`/property/${uuid}`);
    await edit(token, uuid, "New title");
    expect((await call(`/property/${uuid}`)).text).toContain("Old title");
    expect((await call(`/property/${uuid}?v=abc`)).text).toContain("New title");
  });

  it("reads from the nearest replica once they have a bookmark, and from the primary before", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const first = await api("/list/buy/properties", { token });
    expect([first.status, replicated.reads.replica]).toEqual([200, 0]);
    replicated.catchUp(first.bookmark ?? "");
    await api("/list/buy/properties", { token, bookmark: first.bookmark });
    expect(replicated.reads.replica).toBeGreaterThan(0);
  });

  it("with a malformed bookmark reads as without", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    for (const bookmark of ["x", "'; DROP TABLE users", "0000", "f".repeat(500)]) {
      expect((await api("/list/buy/properties", { token, bookmark })).status, bookmark).toBe(200);
      expect((await api("/public/properties", { bookmark })).status, bookmark).toBe(200);
    }
  });
});

describe("a replica that lags never", () => {
  it("brings back a session that was revoked", async () => {
    const admin = await storeSignedIn({ role: "super_admin" });
    const { token, id } = await storeSignedIn({ role: "admin" });
    const { bookmark } = await api("/team/colleagues", { token });
    replicated.catchUp(bookmark ?? "");
    // The replica learns the session while it is valid.
    expect((await api("/team/colleagues", { token, bookmark })).status).toBe(200);
    expect((await api(`/team/${id}`, { method: "PATCH", token: admin.token, body: { disabled: true } })).status).toBe(
      200,
    );
    expect((await api("/team/colleagues", { token, bookmark })).status).toBe(401);
    expect((await elsewhere("/team/colleagues", { token, bookmark })).status).toBe(401);
  });

  it("lets a session that was just revoked change or read anything", async () => {
    const { token, id } = await storeSignedIn({ role: "admin" });
    const uuid = await storeHome();
    const { bookmark } = await api("/team/colleagues", { token });
    replicated.catchUp(bookmark ?? "");
    await api("/team/colleagues", { token, bookmark });
    await runSql("UPDATE users SET disabled_at = '2026-01-01' WHERE id = ?", id);
    expect((await edit(token, uuid, "Stolen")).status).toBe(401);
    expect((await api("/team/colleagues", { token, bookmark })).status).toBe(401);
  });

  it("rejects a session that it does not know yet", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    for (let count = 0; count < 3; count += 1) expect((await api("/team/colleagues", { token })).status).toBe(200);
  });

  it("brings back a deleted draft for its editor", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const colleague = await storeSignedIn({ role: "admin" });
    const { uuid } = await storeProperty({ published: false });
    const { bookmark } = await api(`/properties/${uuid}`, { token: colleague.token });
    replicated.catchUp(bookmark ?? "");
    await api(`/properties/${uuid}`, { token: colleague.token, bookmark });
    await runSql("DELETE FROM properties WHERE uuid = ?", uuid);
    expect((await api(`/properties/${uuid}`, { token, bookmark })).status).toBe(404);
    expect((await api(`/properties/${uuid}`, { token: colleague.token, bookmark })).status).toBe(404);
  });

  it("accepts a refresh token that was spent", async () => {
    const { refreshToken } = await storeSignedIn();
    const refresh = (token: string) => api("/auth/refresh", { method: "POST", body: { refreshToken: token } });
    const first = await refresh(refreshToken);
    expect(first.status).toBe(200);
    const next = JSON.parse(first.text) as { access_token: string; refresh_token: string };
    expect((await refresh(next.refresh_token)).status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(replicated.reads.replica).toBe(0);
  });

  it("accepts a reset link that was used", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { id } = await storeSignedIn({ role: "admin" });
    const made = await api(`/team/${id}/reset-link`, { method: "POST", token });
    const [, resetToken] = (JSON.parse(made.text) as { link: string }).link.split("#");
    const reset = (new_password: string) =>
      api("/auth/reset", { method: "POST", body: { token: resetToken, new_password } });
    expect((await reset("Another-tree-8")).status).toBe(204);
    expect((await reset("Another-tree-9")).status).toBe(400);
    expect(replicated.reads.replica).toBe(0);
  });

  it("answers a call that may change something", async () => {
    const { id } = await storeSignedIn({ role: "super_admin" });
    const wrong: string[] = [];
    for (const { name, method, examplePath } of describedEndpoints.filter((endpoint) => endpoint.method !== "GET")) {
      // Some of them end all sessions.
      const { token } = await storeSession(id);
      const { bookmark } = await api("/team/colleagues", { token });
      replicated.catchUp(bookmark ?? "");
      replicated.reads.replica = 0;
      await api(examplePath, { method, token, body: {}, bookmark });
      if (replicated.reads.replica > 0) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it("forgets an attempt that a throttle counts", async () => {
    const login = () => api("/login", { method: "POST", body: { email: "x@example.org", password: "wrong-word-1" } });
    for (let count = 0; count < 3; count += 1) await login();
    expect(replicated.reads.replica).toBe(0);
  });
});

it("the database of a deployment has sessions", async () => {
  const { token } = await storeSignedIn({ role: "admin" });
  const { headers } = await callApi("/list/buy/properties", { token });
  const bookmark = headers.get("x-d1-bookmark") ?? "";
  const { status } = await callApi("/list/buy/properties", { token, headers: { "x-d1-bookmark": bookmark } });
  expect([status, bookmark]).toEqual([200, expect.stringMatching(/^[0-9a-f]{8}-/)]);
});
