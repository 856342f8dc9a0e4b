import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clearSession, readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { AccountPage } from "#web/site/features/accounts/account-page/account-page.tsx";
import {
  buildSession,
  buildUser,
  fillForm,
  inputByLabel,
  mockApi,
  type Responder,
  renderAt,
  resetScreen,
  toastText,
} from "../support/account-api.tsx";
import { buildPropertyCard } from "../support/property-fixtures.tsx";

beforeEach(() => saveSession(buildSession()));
afterEach(resetScreen);

const buildStoredSession = (id: string, overrides: object = {}) => ({
  id,
  device: `Chrome on Android ${id}`,
  created_at: "2026-11-01T08:00:00.000Z",
  used_at: "2026-11-02T08:00:00.000Z",
  current: false,
  ...overrides,
});
const buildEnquiry = (id: string) => ({
  id,
  reference: `E-${id}`,
  service: "real-estate",
  status: "replied",
  subject: "Villa",
  message: "Is it free?",
  property_uuid: "p-1",
  professional_id: "d-1",
  preferred_day: "2027-01-08",
  preferred_time: "morning",
  submitted_at: "2026-11-01T08:00:00.000Z",
});

/** Mocks the API of an account with one session and no enquiries; `respond` overrides responses. */
const mockAccountApi = (respond: Responder = () => undefined) =>
  mockApi((sent) => {
    const response = respond(sent);
    if (response) return response;
    if (sent.call === "GET /auth/me") return [200, { user: buildUser() }];
    if (sent.call === "GET /auth/sessions")
      return [200, { data: { sessions: [buildStoredSession("1", { current: true })] } }];
    if (sent.call === "GET /auth/enquiries") return [200, { data: { enquiries: [] } }];
    return sent.call === "PUT /auth/favorites" ? [200, { data: { uuids: [] } }] : [204];
  });
const findBody = (calls: ReturnType<typeof mockApi>, call: string) =>
  calls.find((request) => request.call === call)?.body;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const submit = (name: string) => act(async () => void fireEvent.submit(screen.getByRole("form", { name })));

it("redirects a visitor without a session to the login page and back", async () => {
  clearSession();
  mockAccountApi();
  const { currentPath } = await renderAt(<AccountPage />, "/account?x=1");
  expect(currentPath()).toBe("/login?next=%2Faccount%3Fx%3D1");
});

it("redirects to the login page when the session expires on the open page", async () => {
  mockAccountApi(() => [401, { detail: "Your session has ended. Please log in." }]);
  const { currentPath } = await renderAt(<AccountPage />, "/account");
  await waitFor(() => expect(currentPath()).toBe("/login?next=%2Faccount"));
  expect(readSession()).toBeUndefined();
});

it("redirects to the login page when another tab ends the session, but not after a logout on this page", async () => {
  mockAccountApi();
  const { currentPath } = await renderAt(<AccountPage />, "/account");
  act(() => clearSession(true));
  expect(currentPath()).toBe("/account");
  cleanup();
  saveSession(buildSession());
  const other = await renderAt(<AccountPage />, "/account");
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(other.currentPath()).toBe("/login?next=%2Faccount");
});

it("saves the username only after a change, and after checking it", async () => {
  const calls = mockAccountApi(({ call }) =>
    call === "PATCH /auth/me" ? [200, { user: buildUser({ username: "ma_kebbeh" }) }] : undefined,
  );
  await renderAt(<AccountPage />, "/account");
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save name" });
  expect(save.disabled).toBe(true);
  fillForm({ Username: "m" });
  expect(save.disabled).toBe(false);
  fillForm({ Username: buildUser().username });
  expect(save.disabled).toBe(true);
  fillForm({ Username: "m" });
  await submit("Name");
  expect(screen.getByText("Username must be at least 3 characters")).toBeTruthy();
  fillForm({ Username: "ma_kebbeh" });
  await submit("Name");
  await waitFor(() => expect(toastText()).toContain("ma_kebbeh"));
  expect(findBody(calls, "PATCH /auth/me")).toEqual({ username: "ma_kebbeh" });
  expect(readSession()?.user.username).toBe("ma_kebbeh");
});

