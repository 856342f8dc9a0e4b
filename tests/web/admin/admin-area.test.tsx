import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Role } from "#contract/accounts/roles.ts";
import { sha256 } from "#shared/sha256.ts";
import { readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, buildUser, mockApi, resetScreen } from "../support/account-api.tsx";
import { buildStats } from "../support/admin-api.ts";
import { renderAdmin } from "../support/render-admin.tsx";

afterEach(resetScreen);

/** Signs in with a role and mocks the API. */
function signedInAs(role: Role) {
  saveSession(buildSession({ role, id: "own", username: "owner" }));
  return mockApi(({ call }) =>
    call === "GET /auth/me" ? [200, { user: buildUser({ role, id: "own", username: "owner" }) }] : [204],
  );
}
const side = () => within(screen.getByRole("navigation", { name: "Admin" }));

it("redirects to the login, which returns to the page, when there is no session", async () => {
  mockApi(() => undefined);
  const { currentPath } = await renderAdmin("/admin/team");
  await waitFor(() => expect(currentPath()).toBe("/login?next=%2Fadmin%2Fteam"));
});

it.each(["/admin", "/admin/team"])("denies a user without a role access to %s and requests nothing", async (path) => {
  const calls = signedInAs("user");
  const { currentPath } = await renderAdmin(path);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Access Denied");
  expect(side().queryByRole("link", { name: "Dashboard" })).toBeNull();
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me"]));
  fireEvent.click(screen.getByRole("button", { name: "Use another account" }));
  await waitFor(() => expect(currentPath()).toBe(`/login?next=${encodeURIComponent(path)}`));
  expect(readSession()).toBeUndefined();
  await waitFor(() => expect(calls.at(-1)?.call).toBe("POST /auth/logout"));
});

it("shows an admin the links of the role, requests one home of the public list and denies the team screen", async () => {
  const calls = signedInAs("admin");
  await renderAdmin("/admin");
  expect(await screen.findByText(/Welcome, owner/)).toBeTruthy();
  const links = side()
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(links.join(", ")).toBe(
    "Monrovia Hub, Dashboard, All listings, Buy Properties, Rent Properties, Add Buy Property, Add Rent Property, Contact Submissions, Calendar, People, Wanted, Answer times, Sold and let, Reply templates, Import and export, Your account",
  );
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain("GET /public/buy/properties?limit=1"));
  cleanup();
  await renderAdmin("/admin/team");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Access Denied");
});

it("shows the account of an admin within the admin area", async () => {
  signedInAs("admin");
  await renderAdmin("/admin/account");
  expect(await screen.findByRole("heading", { level: 1, name: "Your account" })).toBeTruthy();
  expect(side().getByRole("link", { name: "Your account" }).getAttribute("aria-current")).toBe("page");
  expect(screen.queryByRole("link", { name: "Admin area" })).toBeNull();
});

it("does not deny access before it knows whether a request for access waits", async () => {
  const user = buildUser({ role: "user", role_request: "admin" });
  saveSession(buildSession(user));
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi(({ call }) => (call === "GET /auth/me" ? [200, { user }] : [204]));
  const send = fetch;
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => promise.then(() => send(...request)));
  await renderAdmin("/admin");
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByText("Loading...")).toBeTruthy();
  await act(async () => resolve());
  expect(await screen.findByRole("heading", { name: "Waiting for approval" })).toBeTruthy();
  expect(screen.queryByText("Access Denied")).toBeNull();
});

it("denies access when it cannot be read whether a request for access waits", async () => {
  saveSession(buildSession({ role: "user" }));
  mockApi(() => undefined);
  await renderAdmin("/admin");
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
});

it.each([
  ["super_admin", ["2 requests for access"]],
  ["admin", []],
] as const)("announces requests for access in the menu of a super admin only: %s", async (role, badges) => {
  const user = buildUser({ role, id: "own" });
  saveSession(buildSession(user));
  mockApi(({ call }) => {
    if (call === "GET /auth/me") return [200, { user }];
    return call === "GET /stats" ? [200, buildStats({ access_requests: 2 })] : [204];
  });
  await renderAdmin("/admin/outbox");
  await waitFor(() =>
    expect(side().queryAllByText(/for access/, { selector: ".sr-only" })).toHaveLength(badges.length),
  );
  if (badges.length > 0)
    expect(side().getByRole("link", { name: /^Team/ }).textContent).toBe("Team2 requests for access");
});

it.each(["buy", "rent"] as const)("leads from the side navigation to the %s listings", async (kind) => {
  const calls = signedInAs("admin");
  const { currentPath } = await renderAdmin("/admin");
  fireEvent.click(side().getByRole("link", { name: kind === "buy" ? "Buy Properties" : "Rent Properties" }));
  await waitFor(() => expect(currentPath()).toBe(`/admin/listings?show=${kind}`));
  const lists = () => calls.map(({ call }) => call).filter((call) => call.endsWith("/properties?limit=12"));
  await waitFor(() => expect(lists()).toEqual([`GET /list/${kind}/properties?limit=12`]));
});

it("denies access as soon as the server reports that the role was removed", async () => {
  saveSession(buildSession({ role: "admin" }));
  mockApi(({ call }) => (call === "GET /auth/me" ? [200, { user: buildUser({ role: "user" }) }] : [204]));
  await renderAdmin("/admin");
  expect(await screen.findByText("Access Denied")).toBeTruthy();
});

it("ends the session and opens the login on Logout", async () => {
  const calls = signedInAs("admin");
  const { currentPath } = await renderAdmin("/admin");
  const tokenHash = await sha256(readSession()?.refreshToken ?? "");
  fireEvent.click(side().getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(currentPath()).toBe("/login"));
  expect(readSession()).toBeUndefined();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: "POST /auth/logout", body: { tokenHash } }));
});

it("keeps the frame around an unknown path, and opens what a guessed address names", async () => {
  signedInAs("admin");
  await renderAdmin("/admin/no-such-page");
  expect(await screen.findByRole("heading", { level: 1, name: "This page does not exist" })).toBeTruthy();
  expect(side().getByRole("link", { name: "Dashboard" })).toBeTruthy();
  cleanup();
  const { currentPath } = await renderAdmin("/admin/contact-submissions/e1");
  await waitFor(() => expect(currentPath()).toBe("/admin/contact-submissions?open=e1"));
});

it.each([
  ["/admin/listings", []],
  ["/admin/listings?show=rent", ["Rent Properties"]],
  ["/admin/listings?tab=driving", []],
])("marks the links to what %s lists", async (path, expected) => {
  signedInAs("admin");
  await renderAdmin(path);
  const links = await side().findAllByRole("link", { name: /Properties$/ });
  expect(links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent)).toEqual(expected);
});
