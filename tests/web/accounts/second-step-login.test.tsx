import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readDeviceToken } from "#web/lib/session/device-token.ts";
import { clearSession, readSession } from "#web/lib/session/stored-session.ts";
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

const challenge = { totp_required: true, challenge: "the-challenge" };
const wrongCode = { detail: [{ loc: ["body", "code"], msg: "This code is wrong", type: "refused" }] };

/** Logs in with the password and waits for the second screen. `verify` responds to the code. */
async function openSecondStep(verify: Responder, path = "/login") {
  const calls = mockApi((sent) => {
    if (sent.call === "POST /login") return [200, challenge];
    if (sent.call === "PUT /auth/favorites") return [200, { data: { uuids: [] } }];
    return verify(sent);
  });
  const page = await renderAt(<LoginForm />, path);
  fillForm({ Email: "kebbeh@example.org", Password: "Mango-tree-7" });
  await submitForm();
  await screen.findByLabelText("Code from your app");
  return { ...page, calls };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

it("asks for a code after the password, then opens the page that the visitor came from", async () => {
  const session = { ...buildSession(), device_token: "a device" };
  const { calls, currentPath } = await openSecondStep(() => [200, session], "/login?next=%2Faccount");
  expect(readSession()).toBeUndefined();
  const { inputMode, autocomplete } = inputByLabel("Code from your app");
  expect([inputMode, autocomplete]).toEqual(["numeric", "one-time-code"]);
  fillForm({ "Code from your app": " 123 456 " });
  await submitForm();
  await waitFor(() => expect(currentPath()).toBe("/account"));
  expect(calls.find(({ call }) => call === "POST /auth/totp/verify")?.body).toEqual({
    challenge: "the-challenge",
    code: "123 456",
  });
  expect(readSession()?.accessToken).toBe(session.access_token);
  expect(toastText()).toContain("Welcome back, kebbeh@example.org!");
});

it("says that the phone's clock is slow", async () => {
  const notice = "Your phone's clock is slow.";
  await openSecondStep(() => [200, { ...buildSession(), notice }]);
  fillForm({ "Code from your app": "123456" });
  await submitForm();
  await waitFor(() => expect(toastText()).toContain(notice));
});

it("shows a wrong code at the field and keeps the second screen", async () => {
  await openSecondStep(() => [422, wrongCode]);
  await submitForm();
  expect(screen.getByText("Enter the code")).toBeTruthy();
  fillForm({ "Code from your app": "000000" });
  await submitForm();
  expect(await screen.findByText("This code is wrong")).toBeTruthy();
  expect(inputByLabel("Code from your app").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(inputByLabel("Code from your app"));
});

it("accepts a recovery code instead", async () => {
  const { calls } = await openSecondStep(() => [422, wrongCode]);
  await press("Use a recovery code instead");
  expect(inputByLabel("Recovery code").inputMode).toBe("");
  fillForm({ "Recovery code": "7KQM-2XWD-HP4A-9TRC" });
  await submitForm();
  expect(await screen.findByText("This code is wrong")).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ code: "7KQM-2XWD-HP4A-9TRC" });
  await press("Use the app instead");
  expect(inputByLabel("Code from your app")).toBeTruthy();
});

it("forgets the message about a code when another kind of code is chosen", async () => {
  await openSecondStep(({ body }) => ((body as { code: string }).code === "000000" ? [422, wrongCode] : [503]));
  fillForm({ "Code from your app": "000000" });
  await submitForm();
  expect(await screen.findByText("This code is wrong")).toBeTruthy();
  await press("Use a recovery code instead");
  expect(screen.queryByText("This code is wrong")).toBeNull();
  expect(inputByLabel("Recovery code").getAttribute("aria-invalid")).not.toBe("true");
  fillForm({ "Recovery code": "7KQM-2XWD-HP4A-9TRC" });
  await submitForm();
  expect(await screen.findByRole("alert")).toBeTruthy();
  await press("Use the app instead");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps the screen while a code is being checked", async () => {
  const { calls } = await openSecondStep(() => [422, wrongCode]);
  const sendNow = fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => promise.then(() => sendNow(...request)));
  fillForm({ "Code from your app": "000000" });
  await submitForm();
  await press("Use a recovery code instead");
  await press("Back");
  expect(inputByLabel("Code from your app").value).toBe("000000");
  await act(async () => resolve());
  expect(await screen.findByText("This code is wrong")).toBeTruthy();
  await press("Use a recovery code instead");
  expect(inputByLabel("Recovery code")).toBeTruthy();
  expect(calls.filter(({ call }) => call === "POST /auth/totp/verify")).toHaveLength(1);
});

it.each([
  [401, { detail: "This login has expired. Please log in again." }, "This login has expired. Please log in again."],
] as const)("returns to the password when the login has expired (%i)", async (status, body, message) => {
  await openSecondStep(() => [status, body]);
  fillForm({ "Code from your app": "123456" });
  await submitForm();
  expect(await screen.findByLabelText("Password")).toBeTruthy();
  expect(toastText()).toContain(message);
  expect((screen.getByRole("button", { name: "Sign In" }) as HTMLButtonElement).disabled).toBe(false);
});

it.each([
  ["too many attempts", [429, { detail: "Too many attempts. Please try again later." }], /Too many attempts/],
  ["an outage", [503, { detail: "inside" }], /Cannot connect to server/],
] as const)("shows %s above the field", async (_, response, message) => {
  await openSecondStep(() => [...response] as [number, unknown]);
  fillForm({ "Code from your app": "123456" });
  await submitForm();
  expect((await screen.findByRole("alert")).textContent).toMatch(message);
  expect(inputByLabel("Code from your app").value).toBe("123456");
});

it("returns to the password on request", async () => {
  await openSecondStep(() => [500]);
  await press("Back");
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});

it("sends a super admin without a second step to the account page", async () => {
  const session = buildSession({ role: "super_admin", second_step_required: true });
  mockApi(({ call }) => (call === "POST /login" ? [200, session] : [200, { data: { uuids: [] } }]));
  const { currentPath } = await renderAt(<LoginForm destination="/admin" />, "/admin/login");
  fillForm({ Email: "kebbeh@example.org", Password: "Mango-tree-7" });
  await submitForm();
  await waitFor(() => expect(currentPath()).toBe("/account"));
});

it("keeps the token of this device after a logout and sends it with the next login of the same account only", async () => {
  const session = { ...buildSession(), device_token: "a device" };
  const calls = mockApi(({ call }) => (call === "POST /login" ? [200, session] : [200, { data: { uuids: [] } }]));
  const logIn = async (Email: string) => {
    const { currentPath } = await renderAt(<LoginForm />);
    fillForm({ Email, Password: "Mango-tree-7" });
    await submitForm();
    await waitFor(() => expect(currentPath()).toBe("/"));
    act(() => clearSession(true));
    cleanup();
  };
  for (const email of ["kebbeh@example.org", " Kebbeh@Example.org ", "other@example.org"]) await logIn(email);
  const bodies = calls
    .filter(({ call }) => call === "POST /login")
    .map(({ body }) => body as { device_token?: string });
  expect(bodies.map(({ device_token }) => device_token)).toEqual([undefined, "a device", undefined]);
  expect(await readDeviceToken("kebbeh@example.org")).toBe("a device");
  expect(JSON.stringify(localStorage)).not.toContain("kebbeh");
});
