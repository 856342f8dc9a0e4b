import { afterEach, expect, it, vi } from "vitest";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { sendPendingRequests } from "#web/app/send-pending-requests.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import { clearSession, readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetBrowser } from "../support/account-api.tsx";

afterEach(resetBrowser);

const refused = (token: string) => `Bearer ${token}`;
const bearers = (calls: { headers: Record<string, string> }[]) => calls.map(({ headers }) => headers.Authorization);

it("the session is kept under its four names", () => {
  const session = buildSession({ role: "admin" });
  saveSession(session);
  expect(localStorage.getItem("authToken")).toBe(session.access_token);
  expect(localStorage.getItem("refreshToken")).toBe(session.refresh_token);
  expect(localStorage.getItem("role")).toBe("admin");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toMatchObject({ email: "kebbeh@example.org", role: "admin" });
  expect(readSession()).toBe(readSession());
});

it("a stored role that does not exist counts as a visitor's", () => {
  saveSession(buildSession());
  localStorage.setItem("role", "owner");
  expect(readSession()?.role).toBe("user");
});

it.each([
  ["user", "/auth/me", "user", undefined],
  ["admin", "/auth/me", "admin", undefined],
  ["admin", "/team/colleagues", "admin", "admin"],
  ["super_admin", "/team", "admin", "admin"],
] as const)(
  "a %s's call of %s carries the bearer and the identification headers",
  async (role, path, xUser, xAdmin) => {
    const calls = mockApi(() => [200, {}]);
    const session = buildSession({ role });
    saveSession(session);
    await apiGet(path);
    expect(calls[0]?.headers).toMatchObject({
      "X-User": xUser,
      "X-Auth": "bearer",
      "X-Api": "v1",
      Authorization: `Bearer ${session.access_token}`,
    });
    expect(calls[0]?.headers["X-Admin"]).toBe(xAdmin);
  },
);

it("a public read carries the user type in place of a bearer, an inquiry the bearer", async () => {
  const calls = mockApi(() => [200, {}]);
  saveSession(buildSession());
  await apiGet("/public/properties");
  await apiSend(visitorEndpoints.sendGeneralEnquiry, { body: {} });
  expect(calls[0]?.headers).toMatchObject({ "X-User": "visitor", "X-Auth": "none", "X-User-Type": "public" });
  expect(bearers(calls)).toEqual([undefined, `Bearer ${readSession()?.accessToken}`]);
});

it("a refused token is renewed once for all calls under way, and each is repeated once", async () => {
  const [old, fresh] = [buildSession(), buildSession()];
  const calls = mockApi(({ call, headers }) => {
    if (call === "POST /auth/refresh") return [200, fresh];
    return headers.Authorization === refused(old.access_token) ? [401, { detail: "Over" }] : [200, { ok: true }];
  });
  saveSession(old);
  const answers = await Promise.all([apiGet("/auth/me"), apiGet("/auth/sessions"), apiGet("/auth/enquiries")]);
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const renewals = calls.filter(({ call }) => call === "POST /auth/refresh");
  expect(renewals).toHaveLength(1);
  expect(renewals[0]?.body).toEqual({ refreshToken: old.refresh_token });
  expect(renewals[0]?.headers.Authorization).toBeUndefined();
  expect(readSession()).toMatchObject({ accessToken: fresh.access_token, refreshToken: fresh.refresh_token });
});

it("a call that is refused with the new token too is not repeated again", async () => {
  const calls = mockApi(({ call }) =>
    call === "POST /auth/refresh" ? [200, buildSession()] : [401, { detail: "No" }],
  );
  saveSession(buildSession());
  await expect(apiGet("/auth/me")).rejects.toMatchObject({ status: 401 });
  expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me", "POST /auth/refresh", "GET /auth/me"]);
  expect(readSession()).toBeDefined();
});

it("a token that is known to have run out is renewed before it is used", async () => {
  const fresh = buildSession();
  const calls = mockApi(({ call }) => [200, call === "POST /auth/refresh" ? fresh : {}]);
  saveSession(buildSession({}, -1));
  await apiGet("/auth/me");
  expect(calls.map(({ call }) => call)).toEqual(["POST /auth/refresh", "GET /auth/me"]);
  expect(calls[1]?.headers.Authorization).toBe(`Bearer ${fresh.access_token}`);
});

it("when the session is over it is cleared, and the call fails as refused", async () => {
  mockApi(() => [401, { detail: "Your session has ended. Please log in." }]);
  saveSession(buildSession());
  await expect(apiGet("/auth/me")).rejects.toMatchObject({ status: 401 });
  expect(readSession()).toBeUndefined();
  expect(localStorage.getItem("refreshToken")).toBeNull();
});

