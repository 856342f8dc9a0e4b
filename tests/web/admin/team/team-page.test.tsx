import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Member } from "#contract/admin/team.ts";
import { AdminArea } from "#web/app/admin/admin-area.tsx";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import {
  buildSession,
  buildUser,
  mockApi,
  type Responder,
  renderAt,
  resetBrowser,
  toastText,
} from "../../support/account-api.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

function buildMember(overrides: Partial<Member> = {}): Member {
  const dates = { role_requested_at: null, created_at: "2026-11-01T08:00:00.000Z" };
  return { ...buildUser(), ...dates, disabled: false, email_verified: true, second_step: false, ...overrides };
}

const requester = buildMember({
  id: "2",
  username: "james",
  email: "james@example.org",
  email_verified: false,
  role_request: "admin",
  role_requested_at: "2026-11-02T08:00:00.000Z",
});
const colleague = buildMember({ id: "3", username: "hawa", email: "hawa@example.org", role: "admin" });
const own = buildMember({ id: "own", username: "owner", role: "super_admin" });

/** Opens the team screen as a super admin. `respond` takes precedence over the default responses. */
async function openTeam(users: Member[], respond: Responder = () => undefined) {
  const user = buildUser({ role: "super_admin", id: "own", username: "owner" });
  saveSession(buildSession(user));
  const calls = mockApi((sent) => {
    if (sent.call === "GET /auth/me") return [200, { user }];
    const response = respond(sent);
    if (response) return response;
    return sent.call === "POST /team/search" ? [200, { data: { users }, total: users.length }] : [204];
  });
  await renderAt(<AdminArea />, "/admin/team");
  return {
    calls,
    changes: () =>
      calls.filter(({ call }) => /^(PATCH|POST) \/team\/\d/.test(call)).map(({ call, body }) => [call, body]),
  };
}

const press = (name: string) => act(async () => void fireEvent.click(await screen.findByRole("button", { name })));
const dialog = () => within(screen.getByRole("dialog", { hidden: true }));
const pressInDialog = (name: string) =>
  act(async () => void fireEvent.click(dialog().getByRole("button", { name, hidden: true })));
const roleSelect = async () => (await screen.findByLabelText("Role of hawa")) as HTMLSelectElement;
const chooseRole = async (value: string) => {
  const select = await roleSelect();
  await act(async () => void fireEvent.change(select, { target: { value } }));
};

it("changes no role while an admin moves through the roles by keyboard", async () => {
  const { changes } = await openTeam([colleague, own]);
  await chooseRole("super_admin");
  expect(dialog().getByRole("heading", { hidden: true }).textContent).toBe(
    "Make hawa (hawa@example.org) a super admin?",
  );
  expect(dialog().getByText(/give and take access/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(changes()).toEqual([]);
});

it.each([
  ["Cancel", () => pressInDialog("Cancel")],
  ["Escape", () => act(async () => void fireEvent(screen.getByRole("dialog", { hidden: true }), new Event("cancel")))],
])("restores the role on %s and sends nothing", async (_, cancel) => {
  const { changes } = await openTeam([colleague, own]);
  await chooseRole("user");
  await cancel();
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  expect((await roleSelect()).value).toBe("admin");
  expect(changes()).toEqual([]);
});

it("sends a confirmed role once", async () => {
  const { changes } = await openTeam([colleague, own], ({ call, body }) =>
    call === "PATCH /team/3" ? [200, { user: { ...colleague, ...(body as object) } }] : undefined,
  );
  await chooseRole("super_admin");
  const confirm = dialog().getByRole("button", { name: "Make super admin", hidden: true });
  await act(async () => {
    fireEvent.click(confirm);
    fireEvent.click(confirm);
  });
  expect(changes()).toEqual([["PATCH /team/3", { role: "super_admin" }]]);
  expect((await roleSelect()).value).toBe("super_admin");
  expect(toastText()).toContain("hawa is now Super Admin and must log in again.");
});

it("says what a demoted admin loses", async () => {
  await openTeam([colleague, own]);
  await chooseRole("user");
  expect(dialog().getByText("They will no longer be able to open the admin area.")).toBeTruthy();
});

it("asks to call the person before approving the request of an unverified address", async () => {
  const { changes } = await openTeam([requester, own], ({ call }) =>
    call === "POST /team/2/approve" ? [200, { user: { ...requester, role: "admin", role_request: null } }] : undefined,
  );
  expect((await screen.findByText(/Requested role: Admin/)).textContent).toContain("not verified");
  await press("Approve james");
  expect(
    dialog().getByText(/not verified. Ask james by phone or in person whether james@example.org is theirs/),
  ).toBeTruthy();
  expect(changes()).toEqual([]);
  await pressInDialog("Make admin");
  expect(await screen.findByText("No pending requests.")).toBeTruthy();
  expect(changes()).toEqual([["POST /team/2/approve", undefined]]);
  expect(toastText()).toContain("Request approvedjames is now Admin.");
});

it("does not warn about a verified address", async () => {
  await openTeam([{ ...requester, email_verified: true }, own]);
  await press("Approve james");
  expect(dialog().queryByText(/not verified/)).toBeNull();
});

it("asks before it declines a request and disables an account", async () => {
  const { changes } = await openTeam([requester, colleague], ({ call, body }) => {
    if (call === "POST /team/2/decline") return [200, { user: { ...requester, role_request: null } }];
    return call === "PATCH /team/3" ? [200, { user: { ...colleague, ...(body as object) } }] : undefined;
  });
  await press("Decline james");
  await pressInDialog("Decline request");
  await press("Disable hawa");
  expect(changes()).toHaveLength(1);
  await pressInDialog("Disable account");
  expect(changes()).toEqual([
    ["POST /team/2/decline", undefined],
    ["PATCH /team/3", { disabled: true }],
  ]);
  expect(screen.getByText("Disabled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Reset link for hawa" })).toBeNull();
  await press("Enable hawa");
  await pressInDialog("Enable account");
  expect(changes().at(-1)).toEqual(["PATCH /team/3", { disabled: false }]);
});

it("sends a search in the body, so that no e-mail address is in a URL", async () => {
  const { calls } = await openTeam([own]);
  fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "ada@example.org" } });
  await press("Search");
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ call: "POST /team/search", body: { q: "ada@example.org" } }),
  );
  expect(calls.map(({ call }) => call).join()).not.toContain("ada");
});

