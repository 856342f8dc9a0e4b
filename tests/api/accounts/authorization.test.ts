import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { allEndpoints } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { createApp } from "#worker/app.ts";
import { callApi, password, readAllTables, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

const endpoints = Object.entries(allEndpoints) as [string, Endpoint][];
const protectedEndpoints = endpoints.filter(([, { access }]) => access !== "public");
const unknownId = "11111111-1111-4111-8111-111111111111";

/** All kinds of callers, and the role that the server sees in each. */
async function callers(): Promise<[who: string, token: string | undefined, role: Role | undefined][]> {
  const ended = await storeSignedIn({ role: "super_admin" });
  await env.DB.prepare("DELETE FROM sessions WHERE id = ?").bind(ended.sessionId).run();
  const disabled = await storeSignedIn({ role: "super_admin", disabled: true });
  const expired = await storeSession((await storeUser({ role: "super_admin" })).id, { accessEndsAt: new Date(0) });
  const superAdmin = await storeSignedIn({ role: "super_admin" });
  return [
    ["a caller without a token", undefined, undefined],
    ["a malformed token", "rubbish", undefined],
    ["a token of the right form", `at_${"x".repeat(43)}`, undefined],
    ["a refresh token", superAdmin.refreshToken, undefined],
    ["an expired session", expired.token, undefined],
    ["an ended session", ended.token, undefined],
    ["a disabled super admin", disabled.token, undefined],
    ["a user", (await storeSignedIn()).token, "user"],
    ["a user with an open role request", (await storeSignedIn({ role_request: "super_admin" })).token, "user"],
    ["an admin", (await storeSignedIn({ role: "admin" })).token, "admin"],
    ["a super admin", superAdmin.token, "super_admin"],
  ];
}

describe("every protected endpoint", () => {
  it.each(protectedEndpoints)(
    "%s responds to permitted roles and changes nothing for the others",
    async (_, endpoint) => {
      const path = endpoint.path.replace(/:\w+/g, unknownId);
      const all = await callers();
      const before = await readAllTables();
      for (const [caller, token, role] of all) {
        const { status, body, headers } = await callApi(path, { method: endpoint.method, token });
        const expected = !role ? 401 : hasRole(role, endpoint.access as Role) ? undefined : 403;
        if (expected === undefined) {
          expect([401, 403], caller).not.toContain(status);
          // The report of failed checks is a 503.
          if (endpoint !== allEndpoints.getDeepHealth) expect(status, caller).toBeLessThan(500);
          continue;
        }
        expect(status, caller).toBe(expected);
        expect(body).toEqual({ detail: expected === 401 ? "Your session has ended. Please log in." : "Access Denied" });
        expect(headers.get("www-authenticate")).toBe(expected === 401 ? "Bearer" : null);
        expect(headers.get("cache-control")).toBe("no-store");
        // Permitted callers come last, so any change before them was made by a rejected request.
        expect(await readAllTables(), caller).toBe(before);
      }
    },
  );

  it.each(protectedEndpoints)("%s responds 503, never 401, if the session cannot be looked up", async (_, endpoint) => {
    const path = endpoint.path.replace(/:\w+/g, unknownId);
    const options = { method: endpoint.method, token: `at_${"x".repeat(43)}`, bindings: { DB: unavailableDatabase } };
    const { status, headers } = await callApi(path, options);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
  });
});

it("logs the caller's id and role, but no token, IP address or name", async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(String(line)));
  const me = await storeSignedIn({ role: "admin" });
  await callApi("/auth/me", { token: me.token });
  await callApi("/login", { body: { email: me.email, password } });
  await callApi("/auth/refresh", { body: { refreshToken: me.refreshToken } });
  log.mockRestore();
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    user: me.id,
    role: "admin",
    route: "/api/v1/auth/me",
    status: 200,
  });
  for (const secret of [me.token, me.refreshToken, me.email, me.username, password]) {
    expect(lines.join("\n")).not.toContain(secret);
  }
});

describe("the authentication gate", () => {
  it("takes the role from the session only, not from headers", async () => {
    const { token } = await storeSignedIn({ email: "admin@admin.example" });
    const headers = {
      "x-user": "admin",
      "x-admin": "admin",
      "x-auth": "bearer",
      "x-role": "super_admin",
      cookie: "role=super_admin",
    };
    expect((await callApi("/team", { token, headers })).status).toBe(403);
    expect((await callApi("/team?role=super_admin", { headers })).status).toBe(401);
  });

  it("applies a role change to the next request", async () => {
    const { id, token } = await storeSignedIn({ role: "admin" });
    expect((await callApi("/team/colleagues", { token })).status).toBe(200);
    await env.DB.prepare("UPDATE users SET role = 'user' WHERE id = ?").bind(id).run();
    expect((await callApi("/team/colleagues", { token })).status).toBe(403);
  });

  it("responds 404 to a path or method that is not in the endpoint table", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    for (const [method, path] of [
      ["GET", "/team/x/y/z"],
      ["PUT", "/team"],
      ["GET", "/register"],
      ["GET", "/auth"],
    ] as const) {
      for (const callerToken of [undefined, token]) {
        expect((await callApi(path, { method, token: callerToken })).status, `${method} ${path}`).toBe(404);
      }
    }
  });

  it("protects every route except the public ones and the one with its own key", () => {
    const routes = createApp().routes.filter(({ path }) => path.startsWith(apiPrefix));
    const gateIndex = routes.findIndex(
      ({ path, method }, index) =>
        method === "ALL" && path === `${apiPrefix}/*` && index > 0 && routes[index - 1]?.method !== "ALL",
    );
    const publicPaths = endpoints
      .filter(([, { access }]) => access === "public")
      .map(([, { method, path }]) => `${method} ${apiPrefix}${path}`);
    const routesBeforeGate = routes
      .slice(0, gateIndex)
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    const withMonitorKey = `GET ${apiPrefix}${allEndpoints.getDeepHealth.path}`;
    expect([...new Set(routesBeforeGate)].sort()).toEqual([...new Set([...publicPaths, withMonitorKey])].sort());
  });

  it("lets everyone call public endpoints", async () => {
    for (const token of ["rubbish", `at_${"x".repeat(43)}`]) {
      expect((await callApi("/public/properties", { token })).status).toBe(200);
      expect((await callApi("/site", { token })).status).toBe(200);
    }
  });
});