it.each([
  ["503", [503, { detail: "away" }], ApiError],
  ["no answer", undefined, NetworkError],
] as const)("the tokens are kept when renewing meets %s", async (_, answer, kind) => {
  mockApi(({ call }) => (call === "POST /auth/refresh" ? (answer as [number, unknown]) : [401, { detail: "Over" }]));
  const session = buildSession();
  saveSession(session);
  await expect(apiGet("/auth/me")).rejects.toBeInstanceOf(kind);
  expect(readSession()).toMatchObject({ accessToken: session.access_token, refreshToken: session.refresh_token });
});

it("an inquiry goes without a session when the session cannot be renewed", async () => {
  const calls = mockApi(({ call }) => (call === "POST /auth/refresh" ? undefined : [201, { id: "1" }]));
  saveSession(buildSession({}, -1));
  await expect(apiSend(visitorEndpoints.sendGeneralEnquiry, { body: {} })).resolves.toEqual({ id: "1" });
  expect(calls.at(-1)?.headers.Authorization).toBeUndefined();
});

it("tokens that another tab has renewed meanwhile are used, not renewed again", async () => {
  const [old, others] = [buildSession(), buildSession()];
  const calls = mockApi(({ call, headers }) => {
    if (call === "POST /auth/refresh") return [500];
    if (headers.Authorization !== refused(old.access_token)) return [200, {}];
    saveSession(others);
    return [401, { detail: "Over" }];
  });
  saveSession(old);
  await apiGet("/auth/me");
  expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me", "GET /auth/me"]);
});

it("a call that was refused is not repeated in the name of whoever has signed in meanwhile", async () => {
  const calls = mockApi(({ call }) => {
    if (call === "POST /auth/refresh") return [500];
    saveSession(buildSession({ id: "5d2f3f0a-0000-4000-8000-00000000000f" }));
    return [401, { detail: "Over" }];
  });
  saveSession(buildSession());
  await expect(apiGet("/auth/me")).rejects.toMatchObject({ status: 401 });
  expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me"]);
  expect(readSession()?.user.id).toBe("5d2f3f0a-0000-4000-8000-00000000000f");
});

it("a session that was logged out while it was being renewed stays logged out", async () => {
  mockApi(({ call }) => {
    if (call !== "POST /auth/refresh") return [401, { detail: "Over" }];
    clearSession(true);
    return [200, buildSession()];
  });
  saveSession(buildSession());
  await expect(apiGet("/auth/me")).rejects.toMatchObject({ status: 401 });
  expect(readSession()).toBeUndefined();
});

it("without the browser's locks the tabs take turns through the storage", async () => {
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

it("logging out clears what the session wrote, and tells the server by the refresh token's hash", async () => {
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
  ["no answer", undefined],
  ["a 503", [503, { detail: "away" }]],
  ["a 429", [429, { detail: "slowly" }]],
] as const)("a logout that met %s is told later, without any token kept and in nobody's name", async (_, answer) => {
  let isAway = true;
  const calls = mockApi(() => (isAway ? (answer as [number, unknown] | undefined) : [204]));
  const session = buildSession();
  saveSession(session);
  endSession();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const [kept] = Object.keys(localStorage);
  expect(kept).toBe(`logout_${await sha256(session.refresh_token)}`);
  expect(JSON.stringify(localStorage)).not.toContain(session.refresh_token);
  await sendPendingRequests();
  expect(Object.keys(localStorage)).toEqual([kept]);
  // Somebody else is signed in by the time there is signal: their session is not the one that ends.
  isAway = false;
  saveSession(buildSession());
  await sendPendingRequests();
  expect(calls.at(-1)).toMatchObject({ call: "POST /auth/logout", body: { tokenHash: kept?.replace("logout_", "") } });
  expect(calls.at(-1)?.headers.Authorization).toBeUndefined();
  expect(Object.keys(localStorage)).not.toContain(kept);
  expect(readSession()).toBeDefined();
});

it("a refusal to sign in is no expired session", async () => {
  const calls = mockApi(() => [401, { detail: "Invalid email or password." }]);
  saveSession(buildSession());
  await expect(apiSend(accountEndpoints.login, { body: {} })).rejects.toMatchObject({ status: 401 });
  expect(calls.map(({ call }) => call)).toEqual(["POST /login"]);
  expect(calls[0]?.headers.Authorization).toBeUndefined();
  expect(readSession()).toBeDefined();
});
