import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Member } from "#contract/admin/team.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import {
  buildSession,
  buildUser,
  inputByLabel,
  mockApi,
  type Responder,
  resetScreen,
  toastText,
} from "../support/account-api.tsx";
import { renderAdmin } from "../support/render-admin.tsx";

afterEach(resetScreen);

function buildMember(overrides: Partial<Member> = {}): Member {
  const dates = { role_requested_at: null, created_at: "2026-11-01T08:00:00.000Z" };
  return { ...buildUser(), ...dates, disabled: false, email_verified: true, second_step: false, ...overrides };
}

const requester = buildMember({
  ...{ id: "2", username: "james", email: "james@example.org", email_verified: false },
  ...{ role_request: "admin", role_requested_at: "2026-11-02T08:00:00.000Z" },
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
  await renderAdmin("/admin/team");
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
const radio = (name: string) => dialog().getByRole("radio", { name: new RegExp(`^${name}`), hidden: true });
const manage = (name: string) => press(`Manage ${name}`);
/** Opens an account, chooses a role and presses the button below the roles. */
const chooseRole = async (name: string, role: string) => {
  await manage(name);
  await act(async () => void fireEvent.click(radio(role)));
  await pressInDialog("Change role");
};
const openTab = (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole("link", { name: new RegExp(`^${name}`) })));
const rows = () =>
  [...document.querySelectorAll("nav[aria-label=Accounts] ~ ul > li")].map(
    (row) => row.querySelector("p")?.textContent,
  );

it("separates colleagues from customers, counts both, and says who has the second step", async () => {
  const customer = buildMember({ id: "5", username: "musu" });
  await openTeam([own, { ...colleague, second_step: true }, customer]);
  expect((await screen.findByRole("link", { name: "Colleagues 2" })).getAttribute("aria-current")).toBe("page");
  expect(rows()).toEqual(["ownerYou", "hawa"]);
  const secondSteps = screen.getAllByText(/^Two-step login/).map(({ textContent }) => textContent);
  expect(secondSteps).toEqual(["Two-step login off, turn on", "Two-step login on"]);
  const turnOn = screen
    .getAllByRole("link", { name: "Two-step login off, turn on" })
    .map((link) => link.getAttribute("href"));
  expect(turnOn).toEqual(["/admin/account#second-step"]);
  await openTab("Customers");
  expect(screen.getByRole("link", { name: "Customers 1" }).getAttribute("aria-current")).toBe("page");
  expect(rows()).toEqual(["musu"]);
});

it.each([
  [
    "explains how a colleague gets access, with the link to send",
    "approval",
    /\/admin\/register$/,
    "Approve their request",
  ],
  ["sends a colleague to the sign-up while admin registration is closed", "closed", /\/signup$/, "Give them a role"],
])("%s", async (_, mode, link, step) => {
  const data = { mode, setup_code_needed: false };
  await openTeam([own], ({ call }) => (call === "GET /admin-signup" ? [200, { data }] : undefined));
  await press("Add a colleague");
  await waitFor(() => expect(inputByLabel("Link for your colleague").value).toMatch(link));
  expect(dialog().getByText(step)).toBeTruthy();
});

it("explains each role and changes none before a confirmation that names the person", async () => {
  const { changes } = await openTeam([colleague, own]);
  await manage("hawa");
  expect(dialog().getByText(/replies to enquiries/)).toBeTruthy();
  expect(dialog().getByText("Change role").closest("button")?.getAttribute("aria-disabled")).toBe("true");
  await act(async () => void fireEvent.click(radio("Super Admin")));
  expect(changes()).toEqual([]);
  await pressInDialog("Change role");
  const title = dialog().getByRole("heading", { hidden: true }).textContent;
  expect(title).toBe("Make hawa (hawa@example.org) a super admin?");
  expect(dialog().getByText(/give and take access/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(changes()).toEqual([]);
});

it.each([
  ["Cancel", () => pressInDialog("Cancel")],
  ["Escape", () => act(async () => void fireEvent(screen.getByRole("dialog", { hidden: true }), new Event("cancel")))],
])("says what a demoted admin loses, and keeps the role on %s", async (_, cancel) => {
  const { changes } = await openTeam([colleague, own]);
  await chooseRole("hawa", "Customer");
  expect(dialog().getByText("They will no longer be able to open the admin area.")).toBeTruthy();
  await cancel();
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  await manage("hawa");
  expect((radio("Admin") as HTMLInputElement).checked).toBe(true);
  expect(changes()).toEqual([]);
});

it("sends a confirmed role once", async () => {
  const { changes } = await openTeam([colleague, own], ({ call, body }) =>
    call === "PATCH /team/3" ? [200, { user: { ...colleague, ...(body as object) } }] : undefined,
  );
  await chooseRole("hawa", "Super Admin");
  const confirm = dialog().getByRole("button", { name: "Make super admin", hidden: true });
  await act(async () => {
    fireEvent.click(confirm);
    fireEvent.click(confirm);
  });
  expect(changes()).toEqual([["PATCH /team/3", { role: "super_admin" }]]);
  expect(document.querySelector("li:has([aria-label='Manage hawa'])")?.textContent).toContain("Super Admin");
  expect(toastText()).toContain("hawa is now Super Admin and must log in again.");
});

it("asks to call the person before approving the request of an unverified address", async () => {
  const { changes } = await openTeam([requester, own], ({ call }) =>
    call === "POST /team/2/approve" ? [200, { user: { ...requester, role: "admin", role_request: null } }] : undefined,
  );
  expect((await screen.findByText(/Requested role: Admin/)).parentElement?.textContent).toContain("not verified");
  await press("Approve james");
  expect(
    dialog().getByText(/not verified. Ask james by phone or in person whether james@example.org is theirs/),
  ).toBeTruthy();
  expect(changes()).toEqual([]);
  await pressInDialog("Make admin");
  await waitFor(() => expect(screen.queryByText("Requests for access")).toBeNull());
  expect(changes()).toEqual([["POST /team/2/approve", undefined]]);
  expect(toastText()).toContain("Request approvedjames is now Admin.");
  cleanup();
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
  await manage("hawa");
  await pressInDialog("Disable account");
  expect(changes()).toHaveLength(1);
  await pressInDialog("Disable account");
  expect(changes()).toEqual([
    ["POST /team/2/decline", undefined],
    ["PATCH /team/3", { disabled: true }],
  ]);
  expect(screen.getByText("Disabled")).toBeTruthy();
  await manage("hawa");
  expect(dialog().queryByRole("button", { name: "Create password link", hidden: true })).toBeNull();
  await pressInDialog("Enable account");
  await pressInDialog("Enable account");
  expect(changes().at(-1)).toEqual(["PATCH /team/3", { disabled: false }]);
});

it("sends a search in the body, so that no e-mail address is in a URL", async () => {
  const many = Array.from({ length: 11 }, (_, index) => buildMember({ id: `${index}`, username: `name${index}` }));
  const { calls } = await openTeam(many);
  fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "ada@example.org" } });
  await press("Search");
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ call: "POST /team/search", body: { q: "ada@example.org" } }),
  );
  expect(calls.map(({ call }) => call).join()).not.toContain("ada");
});