it("shows this device first and the two sessions that were used last, and the others on request", async () => {
  const used = ["2026-11-03", "2026-11-06", "2026-11-05", "2026-11-04"].map((day, index) =>
    buildStoredSession(String(index), { used_at: `${day}T08:00:00.000Z`, current: index === 0 }),
  );
  mockAccountApi(({ call }) => (call === "GET /auth/sessions" ? [200, { data: { sessions: used } }] : undefined));
  await renderAt(<AccountPage />, "/account");
  expect((await screen.findByText("This device")).closest("li")?.previousElementSibling).toBeNull();
  const shown = () => screen.getAllByText(/^Chrome on Android/).map(({ textContent }) => textContent?.at(-1));
  expect(screen.queryByText("Chrome on Android 3")).toBeNull();
  await press("Show 1 more");
  expect(screen.getByText("Chrome on Android 3")).toBeTruthy();
  expect(shown()).toEqual(["0", "1", "2", "3"]);
  await press("Show fewer");
  expect(screen.queryByText("Chrome on Android 3")).toBeNull();
});

it("marks a wrong current password and accepts the correct one", async () => {
  let isAccepted = false;
  const detail = [{ loc: ["body", "current_password"], msg: "This is not your password", type: "x" }];
  const calls = mockAccountApi(({ call }) =>
    call === "POST /auth/password" && !isAccepted ? [422, { detail }] : undefined,
  );
  await renderAt(<AccountPage />, "/account");
  const typed = {
    "Current password": "Old-tree-7",
    "New password": "Mango-tree-8",
    "Confirm new password": "Mango-tree-8",
  };
  await press("Change password");
  fillForm(typed);
  await submit("Password");
  expect(inputByLabel("Current password").getAttribute("aria-invalid")).toBe("true");
  isAccepted = true;
  await submit("Password");
  await waitFor(() => expect(toastText()).toContain("You are signed out on all other devices."));
  expect(calls.filter(({ call }) => call === "POST /auth/password").at(-1)?.body).toEqual({
    current_password: "Old-tree-7",
    new_password: "Mango-tree-8",
  });
  await waitFor(() => expect(screen.queryByLabelText("Current password")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Change password");
});

it("lists sessions and ends one or all of them", async () => {
  const sessions = [buildStoredSession("1", { current: true }), buildStoredSession("2")];
  const calls = mockAccountApi(({ call }) => {
    if (call === "GET /auth/sessions") return [200, { data: { sessions } }];
    if (call === "DELETE /auth/sessions/2") sessions.pop();
    return undefined;
  });
  const { currentPath } = await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText("This device")).toBeTruthy();
  await press("Sign out: Chrome on Android 2");
  await waitFor(() => expect(screen.queryByText("Chrome on Android 2")).toBeNull());
  await press("Sign out everywhere");
  await waitFor(() => expect(currentPath()).toBe("/login"));
  expect(calls.some(({ call }) => call === "DELETE /auth/sessions")).toBe(true);
  expect(readSession()).toBeUndefined();
});

it("lists enquiries and claims those of this browser's receipts once", async () => {
  localStorage.setItem("receipts", JSON.stringify([{ id: "7" }, { id: "8" }, { id: null }]));
  const calls = mockAccountApi(({ call }) => {
    if (call === "GET /auth/enquiries") return [200, { data: { enquiries: [buildEnquiry("7")] } }];
    if (call === "POST /auth/enquiries") return [200, { data: { enquiries: [buildEnquiry("7"), buildEnquiry("8")] } }];
    return undefined;
  });
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText(/E-8/)).toBeTruthy();
  expect(screen.getAllByText("Answered")).toHaveLength(2);
  expect(screen.getAllByText("Preferred time: Friday, 8 January 2027, morning")).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "View doctor" })[0]?.getAttribute("href")).toBe("/health/d-1");
  const claims = calls.filter(({ call }) => call === "POST /auth/enquiries");
  expect(claims.map(({ body }) => body)).toEqual([{ receipts: ["8"] }]);
});

