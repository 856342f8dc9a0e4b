import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSession } from "#web/lib/session/stored-session.ts";
import { AdminRegistrationForm } from "#web/site/features/accounts/registration/admin-registration-form.tsx";
import { SignUpForm } from "#web/site/features/accounts/registration/sign-up-form.tsx";
import {
  buildSession,
  fillForm,
  inputByLabel,
  mockApi,
  type Responder,
  renderAt,
  resetScreen,
  submitForm,
} from "../support/account-api.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(resetScreen);

const typed = {
  Username: "kebbeh",
  Email: "kebbeh@example.org",
  Password: "Mango-tree-7",
  "Confirm password": "Mango-tree-7",
};

/** Mocks the API in a mode of admin registration; `response` is the response to a registration. */
const mockSignupApi = (response: ReturnType<Responder>, mode = "open", setup_code_needed = false) =>
  mockApi(({ call }) => {
    if (call === "GET /admin-signup") return [200, { data: { mode, setup_code_needed } }];
    if (call === "PUT /auth/favorites") return [200, { data: { uuids: [] } }];
    return call === "POST /register" ? response : [404, { detail: "Not found" }];
  });
const registrations = (calls: ReturnType<typeof mockApi>) => calls.filter(({ call }) => call === "POST /register");
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("creates a visitor account without a role and opens the home page after two seconds", async () => {
  const calls = mockSignupApi([201, buildSession()]);
  const { currentPath } = await renderAt(<SignUpForm />, "/signup");
  fillForm(typed);
  await submitForm();
  expect(await screen.findByText("Welcome, kebbeh!")).toBeTruthy();
  expect(registrations(calls)[0]?.body).toEqual({
    username: "kebbeh",
    email: "kebbeh@example.org",
    password: "Mango-tree-7",
  });
  expect(readSession()?.role).toBe("user");
  await wait(1500);
  expect(currentPath()).toBe("/signup");
  await wait(1000);
  expect(currentPath()).toBe("/");
});

it("links from sign-up to login and admin registration", async () => {
  await renderAt(<SignUpForm />, "/signup");
  expect(screen.getByText(/Already have an account/).textContent).toBe("Already have an account? Sign in");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "Need admin access?" }).getAttribute("href")).toBe("/admin/register");
  expect(inputByLabel("Email").autocomplete).toBe("email");
  expect(inputByLabel("Password").autocomplete).toBe("new-password");
});

it("shows a taken username above the form and at its field", async () => {
  mockSignupApi([400, { detail: "Username already taken" }]);
  await renderAt(<SignUpForm />, "/signup");
  fillForm(typed);
  await submitForm();
  expect(screen.getByRole("alert").textContent).toContain("Username already taken");
  expect(inputByLabel("Username").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(inputByLabel("Username")));
  expect(inputByLabel("Email").value).toBe(typed.Email);
});

it.each([
  ["a message", [400, { detail: "No more accounts" }], "No more accounts"],
  ["a list", [422, { detail: [{ loc: ["body", "x"], msg: "A" }, { msg: "B" }] }], "A, B"],
  ["an object", [400, { detail: { error: "taken" } }], "Registration failed: taken"],
  ["500", [500, { detail: "inside" }], "Backend server error. Please contact support or try again later."],
  ["no response", undefined, "Cannot connect to server. Please check if backend is running."],
] as const)("shows the specified message after a failed registration: %s", async (_, response, message) => {
  mockSignupApi(response as [number, unknown] | undefined);
  await renderAt(<AdminRegistrationForm />, "/admin/register");
  fillForm(typed);
  await submitForm();
  expect(screen.getAllByRole("alert")[0]?.textContent).toBe(message);
  expect(document.body.textContent).not.toContain("8000");
  expect(inputByLabel("Password").value).toBe(typed.Password);
});

it("opens the admin area after two seconds when roles are granted immediately", async () => {
  const calls = mockSignupApi([201, buildSession({ role: "super_admin" })]);
  const { currentPath } = await renderAt(<AdminRegistrationForm />, "/admin/register");
  expect(screen.getByText("Local development")).toBeTruthy();
  expect((inputByLabel("Role") as unknown as HTMLSelectElement).value).toBe("admin");
  fillForm(typed);
  fireEvent.change(inputByLabel("Role"), { target: { value: "super_admin" } });
  await submitForm();
  expect(await screen.findByText("Registration Successful!")).toBeTruthy();
  expect(
    screen.getByText("Your admin account has been created successfully. You will be redirected shortly."),
  ).toBeTruthy();
  expect(registrations(calls)[0]?.body).toMatchObject({ role: "super_admin" });
  await wait(1500);
  expect(currentPath()).toBe("/admin/register");
  await wait(1000);
  expect(currentPath()).toBe("/admin");
});

it("says that a request awaits approval and opens the home page", async () => {
  mockSignupApi([201, buildSession({ role: "user", role_request: "admin" })], "approval");
  const { currentPath } = await renderAt(<AdminRegistrationForm />, "/admin/register");
  expect(screen.getByText(/A super admin will review your request/)).toBeTruthy();
  expect(screen.queryByLabelText("Setup code")).toBeNull();
  fillForm(typed);
  await submitForm();
  expect(await screen.findByText("Your request for admin access awaits approval.")).toBeTruthy();
  expect(screen.getByText("Registration Successful!")).toBeTruthy();
  await wait(2500);
  expect(currentPath()).toBe("/");
});

it("asks for the setup code while there is no super admin, and reports a wrong one", async () => {
  const calls = mockSignupApi([403, { detail: "The setup code is missing or wrong." }], "approval", true);
  await renderAt(<AdminRegistrationForm />, "/admin/register");
  fillForm({ ...typed, "Setup code": " 1234 " });
  await submitForm();
  expect(registrations(calls)[0]?.body).toMatchObject({ role: "admin", setup_code: "1234" });
  expect(document.body.textContent).toContain("The setup code is missing or wrong.");
  expect(readSession()).toBeUndefined();
});

it("shows on opening that registration is closed", async () => {
  mockSignupApi([403, { detail: "Admin registration is closed." }], "closed");
  await renderAt(<AdminRegistrationForm />, "/admin/register");
  expect(screen.getByText("Admin registration is closed")).toBeTruthy();
});

it.each([
  [
    [200, { status: "ok", database: "ok", images: "ok" }],
    "API connection successful",
    /answered in \d+ ms.*Database: ok/,
  ],
  [[503, { status: "degraded", database: "failed", images: "ok" }], "API connection failed", /Database: failed/],
  [undefined, "API connection failed", /Cannot connect to server/],
] as const)("tests the connection to the API: %o", async (response, title, text) => {
  mockApi(({ call }) => (call === "GET /health" ? (response as [number, unknown]) : [404, {}]));
  await renderAt(<AdminRegistrationForm />, "/admin/register");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Test API Connection" })));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(document.body.textContent).toMatch(text);
});