it("offers no changes to the signed-in account", async () => {
  await openTeam([own]);
  expect(await screen.findByText("You")).toBeTruthy();
  expect(screen.queryByLabelText("Role of owner")).toBeNull();
});

it("shows the reason of a rejected change and changes nothing", async () => {
  const detail = "The last super admin cannot be changed.";
  await openTeam([colleague], ({ call }) => (call.startsWith("PATCH") ? [409, { detail }] : undefined));
  await press("Disable hawa");
  await pressInDialog("Disable account");
  await waitFor(() => expect(toastText()).toContain(detail));
  expect(screen.getByRole("button", { name: "Disable hawa" })).toBeTruthy();
});

it("shows a new reset link", async () => {
  const resetLink = { link: "https://hub.example/reset-password#t0k3n", expires_at: "2026-11-03T08:00:00.000Z" };
  await openTeam([colleague], ({ call }) => (call === "POST /team/3/reset-link" ? [201, resetLink] : undefined));
  await press("Reset link for hawa");
  expect((screen.getByLabelText("Link") as HTMLInputElement).value).toBe(resetLink.link);
});

it("shows Access Denied, not an empty list, on a 403", async () => {
  await openTeam([], ({ call }) => (call === "POST /team/search" ? [403, { detail: "Forbidden" }] : undefined));
  expect(await screen.findByText("Access Denied")).toBeTruthy();
});

it("resets a second step after a confirmation that names the person, whatever the role of the account", async () => {
  const visitor = buildMember({ ...colleague, role: "user", second_step: true });
  const without = buildMember({ id: "4", username: "musu", role: "admin" });
  const { changes } = await openTeam([{ ...own, second_step: true }, visitor, without], ({ call }) =>
    call === "POST /team/3/reset-second-step" ? [200, { user: { ...visitor, second_step: false } }] : undefined,
  );
  await press("Reset second step of hawa");
  expect(screen.queryByRole("button", { name: "Reset second step of musu" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Reset second step of owner" })).toBeNull();
  expect(dialog().getByText("Reset the second step of hawa (hawa@example.org)?")).toBeTruthy();
  expect(changes()).toEqual([]);
  await pressInDialog("Reset second step");
  await waitFor(() => expect(toastText()).toContain("hawa was signed out everywhere and can set up another phone."));
  expect(changes()).toEqual([["POST /team/3/reset-second-step", undefined]]);
});
