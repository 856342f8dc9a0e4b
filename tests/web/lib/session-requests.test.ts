import { afterEach, expect, it, vi } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { sha256 } from "#shared/sha256.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { withoutSession } from "#web/lib/session/send-authenticated.ts";
import { clearSession, readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { sendPendingRequests } from "#web/site/app/send-pending-requests.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";

afterEach(resetBrowser);

const bearer = (token: string) => `Bearer ${token}`;
const bearers = (calls: { headers: Record<string, string> }[]) => calls.map(({ headers }) => headers.Authorization);

it("stores the session under its four names", () => {
  const session = buildSession({ role: "admin" });
  saveSession(session);
  expect(localStorage.getItem("authToken")).toBe(session.access_token);
  expect(localStorage.getItem("refreshToken")).toBe(session.refresh_token);
  expect(localStorage.getItem("role")).toBe("admin");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ email: "kebbeh@example.org", role: "admin" });
  expect(readSession()).toBe(readSession());
});

it("the public calls of accounts go without the session", () => {
  const open = Object.values(accountEndpoints).filter(({ access }) => access === "public");
  expect([...withoutSession].sort()).toEqual(open.map(({ path }) => path).sort());
});

it("treats an unknown stored role as user", () => {
  saveSession(buildSession());
  localStorage.setItem("role", "owner");
  expect(readSession()?.role).toBe("user");
});

it.each([
  ["user", endpointKey("GET /auth/me"), "user", undefined],
  ["admin", endpointKey("GET /auth/me"), "admin", undefined],
  ["admin", endpointKey("GET /team/colleagues"), "admin", "admin"],
  ["super_admin", endpointKey("GET /team"), "admin", "admin"],
] as const)("sends the token and identification headers for role %s and path %s", async (role, key, xUser, xAdmin) => {
  const calls = mockApi(() => [200, {}]);
  const session = buildSession({ role });
  saveSession(session);
  await apiGet<unknown>(key);
  expect(calls[0]?.headers).toMatchObject({
    "X-User": xUser,
    "X-Auth": "bearer",
    "X-Api": "v1",
    Authorization: `Bearer ${session.access_token}`,
  });
  expect(calls[0]?.headers["X-Admin"]).toBe(xAdmin);
});

it("sends the user type with a public read and the token with an enquiry", async () => {
  const calls = mockApi(() => [200, {}]);
  saveSession(buildSession());
  await apiGet(endpointKey("GET /public/properties"));
  await apiSend("POST /public/contact-us/general", { body: {} });
  expect(calls[0]?.headers).toMatchObject({ "X-User": "visitor", "X-Auth": "none", "X-User-Type": "public" });
  expect(bearers(calls)).toEqual([undefined, `Bearer ${readSession()?.accessToken}`]);
});

it("refreshes a rejected token once for all pending requests and repeats each once", async () => {
  const [old, fresh] = [buildSession(), buildSession()];
  const calls = mockApi(({ call, headers }) => {
    if (call === "POST /auth/refresh") return [200, fresh];
    return headers.Authorization === bearer(old.access_token) ? [401, { detail: "Over" }] : [200, { ok: true }];
  });
  saveSession(old);
  const responses = await Promise.all([
    apiGet(endpointKey("GET /auth/me")),
    apiGet(endpointKey("GET /auth/sessions")),
    apiGet(endpointKey("GET /auth/enquiries")),
  ]);
  expect(responses).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const renewals = calls.filter(({ call }) => call === "POST /auth/refresh");
  expect(renewals).toHaveLength(1);
  expect(renewals[0]?.body).toEqual({ refreshToken: old.refresh_token });
  expect(renewals[0]?.headers.Authorization).toBeUndefined();
  expect(readSession()).toMatchObject({ accessToken: fresh.access_token, refreshToken: fresh.refresh_token });
});

it("does not repeat a request that is rejected with the new token", async () => {
  const calls = mockApi(({ call }) =>
    call === "POST /auth/refresh" ? [200, buildSession()] : [401, { detail: "No" }],
  );
  saveSession(buildSession());
  await expect(apiGet(endpointKey("GET /auth/me"))).rejects.toMatchObject({ status: 401 });
  expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me", "POST /auth/refresh", "GET /auth/me"]);
  expect(readSession()).toBeDefined();
});