it("adds an enquiry of this browser with another address only with its phone number or address", async () => {
  const receipts = [
    { id: "8", service: "real-estate", sent_at: "2026-11-01T08:00:00.000Z" },
    { id: "9", service: "health", sent_at: "2026-11-02T08:00:00.000Z", account: "another account" },
  ];
  localStorage.setItem("receipts", JSON.stringify(receipts));
  const msg = "This adds no enquiry from this browser. Try the email address of your enquiry";
  const calls = mockAccountApi(({ call, body }) => {
    if (call !== "POST /auth/enquiries") return undefined;
    const { contact } = body as { contact?: string };
    if (contact === undefined) return [200, { data: { enquiries: [] } }];
    if (contact !== "0886 123 456") return [422, { detail: [{ loc: ["body", "contact"], msg, type: "value" }] }];
    return [200, { data: { enquiries: [buildEnquiry("8")] } }];
  });
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText("1 other enquiry was sent from this browser")).toBeTruthy();
  expect(screen.getByText("Real estate, 1 November 2026")).toBeTruthy();
  expect(screen.queryByText(/E-8/)).toBeNull();
  const label = "Phone number or email address in the enquiry";
  fillForm({ [label]: "0777 000 000" });
  await submit("Add enquiries");
  expect(await screen.findAllByText(msg)).not.toHaveLength(0);
  fillForm({ [label]: "0886 123 456" });
  await submit("Add enquiries");
  expect(await screen.findByText(/E-8/)).toBeTruthy();
  expect(screen.queryByText(/sent from this browser$/)).toBeNull();
  const claims = calls.filter(({ call }) => call === "POST /auth/enquiries");
  expect(claims.map(({ body }) => (body as { receipts: string[] }).receipts)).toEqual([["8"], ["8"], ["8"]]);
});

it("offers to retry a list that could not be loaded", async () => {
  let isFailing = true;
  mockAccountApi(({ call }) =>
    call === "GET /auth/sessions" && isFailing ? [404, { detail: "Not available" }] : undefined,
  );
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText("Not available. What you saved is kept.")).toBeTruthy();
  isFailing = false;
  await press("Try Again");
  expect(await screen.findByText("This device")).toBeTruthy();
});

it("deletes the account after the password and signs out", async () => {
  const calls = mockAccountApi();
  const { currentPath } = await renderAt(<AccountPage />, "/account");
  await press("Delete my account");
  await press("Keep my account");
  await press("Delete my account");
  await submit("Delete my account");
  expect(screen.getByText("Password is required")).toBeTruthy();
  const waiting = `waiting_${readSession()?.user.id}_favorites_synced`;
  localStorage.setItem(waiting, "[]");
  fillForm({ "Your password": "Mango-tree-7" });
  await submit("Delete my account");
  await waitFor(() => expect(currentPath()).toBe("/"));
  expect(localStorage.getItem(waiting)).toBeNull();
  expect(findBody(calls, "DELETE /auth/me")).toEqual({ password: "Mango-tree-7" });
  expect(readSession()).toBeUndefined();
});

it("shows a new role and an open role request when the page opens", async () => {
  mockAccountApi(({ call }) =>
    call === "GET /auth/me" ? [200, { user: buildUser({ role: "admin", role_request: "super_admin" }) }] : undefined,
  );
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByRole("link", { name: "Admin area" })).toBeTruthy();
  expect(screen.getByText("Your request for admin access awaits approval.")).toBeTruthy();
  expect(localStorage.getItem("role")).toBe("admin");
});

it.each([
  ["a visitor's enquiries first", "user", 0],
  ["an admin's enquiries after the settings", "admin", -2],
] as const)("shows %s", async (_, role, index) => {
  saveSession(buildSession({ role }));
  mockAccountApi(({ call }) => (call === "GET /auth/me" ? [200, { user: buildUser({ role }) }] : undefined));
  await renderAt(<AccountPage />, "/account");
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.at(index)).toBe("Your enquiries");
});

it("leads to the saved homes, with their number, and to the saved searches", async () => {
  localStorage.setItem("favorites", JSON.stringify([buildPropertyCard()]));
  saveSession(buildSession());
  mockAccountApi();
  await renderAt(<AccountPage />, "/account");
  const section = within(screen.getByRole("region", { name: "Saved homes and searches" }));
  expect(section.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
    "See 1 saved home /favorites",
    "See saved searches /favorites?show=searches",
  ]);
});

it("shows the role in the admin area, and neither saved homes nor own enquiries", async () => {
  saveSession(buildSession({ role: "admin" }));
  mockAccountApi(({ call }) => (call === "GET /auth/me" ? [200, { user: buildUser({ role: "admin" }) }] : undefined));
  await renderAt(<AccountPage />, "/admin/account");
  expect(screen.getByText(/signed in as/).parentElement?.textContent).toMatch(/^Admin, signed in as .+@/);
  for (const name of ["Saved homes and searches", "Your enquiries"])
    expect(screen.queryByRole("heading", { name })).toBeNull();
});
