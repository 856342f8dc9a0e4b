import { describe, expect, it, vi } from "vitest";
import { hasRole, type Role, roles } from "#contract/accounts/roles.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { createApp } from "#worker/app.ts";
import { callApi, password, readAllTables, storeSession, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { type DescribedEndpoint, describedEndpoints } from "../../support/endpoints.ts";
import { runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { listedAccess } from "./listed-access.ts";

const accessOf = ({ name }: DescribedEndpoint) => listedAccess.get(name) ?? "public";
const isPublic = (endpoint: DescribedEndpoint) => accessOf(endpoint) === "public";
const mayCall = (role: Role, endpoint: DescribedEndpoint) => {
  const access = accessOf(endpoint);
  return access === "public" || hasRole(role, access);
};
const call = ({ examplePath, method }: DescribedEndpoint, token?: string) => callApi(examplePath, { method, token });
/** The report of failed checks is a 503. */
const mayFail = ({ name }: DescribedEndpoint) => name === "getDeepHealth";
const wellFormed = `at_${"x".repeat(43)}`;

const unauthorized = { status: 401, detail: "Your session has ended. Please log in.", scheme: "Bearer" };
const forbidden = { status: 403, detail: "Access Denied", scheme: null };

/** Calls endpoints and returns those that do not refuse as expected. Nothing may change in the database. */
async function findUnrefused(
  endpoints: DescribedEndpoint[],
  refusal: typeof unauthorized | typeof forbidden,
  token?: string,
) {
  const before = await readAllTables();
  const expected = JSON.stringify({ ...refusal, caching: "no-store" });
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    const { status, body, headers } = await call(endpoint, token);
    const { detail } = (body ?? {}) as { detail?: string };
    const scheme = headers.get("www-authenticate");
    const answer = JSON.stringify({ status, detail, scheme, caching: headers.get("cache-control") });
    if (answer !== expected) wrong.push(`${endpoint.name}: ${answer}`);
  }
  expect(await readAllTables()).toBe(before);
  return wrong;
}

it("each endpoint has a role in the list, and the list names no other", () => {
  const names = describedEndpoints.map(({ name }) => name).sort();
  expect([...listedAccess.keys()].sort()).toEqual(names);
});

describe("every endpoint", () => {
  it("rejects a visitor without changing anything, unless it is public", async () => {
    const endpoints = describedEndpoints.filter((endpoint) => !isPublic(endpoint));
    expect(await findUnrefused(endpoints, unauthorized)).toEqual([]);
  });

  it.each(["user", "admin"] as const)("rejects a role below its own without changing anything: %s", async (role) => {
    const { token } = await storeSignedIn({ role, role_request: "super_admin" });
    const endpoints = describedEndpoints.filter((endpoint) => !mayCall(role, endpoint));
    expect(await findUnrefused(endpoints, forbidden, token)).toEqual([]);
  });

  it.each([undefined, ...roles])("responds to its role and those above: %s", async (role) => {
    const { id } = await storeUser({ role });
    const wrong: string[] = [];
    for (const endpoint of describedEndpoints) {
      if (role ? isPublic(endpoint) || !mayCall(role, endpoint) : !isPublic(endpoint)) continue;
      // Some of them end all sessions.
      const { status } = await call(endpoint, role && (await storeSession(id)).token);
      if ([401, 403].includes(status) || (status >= 500 && !mayFail(endpoint)))
        wrong.push(`${endpoint.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it("responds 503, never 401, if the session cannot be looked up", async () => {
    const wrong: string[] = [];
    for (const endpoint of describedEndpoints.filter((one) => !isPublic(one))) {
      const options = { method: endpoint.method, token: wellFormed, bindings: { DB: unavailableDatabase } };
      const { status, headers } = await callApi(endpoint.examplePath, options);
      if (status !== 503 || headers.get("retry-after") !== "30") wrong.push(`${endpoint.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("the authentication gate", () => {
  it.each([
    ["a malformed token", async () => "rubbish"],
    ["a token of the right form", async () => wellFormed],
    ["a refresh token", async () => (await storeSignedIn({ role: "super_admin" })).refreshToken],
    [
      "an expired session",
      async () =>
        (await storeSession((await storeUser({ role: "super_admin" })).id, { accessEndsAt: new Date(0) })).token,
    ],
    [
      "an ended session",
      async () => {
        const { token, sessionId } = await storeSignedIn({ role: "super_admin" });
        await runSql("DELETE FROM sessions WHERE id = ?", sessionId);
        return token;
      },
    ],
    ["a disabled super admin", async () => (await storeSignedIn({ role: "super_admin", disabled: true })).token],
  ])("takes %s for no session", async (_, makeToken) => {
    const samples = ["getMe", "listColleagues", "createCourse", "listTeam", "erasePerson", "putUpload", "deleteMe"];
    const endpoints = describedEndpoints.filter(({ name }) => samples.includes(name));
    expect(endpoints).toHaveLength(samples.length);
    expect(await findUnrefused(endpoints, unauthorized, await makeToken())).toEqual([]);
  });

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
    await runSql("UPDATE users SET role = 'user' WHERE id = ?", id);
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
    const routesBeforeGate = routes
      .slice(0, gateIndex)
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    const withoutSession = describedEndpoints
      .filter((endpoint) => isPublic(endpoint) || endpoint.name === "getDeepHealth")
      .map(({ method, path }) => `${method} ${apiPrefix}${path}`);
    expect([...new Set(routesBeforeGate)].sort()).toEqual(withoutSession.sort());
  });

  it("lets everyone call public endpoints", async () => {
    for (const token of ["rubbish", wellFormed]) {
      for (const path of ["/public/properties", "/site"]) expect((await callApi(path, { token })).status).toBe(200);
    }
  });
});

it("logs the caller's id and role, but no token, IP address or name", async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(String(line)));
  const me = await storeSignedIn({ role: "admin" });
  const address = "10.77.1.1";
  await callApi("/auth/me", { token: me.token, address });
  await callApi("/login", { body: { email: me.email, password }, address });
  await callApi("/auth/refresh", { body: { refreshToken: me.refreshToken }, address });
  log.mockRestore();
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    user: me.id,
    role: "admin",
    route: "/api/v1/auth/me",
    status: 200,
  });
  for (const secret of [me.token, me.refreshToken, me.email, me.username, password, address]) {
    expect(lines.join("\n")).not.toContain(secret);
  }
});
