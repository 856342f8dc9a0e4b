import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clearSession, endReason, saveSession, saveSessionUser } from "#web/lib/session/stored-session.ts";
import { LoginForm } from "#web/site/features/accounts/sign-in/login-form.tsx";
import { buildSession, buildUser, renderAt, resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

it("tells a colleague with an open request that an approval may have ended the session", async () => {
  saveSession(buildSession({ role_request: "admin" }));
  clearSession();
  await renderAt(<LoginForm />, "/login", { pathname: "/login", state: { ended: endReason() } });
  expect(screen.getByText("You have been signed out")).toBeTruthy();
  expect(
    screen.getByText(/^Your session has ended\. If your request for admin access was approved, log in again/),
  ).toBeTruthy();
  expect(screen.queryByText(/expired/)).toBeNull();
});

it("names every reason for which another session may have ended", async () => {
  saveSession(buildSession({ role_request: "admin" }));
  // The request was declined, which ends no session.
  saveSessionUser(buildUser());
  clearSession();
  await renderAt(<LoginForm />, "/login", { pathname: "/login", state: { ended: endReason() } });
  expect(screen.getByText(/^Your session expired, or your password or access was changed\. Log in again/)).toBeTruthy();
});