it("refreshes an expired token before it is used", async () => {
  const fresh = buildSession();
  const calls = mockApi(({ call }) => [200, call === "POST /auth/refresh" ? fresh : {}]);
  saveSession(buildSession({}, -1));
  await apiGet(endpointKey("GET /auth/me"));
  expect(calls.map(({ call }) => call)).toEqual(["POST /auth/refresh", "GET /auth/me"]);
  expect(calls[1]?.headers.Authorization).toBe(`Bearer ${fresh.access_token}`);
});

it("clears an ended session and fails the request with 401", async () => {
  mockApi(() => [401, { detail: "Your session has ended. Please log in." }]);
  saveSession(buildSession());
  await expect(apiGet(endpointKey("GET /auth/me"))).rejects.toMatchObject({ status: 401 });
  expect(readSession()).toBeUndefined();
  expect(localStorage.getItem("refreshToken")).toBeNull();
});

it.each([
  ["503", [503, { detail: "away" }], ApiError],
  ["no response", undefined, NetworkError],
] as const)("keeps the tokens when the refresh gets %s", async (_, response, kind) => {
  mockApi(({ call }) => (call === "POST /auth/refresh" ? (response as [number, unknown]) : [401, { detail: "Over" }]));
  const session = buildSession();
  saveSession(session);
  await expect(apiGet(endpointKey("GET /auth/me"))).rejects.toBeInstanceOf(kind);
  expect(readSession()).toMatchObject({ accessToken: session.access_token, refreshToken: session.refresh_token });
});

it("sends an enquiry without a session when the refresh fails", async () => {
  const calls = mockApi(({ call }) => (call === "POST /auth/refresh" ? undefined : [201, { id: "1" }]));
  saveSession(buildSession({}, -1));
  await expect(apiSend("POST /public/contact-us/general", { body: {} })).resolves.toEqual({ id: "1" });
  expect(calls.at(-1)?.headers.Authorization).toBeUndefined();
});

it("uses the tokens that another tab has refreshed", async () => {
  const [old, others] = [buildSession(), buildSession()];
  const calls = mockApi(({ call, headers }) => {
    if (call === "POST /auth/refresh") return [500];
    if (headers.Authorization !== bearer(old.access_token)) return [200, {}];
    saveSession(others);
    return [401, { detail: "Over" }];
  });
  saveSession(old);
  await apiGet(endpointKey("GET /auth/me"));
  expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me", "GET /auth/me"]);
});

it("does not repeat a rejected request for another user", async () => {
  const calls = mockApi(({ call }) => {
    if (call === "POST /auth/refresh") return [500];
    saveSession(buildSession({ id: "5d2f3f0a-0000-4000-8000-00000000000f" }));
    return [401, { detail: "Over" }];
  });
  saveSession(buildSession());
  await expect(apiGet(endpointKey("GET /auth/me"))).rejects.toMatchObject({ status: 401 });
  expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me"]);
  expect(readSession()?.user.id).toBe("5d2f3f0a-0000-4000-8000-00000000000f");
});

it("stays logged out when a logout happens during a refresh", async () => {
  mockApi(({ call }) => {
    if (call !== "POST /auth/refresh") return [401, { detail: "Over" }];
    clearSession(true);
    return [200, buildSession()];
  });
  saveSession(buildSession());
  await expect(apiGet(endpointKey("GET /auth/me"))).rejects.toMatchObject({ status: 401 });
  expect(readSession()).toBeUndefined();
});

it("runs one tab at a time without navigator.locks", async () => {
  vi.stubGlobal("navigator", { ...navigator, locks: undefined });
  const { runInOneTab: inOneTab } = await import("#web/lib/session/run-in-one-tab.ts");
  let under = 0;
  let most = 0;
  const act = async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
  };
  await Promise.all([inOneTab("x", act), inOneTab("x", act), inOneTab("x", act)]);
  expect(most).toBe(1);
  expect(localStorage.getItem("turn_x")).toBeNull();
});

it("clears the session's data on logout and sends the hash of the refresh token", async () => {
  const calls = mockApi(() => [204]);
  const session = buildSession();
  saveSession(session);
  localStorage.setItem("property_images_1", "[]");
  localStorage.setItem("favorites", "[]");
  endSession();
  expect(Object.keys(localStorage)).toEqual(["favorites"]);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const tokenHash = await sha256(session.refresh_token);
  expect(calls[0]).toMatchObject({ call: "POST /auth/logout", body: { tokenHash } });
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(["favorites"]));
});

