import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { RoleRequestNotice } from "#web/site/features/accounts/account-page/role-request-notice.tsx";
import { VerifyEmailForm } from "#web/site/features/accounts/verification/verify-email-form.tsx";
import { buildSession, buildUser, mockApi, renderAt, resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

const press = (name: string) => act(async () => void fireEvent.click(await screen.findByRole("button", { name })));

it("confirms the address only when the button is pressed, and hides the token from the URL", async () => {
  const calls = mockApi(() => [204]);
  const { currentPath } = await renderAt(<VerifyEmailForm />, "/verify-email#t0k3n");
  expect(currentPath()).toBe("/verify-email");
  expect(calls).toEqual([]);
  await press("Confirm my address");
  expect(calls).toMatchObject([{ call: "POST /auth/verify-email", body: { token: "t0k3n" } }]);
  expect(screen.getByText("Email address confirmed")).toBeTruthy();
});

it("shows why a link does not work", async () => {
  const detail = "This link has expired or was used already. Send a new one from your account page.";
  mockApi(() => [400, { detail }]);
  await renderAt(<VerifyEmailForm />, "/verify-email#t0k3n");
  await press("Confirm my address");
  expect(screen.getByText(detail)).toBeTruthy();
});

it("asks for the complete link if it has no token", async () => {
  mockApi(() => [204]);
  await renderAt(<VerifyEmailForm />, "/verify-email");
  expect(screen.getByText("Open the link in our email")).toBeTruthy();
});

async function renderNotice(change: object, response: [number, unknown?] = [204]) {
  const user = buildUser({ role_request: "admin", ...change });
  saveSession(buildSession(user));
  mockApi(({ call }) => (call === "GET /auth/me" ? [200, { user }] : response));
  await renderAt(<RoleRequestNotice />, "/account");
}

it("offers a link while a request waits and the address is not verified", async () => {
  await renderNotice({});
  expect(await screen.findByText("Waiting for approval")).toBeTruthy();
  await press("Send me a link");
  expect(screen.getByRole("status").textContent).toContain("We send a link to kebbeh@example.org.");
  cleanup();
  await renderNotice({}, [409, { detail: "This site cannot send email yet." }]);
  await press("Send me a link");
  expect(screen.getByRole("status").textContent).toBe("This site cannot send email yet.");
});

it("offers no link for a verified address, and shows nothing without a request", async () => {
  await renderNotice({ email_verified: true });
  expect(await screen.findByText("Waiting for approval")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send me a link" })).toBeNull();
  cleanup();
  await renderNotice({ role_request: null });
  expect(screen.queryByText("Waiting for approval")).toBeNull();
});
