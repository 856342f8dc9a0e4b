import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiryList, currentAdmin, mockSignedInApi } from "../support/admin-api.ts";
import { inboxScreenPath, isListRequest } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

const selfTests = [
  ["Test Endpoint", "endpoint", "Endpoint Test Successful", "Endpoint Test Failed"],
  ["Test Backend", "backend", "Backend Test Successful", "Backend Test Failed"],
  ["Check Env", "environment", "Environment Check Complete", "Environment Check Failed"],
  ["Test Contact Form", "contact-form", "Contact Form Test Successful", "Contact Form Test Failed"],
] as const;

it.each(selfTests)("%s runs on the server, shows the duration and can fail", async (label, test, passed, failed) => {
  let ok = true;
  const calls = mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([])];
    return call === "POST /self-test"
      ? [200, { ok, ms: 1234, checks: [{ name: "Database", ok, detail: "OK" }] }]
      : undefined;
  });
  await renderAt(<InboxPage />, inboxScreenPath);
  fireEvent.click(screen.getByRole("button", { name: label }));
  await waitFor(() => expect(toastText()).toContain(`${passed}1,234 ms on the server`));
  expect(calls.find(({ call }) => call === "POST /self-test")?.body).toEqual({ test });
  expect(await screen.findByText("Database: OK")).toBeTruthy();
  ok = false;
  fireEvent.click(await screen.findByRole("button", { name: label }));
  await waitFor(() => expect(toastText()).toContain(`${failed}Database, 1,234 ms on the server`));
  expect(await screen.findByText("Database: failed, OK")).toBeTruthy();
});

it.each([
  ["the session has expired", [401, { detail: "Expired" }] as [number, unknown], "Not authenticated"],
  ["the role is not sufficient", [403, { detail: "Forbidden" }] as [number, unknown], "Access Denied"],
  [
    "the server is down",
    [503, { detail: "Down" }] as [number, unknown],
    "The server has a problem. Wait a minute, then try again.",
  ],
  ["the network is down", undefined, "The service could not be reached"],
])("shows why a test failed when %s", async (_, response, reason) => {
  mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([])];
    return call === "POST /self-test"
      ? response
      : call === "POST /auth/refresh"
        ? [401, { detail: "Over" }]
        : undefined;
  });
  await renderAt(<InboxPage />, inboxScreenPath);
  for (const [label, , , failed] of selfTests) {
    fireEvent.click(await screen.findByRole("button", { name: label }));
    await waitFor(() => expect(toastText()).toContain(failed + reason));
    saveSession(buildSession(currentAdmin));
  }
});