it.each([
  ["no response", undefined],
  ["a 503", [503, { detail: "away" }]],
  ["a 429", [429, { detail: "slowly" }]],
] as const)("sends a logout that got %s again later, without a token or a session", async (_, response) => {
  let isOffline = true;
  const calls = mockApi(() => (isOffline ? (response as [number, unknown] | undefined) : [204]));
  const session = buildSession();
  saveSession(session);
  endSession();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const [storedKey] = Object.keys(localStorage);
  expect(storedKey).toBe(`logout_${await sha256(session.refresh_token)}`);
  expect(JSON.stringify(localStorage)).not.toContain(session.refresh_token);
  await sendPendingRequests();
  expect(Object.keys(localStorage)).toEqual([storedKey]);
  // Another user is signed in when the connection is back. Their session must not end.
  isOffline = false;
  saveSession(buildSession());
  await sendPendingRequests();
  expect(calls.at(-1)).toMatchObject({
    call: "POST /auth/logout",
    body: { tokenHash: storedKey?.replace("logout_", "") },
  });
  expect(calls.at(-1)?.headers.Authorization).toBeUndefined();
  expect(Object.keys(localStorage)).not.toContain(storedKey);
  expect(readSession()).toBeDefined();
});

it("keeps the session when a sign-in is rejected", async () => {
  const calls = mockApi(() => [401, { detail: "Invalid email or password." }]);
  saveSession(buildSession());
  await expect(apiSend("POST /login", { body: { email: "", password: "" } })).rejects.toMatchObject({
    status: 401,
  });
  expect(calls.map(({ call }) => call)).toEqual(["POST /login"]);
  expect(calls[0]?.headers.Authorization).toBeUndefined();
  expect(readSession()).toBeDefined();
});

it("lets admins see their own change at once: public reads pass by the caches for two minutes", async () => {
  const calls = mockApi(() => [200, {}]);
  saveSession(buildSession({ role: "admin" }));
  const read = async (query?: { kind: "buy" }) => {
    await apiGet(endpointKey("GET /public/properties", { query }));
    return calls.at(-1)?.call;
  };
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now });
  expect(await read()).toBe("GET /public/properties");
  await apiSend("POST /team/:id/approve", { params: { id: "x" } });
  expect(await read()).toBe(`GET /public/properties?v=${now.toString(36)}`);
  expect(await read({ kind: "buy" })).toBe(`GET /public/properties?kind=buy&v=${now.toString(36)}`);
  vi.setSystemTime(now + 121_000);
  expect(await read()).toBe("GET /public/properties");
  vi.useRealTimers();
});

it("keeps the newest state of the database that it has seen, and asks for at least that one", async () => {
  saveSession(buildSession({ role: "admin" }));
  const sent: (string | undefined)[] = [];
  let answer = "0002";
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push((init.headers as Record<string, string>)["x-d1-bookmark"]);
    return new Response("{}", { headers: { "x-d1-bookmark": answer } });
  });
  await apiGet(endpointKey("GET /team/colleagues"));
  answer = "0001";
  await apiGet(endpointKey("GET /team/colleagues"));
  answer = "0003";
  await apiSend("POST /team/:id/approve", { params: { id: "x" } });
  await apiGet(endpointKey("GET /team/colleagues"));
  await apiGet(endpointKey("GET /public/properties"));
  expect(sent).toEqual([undefined, "0002", "0002", "0003", "0003"]);
});

it("sends no state with a public read of a person who has changed nothing", async () => {
  const calls = mockApi(() => [200, {}]);
  saveSession(buildSession({ role: "admin" }));
  localStorage.setItem("bookmark", '"0002"');
  await apiGet(endpointKey("GET /public/properties"));
  expect(calls[0]?.headers).not.toHaveProperty("x-d1-bookmark");
});

it("forgets the state when the database does not respond, because it may not have that state", async () => {
  mockApi(() => [503, { detail: "Down" }]);
  saveSession(buildSession({ role: "admin" }));
  localStorage.setItem("bookmark", '"0002"');
  await apiGet(endpointKey("GET /team/colleagues")).catch(() => undefined);
  expect(localStorage.getItem("bookmark")).toBeNull();
});
