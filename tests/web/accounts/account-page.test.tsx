import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AccountPage } from "#web/features/accounts/account-page/account-page.tsx";
import { clearSession, readSession, saveSession } from "#web/lib/session/stored-session.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import {
  buildSession,
  buildUser,
  fillForm,
  inputByLabel,
  mockApi,
  type Responder,
  renderAt,
  resetBrowser,
  toastText,
} from "../support/account-api.tsx";

beforeEach(() => saveSession(buildSession()));
afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

const aLogin = (id: string, overrides: object = {}) => ({
  id,
  device: `Chrome on Android ${id}`,
  created_at: "2026-11-01T08:00:00.000Z",
  used_at: "2026-11-02T08:00:00.000Z",
  current: false,
  ...overrides,
});
const anEnquiry = (id: string) => ({
  id,
  reference: `E-${id}`,
  service: "real-estate",
  status: "replied",
  subject: "Villa",
  message: "Is it free?",
  property_uuid: "p-1",
  submitted_at: "2026-11-01T08:00:00.000Z",
});

/** The service of a person without anything, but for what a test answers. */
const serviceWith = (answer: Responder = () => undefined) =>
  mockApi((sent) => {
    const found = answer(sent);
    if (found) return found;
    if (sent.call === "GET /auth/me") return [200, { user: buildUser() }];
    if (sent.call === "GET /auth/sessions") return [200, { data: { sessions: [aLogin("1", { current: true })] } }];
    if (sent.call === "GET /auth/enquiries") return [200, { data: { enquiries: [] } }];
    return sent.call === "PUT /auth/favorites" ? [200, { data: { uuids: [] } }] : [204];
  });
const bodyOf = (calls: ReturnType<typeof mockApi>, call: string) => calls.find((one) => one.call === call)?.body;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const send = (name: string) => act(async () => void fireEvent.submit(screen.getByRole("form", { name })));

it("without a session the person is led to sign in, and back afterwards", async () => {
  clearSession();
  serviceWith();
  const { address } = await renderAt(<AccountPage />, "/account?x=1");
  expect(address()).toBe("/login?next=%2Faccount%3Fx%3D1");
});

it("a session that is over while the page is open leads to sign in as well", async () => {
  serviceWith(() => [401, { detail: "Your session has ended. Please log in." }]);
  const { address } = await renderAt(<AccountPage />, "/account");
  await waitFor(() => expect(address()).toBe("/login?next=%2Faccount"));
  expect(readSession()).toBeUndefined();
});

it("a session that another tab ended leads to sign in, one that is ended here by choice does not", async () => {
  serviceWith();
  const { address } = await renderAt(<AccountPage />, "/account");
  act(() => clearSession(true));
  expect(address()).toBe("/account");
  cleanup();
  saveSession(buildSession());
  const other = await renderAt(<AccountPage />, "/account");
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(other.address()).toBe("/login?next=%2Faccount");
});

it("the name can be changed, and is checked like at the start", async () => {
  const calls = serviceWith(({ call }) =>
    call === "PATCH /auth/me" ? [200, { user: buildUser({ username: "ma_kebbeh" }) }] : undefined,
  );
  await renderAt(<AccountPage />, "/account");
  fillForm({ Username: "m" });
  await send("Name");
  expect(screen.getByText("Username must be at least 3 characters")).toBeTruthy();
  fillForm({ Username: "ma_kebbeh" });
  await send("Name");
  await waitFor(() => expect(toastText()).toContain("ma_kebbeh"));
  expect(bodyOf(calls, "PATCH /auth/me")).toEqual({ username: "ma_kebbeh" });
  expect(readSession()?.user.username).toBe("ma_kebbeh");
});