it("offers no search for a few accounts, no section of requests without one, and no changes to the own account", async () => {
  await openTeam([own, colleague]);
  await screen.findByText("You");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByText("Requests for access")).toBeNull();
  expect(screen.queryByRole("button", { name: "Manage owner" })).toBeNull();
});

it("shows the reason of a rejected change and changes nothing", async () => {
  const detail = "The last super admin cannot be changed.";
  await openTeam([colleague], ({ call }) => (call.startsWith("PATCH") ? [409, { detail }] : undefined));
  await manage("hawa");
  await pressInDialog("Disable account");
  await pressInDialog("Disable account");
  await waitFor(() => expect(toastText()).toContain(detail));
  expect(screen.queryByText("Disabled")).toBeNull();
});

it("shows a new password link", async () => {
  const resetLink = { link: "https://hub.example/reset-password#t0k3n", expires_at: "2026-11-03T08:00:00.000Z" };
  await openTeam([colleague], ({ call }) => (call === "POST /team/3/reset-link" ? [201, resetLink] : undefined));
  await manage("hawa");
  await pressInDialog("Create password link");
  expect(dialog().getByText(/works once/)).toBeTruthy();
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
  await manage("musu");
  expect(dialog().queryByRole("button", { name: "Reset two-step login", hidden: true })).toBeNull();
  await pressInDialog("Close");
  await openTab("Customers");
  await manage("hawa");
  await pressInDialog("Reset two-step login");
  expect(dialog().getByText("Reset two-step login for hawa (hawa@example.org)?")).toBeTruthy();
  expect(changes()).toEqual([]);
  await pressInDialog("Reset two-step login");
  await waitFor(() => expect(toastText()).toContain("hawa was signed out everywhere and can set up another phone."));
  expect(changes()).toEqual([["POST /team/3/reset-second-step", undefined]]);
});

it("lets an admin see health enquiries after a confirmation, marks it and takes it away again", async () => {
  let permissions: Member["permissions"] = [];
  const { changes } = await openTeam([own, colleague], ({ call, body }) => {
    if (call !== "PATCH /team/3") return undefined;
    permissions = (body as Pick<Member, "permissions">).permissions;
    return [200, { user: { ...colleague, permissions } }];
  });
  await manage("hawa");
  await pressInDialog("Let them see health enquiries");
  expect(changes()).toEqual([]);
  await pressInDialog("Let them see");
  expect(changes()).toEqual([["PATCH /team/3", { permissions: ["health"] }]]);
  expect(toastText()).toContain("hawa now sees health enquiries.");
  expect(screen.getByText("Health")).toBeTruthy();
  await manage("hawa");
  await pressInDialog("Hide health enquiries");
  await pressInDialog("Hide");
  expect(changes().at(-1)).toEqual(["PATCH /team/3", { permissions: [] }]);
  expect(screen.queryByText("Health")).toBeNull();
});

it("offers the permission for admins only", async () => {
  const owner = buildMember({ id: "4", username: "james", role: "super_admin", permissions: ["health"] });
  await openTeam([own, owner]);
  await manage("james");
  expect(dialog().queryByText("Health enquiries")).toBeNull();
});
