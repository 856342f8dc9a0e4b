import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Member } from "#contract/admin/team.ts";
import { sha256 } from "#contract/http/sha256.ts";
import { AdminArea } from "#web/app/admin/admin-area.tsx";
import { readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import {
  buildSession,
  buildUser,
  mockApi,
  type Responder,
  renderAt,
  resetBrowser,
  toastText,
} from "../support/account-api.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

function buildMember(overrides: Partial<Member> = {}): Member {
  const dates = { role_requested_at: null, created_at: "2026-11-01T08:00:00.000Z" };
  return { ...buildUser(), ...dates, disabled: false, ...overrides };
}

/** Signs in with a role and mocks the API. `respond` takes precedence over the default responses. */
function signedInAs(role: Member["role"], respond: Responder = () => undefined) {
  saveSession(buildSession({ role, id: "own", username: "owner" }));
  return mockApi((sent) => {
    if (sent.call === "GET /auth/me") return [200, { user: buildUser({ role, id: "own", username: "owner" }) }];
    return respond(sent) ?? [204];
  });
}
const side = () => within(screen.getByRole("navigation", { name: "Admin" }));

it("redirects to the login, which returns to the page, when there is no session", async () => {
  mockApi(() => undefined);
  const { currentPath } = await renderAt(<AdminArea />, "/admin/team");
  expect(currentPath()).toBe("/login?next=%2Fadmin%2Fteam");
});

it.each(["/admin", "/admin/team"])("denies a user without a role access to %s and requests nothing", async (path) => {
  const calls = signedInAs("user");
  const { currentPath } = await renderAt(<AdminArea />, path);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Access Denied");
  expect(side().queryByRole("link", { name: "Dashboard" })).toBeNull();
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(["GET /auth/me"]));
  fireEvent.click(screen.getByRole("button", { name: "Use another account" }));
  expect(currentPath()).toBe(`/login?next=${encodeURIComponent(path)}`);
  expect(readSession()).toBeUndefined();
  await waitFor(() => expect(calls.at(-1)?.call).toBe("POST /auth/logout"));
});

it("shows an admin the links of the role and denies the team screen", async () => {
  signedInAs("admin");
  await renderAt(<AdminArea />, "/admin");
  expect(await screen.findByText(/Welcome, owner/)).toBeTruthy();
  expect(
    side()
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Monrovia Hub",
    "Dashboard",
    "Buy Properties",
    "Rent Properties",
    "Add Buy Property",
    "Add Rent Property",
    "Contact Submissions",
    "Import and export",
    "Your account",
  ]);
  cleanup();
  await renderAt(<AdminArea />, "/admin/team");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Access Denied");
});

it("denies access as soon as the server reports that the role was removed", async () => {
  saveSession(buildSession({ role: "admin" }));
  mockApi(({ call }) => (call === "GET /auth/me" ? [200, { user: buildUser({ role: "user" }) }] : [204]));
  await renderAt(<AdminArea />, "/admin");
  expect(await screen.findByText("Access Denied")).toBeTruthy();
});

it("ends the session and opens the login on Logout", async () => {
  const calls = signedInAs("admin");
  const { currentPath } = await renderAt(<AdminArea />, "/admin");
  const tokenHash = await sha256(readSession()?.refreshToken ?? "");
  fireEvent.click(side().getByRole("button", { name: "Logout" }));
  expect(currentPath()).toBe("/login");
  expect(readSession()).toBeUndefined();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: "POST /auth/logout", body: { tokenHash } }));
});

it("shows the not-found page for an unknown admin path", async () => {
  signedInAs("admin");
  await renderAt(<AdminArea />, "/admin/nowhere");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Page not found");
});

const requester = buildMember({
  id: "2",
  username: "james",
  role_request: "admin",
  role_requested_at: "2026-11-02T08:00:00.000Z",
});
const colleague = buildMember({ id: "3", username: "hawa", role: "admin" });
const own = buildMember({ id: "own", username: "owner", role: "super_admin" });
const teamOf = (users: Member[]) => [200, { data: { users }, total: users.length }] as [number, unknown];

it("shows the role from the server after approving a request", async () => {
  const calls = signedInAs("super_admin", ({ call }) => {
    if (call === "GET /team") return teamOf([requester, own]);
    if (call === "POST /team/2/approve") return [200, { user: { ...requester, role: "admin", role_request: null } }];
    return undefined;
  });
  await renderAt(<AdminArea />, "/admin/team");
  expect(await screen.findByText(/Requested role: Admin/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Approve james" })));
  expect(await screen.findByText("No pending requests.")).toBeTruthy();
  expect((screen.getByLabelText("Role of james") as HTMLSelectElement).value).toBe("admin");
  expect(toastText()).toContain("Request approvedjames is now Admin.");
  expect(calls.find(({ call }) => call === "GET /team")?.headers["X-Admin"]).toBe("admin");
});

it("declines a request, changes a role and disables an account", async () => {
  const calls = signedInAs("super_admin", ({ call, body }) => {
    if (call === "GET /team") return teamOf([requester, colleague]);
    if (call === "POST /team/2/decline") return [200, { user: { ...requester, role_request: null } }];
    return call === "PATCH /team/3" ? [200, { user: { ...colleague, ...(body as object) } }] : undefined;
  });
  await renderAt(<AdminArea />, "/admin/team");
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Decline james" })));
  await act(
    async () => void fireEvent.change(screen.getByLabelText("Role of hawa"), { target: { value: "super_admin" } }),
  );
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Disable hawa" })));
  expect(calls.flatMap(({ call, body }) => (call === "PATCH /team/3" ? [body] : []))).toEqual([
    { role: "super_admin" },
    { disabled: true },
  ]);
  expect(screen.getByText("Disabled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reset link for hawa" })).toBeNull();
});

it("offers no changes to the signed-in account", async () => {
  signedInAs("super_admin", ({ call }) => (call === "GET /team" ? teamOf([own]) : undefined));
  await renderAt(<AdminArea />, "/admin/team");
  expect(await screen.findByText("You")).toBeTruthy();
  expect(screen.queryByLabelText("Role of owner")).toBeNull();
});

it("shows the reason of a rejected change and changes nothing", async () => {
  const detail = "The last super admin cannot be changed.";
  signedInAs("super_admin", ({ call }) => (call === "GET /team" ? teamOf([colleague]) : [409, { detail }]));
  await renderAt(<AdminArea />, "/admin/team");
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Disable hawa" })));
  await waitFor(() => expect(toastText()).toContain(detail));
  expect(screen.getByRole("button", { name: "Disable hawa" })).toBeTruthy();
});

it("shows a new reset link", async () => {
  const resetLink = { link: "https://hub.example/reset-password#t0k3n", expires_at: "2026-11-03T08:00:00.000Z" };
  signedInAs("super_admin", ({ call }) => {
    if (call === "GET /team") return teamOf([colleague]);
    return call === "POST /team/3/reset-link" ? [201, resetLink] : undefined;
  });
  await renderAt(<AdminArea />, "/admin/team");
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Reset link for hawa" })));
  expect((screen.getByLabelText("Link") as HTMLInputElement).value).toBe(resetLink.link);
});

it("shows Access Denied, not an empty list, on a 403", async () => {
  signedInAs("super_admin", ({ call }) => (call === "GET /team" ? [403, { detail: "Forbidden" }] : undefined));
  await renderAt(<AdminArea />, "/admin/team");
  expect(await screen.findByText("Access Denied")).toBeTruthy();
});