it("a wrong current password is said at its field; a right one changes it", async () => {
  let isRight = false;
  const detail = [{ loc: ["body", "current_password"], msg: "This is not your password", type: "x" }];
  const calls = serviceWith(({ call }) => (call === "POST /auth/password" && !isRight ? [422, { detail }] : undefined));
  await renderAt(<AccountPage />, "/account");
  const typed = {
    "Current password": "Old-tree-7",
    "New password": "Mango-tree-8",
    "Confirm new password": "Mango-tree-8",
  };
  fillForm(typed);
  await send("Password");
  expect(inputByLabel("Current password").getAttribute("aria-invalid")).toBe("true");
  isRight = true;
  await send("Password");
  await waitFor(() => expect(toastText()).toContain("You are signed out on all other devices."));
  expect(calls.filter(({ call }) => call === "POST /auth/password").at(-1)?.body).toEqual({
    current_password: "Old-tree-7",
    new_password: "Mango-tree-8",
  });
  await waitFor(() => expect(inputByLabel("Current password").value).toBe(""));
});

it("sessions are listed, one can be ended, and all", async () => {
  const sessions = [aLogin("1", { current: true }), aLogin("2")];
  const calls = serviceWith(({ call }) => {
    if (call === "GET /auth/sessions") return [200, { data: { sessions } }];
    if (call === "DELETE /auth/sessions/2") sessions.pop();
    return undefined;
  });
  const { address } = await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText("This browser")).toBeTruthy();
  await press("Sign out: Chrome on Android 2");
  await waitFor(() => expect(screen.queryByText("Chrome on Android 2")).toBeNull());
  await press("Sign out everywhere");
  await waitFor(() => expect(address()).toBe("/login"));
  expect(calls.some(({ call }) => call === "DELETE /auth/sessions")).toBe(true);
  expect(readSession()).toBeUndefined();
});

it("inquiries are listed in the person's words, and this browser's receipts claim theirs once", async () => {
  localStorage.setItem("receipts", JSON.stringify([{ id: "7" }, { id: "8" }, { id: null }]));
  const calls = serviceWith(({ call }) => {
    if (call === "GET /auth/enquiries") return [200, { data: { enquiries: [anEnquiry("7")] } }];
    if (call === "POST /auth/enquiries") return [200, { data: { enquiries: [anEnquiry("7"), anEnquiry("8")] } }];
    return undefined;
  });
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText(/E-8/)).toBeTruthy();
  expect(screen.getAllByText("Answered")).toHaveLength(2);
  const claims = calls.filter(({ call }) => call === "POST /auth/enquiries");
  expect(claims.map(({ body }) => body)).toEqual([{ receipts: ["8"] }]);
});

it("what cannot be loaded says so and can be tried again", async () => {
  let isAway = true;
  serviceWith(({ call }) => (call === "GET /auth/sessions" && isAway ? [404, { detail: "Gone fishing" }] : undefined));
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByText("Gone fishing")).toBeTruthy();
  isAway = false;
  await press("Try Again");
  expect(await screen.findByText("This browser")).toBeTruthy();
});

it("deleting is asked once, with the password, and ends here", async () => {
  const calls = serviceWith();
  const { address } = await renderAt(<AccountPage />, "/account");
  await press("Delete my account");
  await press("Keep my account");
  await press("Delete my account");
  await send("Delete my account");
  expect(screen.getByText("Password is required")).toBeTruthy();
  fillForm({ "Your password": "Mango-tree-7" });
  await send("Delete my account");
  await waitFor(() => expect(address()).toBe("/"));
  expect(bodyOf(calls, "DELETE /auth/me")).toEqual({ password: "Mango-tree-7" });
  expect(readSession()).toBeUndefined();
});

it("a role that was granted elsewhere is known as soon as the page is opened, and an open request is said", async () => {
  serviceWith(({ call }) =>
    call === "GET /auth/me" ? [200, { user: buildUser({ role: "admin", role_request: "super_admin" }) }] : undefined,
  );
  await renderAt(<AccountPage />, "/account");
  expect(await screen.findByRole("link", { name: "Admin area" })).toBeTruthy();
  expect(screen.getByText("Your request for admin access awaits approval.")).toBeTruthy();
  expect(localStorage.getItem("role")).toBe("admin");
});
