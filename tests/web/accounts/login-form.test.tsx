import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { readSession } from "#web/lib/session/stored-session.ts";
import { LoginForm } from "#web/site/features/accounts/sign-in/login-form.tsx";
import {
  buildSession,
  fillForm,
  inputByLabel,
  mockApi,
  type Responder,
  renderAt,
  resetScreen,
  submitForm,
  toastText,
} from "../support/account-api.tsx";

afterEach(resetScreen);

const typed = { Email: " kebbeh@example.org ", Password: "Mango-tree-7" };
const respondAfterSync = (respond: Responder) => (sent: Parameters<Responder>[0]) =>
  sent.call === "PUT /auth/favorites" ? ([200, { data: { uuids: [] } }] as [number, unknown]) : respond(sent);

it("shows each problem at its field and focuses the first one", async () => {
  const calls = mockApi(() => [500]);
  await renderAt(<LoginForm />);
  fillForm({ Email: "kebbeh" });
  await submitForm();
  expect(screen.getByText("Please enter a valid email address").closest("p")?.id).toBe(
    inputByLabel("Email").getAttribute("aria-describedby"),
  );
  await waitFor(() => expect(document.activeElement).toBe(inputByLabel("Email")));
  expect(inputByLabel("Password").getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
  fillForm({ Email: "kebbeh@example.org" });
  expect(inputByLabel("Email").getAttribute("aria-invalid")).toBeNull();
});

it("sets autocomplete and keyboard types, and shows and hides the password", async () => {
  await renderAt(<LoginForm />);
  expect([inputByLabel("Email").autocomplete, inputByLabel("Email").inputMode]).toEqual(["username", "email"]);
  expect(inputByLabel("Password").autocomplete).toBe("current-password");
  expect(inputByLabel("Password").type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(inputByLabel("Password").type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(inputByLabel("Password").type).toBe("password");
});

it("disables the button while sending, then welcomes the visitor and opens the home page", async () => {
  const session = buildSession();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const calls = mockApi(respondAfterSync(() => [200, session]));
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    await opened;
    return fetch(...args);
  };
  const { currentPath } = await renderAt(<LoginForm />);
  fillForm(typed);
  await submitForm();
  expect((screen.getByRole("button", { name: "Signing In..." }) as HTMLButtonElement).disabled).toBe(true);
  await act(async () => open());
  await waitFor(() => expect(toastText()).toContain("Login successful!"));
  expect(toastText()).toContain("Welcome back, kebbeh@example.org!");
  expect(calls[0]).toMatchObject({
    call: "POST /login",
    body: { email: "kebbeh@example.org", password: "Mango-tree-7" },
  });
  expect(readSession()).toMatchObject({ accessToken: session.access_token, role: "user" });
  await waitFor(() => expect(currentPath()).toBe("/"));
  // The next tap opens something, which the greeting must not cover.
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(toastText()).toBe("");
});

it.each([
  ["a visitor", "user", "/login", undefined, "/"],
  ["an admin", "admin", "/login", undefined, "/admin"],
  ["a super admin", "super_admin", "/login", undefined, "/admin"],
  ["a visitor from a page", "user", "/login?next=%2Faccount", undefined, "/account"],
  ["an admin from a page", "admin", "/login?next=%2Frent%3Fq%3Dx", undefined, "/rent?q=x"],
  ["a visitor with a foreign return path", "user", "/login?next=%2F%2Fevil.example", undefined, "/"],
  ["a visitor on the admin login", "user", "/admin/login", "/admin", "/admin"],
] as const)("redirects %s", async (_, role, path, destination, expected) => {
  mockApi(respondAfterSync(() => [200, buildSession({ role })]));
  const { currentPath } = await renderAt(<LoginForm destination={destination} />, path);
  fillForm(typed);
  await submitForm();
  await waitFor(() => expect(currentPath()).toBe(expected));
});

it("takes the role from the server, not from the e-mail address", async () => {
  mockApi(respondAfterSync(() => [200, buildSession({ email: "admin@example.org", role: "user" })]));
  const { currentPath } = await renderAt(<LoginForm />);
  fillForm({ ...typed, Email: "admin@example.org" });
  await submitForm();
  await waitFor(() => expect(currentPath()).toBe("/"));
  expect(localStorage.getItem("role")).toBe("user");
});

it.each([
  ["a message", [401, { detail: "Invalid email or password." }], "Invalid email or password."],
  ["field messages", [422, { detail: [{ loc: ["body", "x"], msg: "A" }, { msg: "B" }] }], "A, B"],
  ["a field message without a path", [422, { detail: [{ msg: "Enter your work email" }] }], "Enter your work email"],
  ["a path that is no list", [422, { detail: [{ loc: null, msg: "Wrong shape" }] }], "Wrong shape"],
  ["messages without fields", [422, { detail: ["Too short", null, 7] }], "Too short"],
  ["an error object", [403, { detail: { error: "Disabled" } }], "Disabled"],
  [
    "too many attempts",
    [429, { detail: "Too many attempts. Please try again later." }],
    "Too many attempts. Please try again later.",
  ],
  ["no response", undefined, "Cannot connect to server. Please check if backend is running."],
  ["a server error", [503, { detail: "inside" }], "Cannot connect to server. Please check if backend is running."],
] as const)("shows %s in the toast and keeps the typed values", async (_, response, message) => {
  mockApi(() => response as [number, unknown] | undefined);
  await renderAt(<LoginForm />);
  fillForm(typed);
  await submitForm();
  await waitFor(() => expect(toastText()).toContain(message));
  expect(toastText()).toContain("Login failed");
  expect(inputByLabel("Password").value).toBe(typed.Password);
  expect((screen.getByRole("button", { name: "Sign In" }) as HTMLButtonElement).disabled).toBe(false);
  expect(readSession()).toBeUndefined();
});

it.each([
  [401, "Check the email and password for typing errors, or reset the password."],
  [503, "What you typed is still here. Try again in a moment."],
  [429, "Too many attempts."],
] as const)("shows the next step after a login failed with %d, below the password", async (status, step) => {
  mockApi(() => [status, status === 429 ? { detail: "Too many attempts." } : {}]);
  await renderAt(<LoginForm />);
  fillForm(typed);
  await submitForm();
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toBe(step);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(inputByLabel("Password").compareDocumentPosition(notice) & after).toBe(after);
  const link = screen.getByRole("link", { name: "Forgot your password?" });
  expect(notice.compareDocumentPosition(link) & after).toBe(after);
});

it("sends one login after two clicks", async () => {
  const calls = mockApi(respondAfterSync(() => [200, buildSession()]));
  const { currentPath } = await renderAt(<LoginForm />);
  fillForm(typed);
  const form = document.querySelector("form") as HTMLFormElement;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(currentPath()).toBe("/"));
  expect(calls.filter(({ call }) => call === "POST /login")).toHaveLength(1);
});

it("links to the terms, the privacy policy, sign-up and help with the password, and keeps the return path", async () => {
  await renderAt(<LoginForm />, "/login?next=%2Faccount");
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([href("Terms"), href("Privacy Policy")]).toEqual(["/terms", "/privacy"]);
  expect(href("Sign up")).toBe("/signup?next=%2Faccount");
  expect(href("Forgot your password?")).toBe("/reset-password");
  expect(screen.queryByRole("link", { name: "Need admin access?" })).toBeNull();
});

it("offers admin access instead of sign-up where colleagues log in", async () => {
  await renderAt(<LoginForm destination="/admin" />, "/admin/login");
  expect(screen.getByRole("link", { name: "Need admin access?" }).getAttribute("href")).toBe("/admin/register");
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
});
