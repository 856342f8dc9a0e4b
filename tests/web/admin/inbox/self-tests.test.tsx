import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SubmissionsPage } from "#web/features/admin/inbox/inbox-page.tsx";
import { keepSession } from "#web/lib/session/stored-session.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { aSession, forgetEverything, showAt, toast } from "../../support/account-api.tsx";
import { aList, me, signedIn } from "../../support/admin-api.ts";
import { isList, page } from "../../support/inbox-screen.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  vi.restoreAllMocks();
  forgetEverything();
});

const selfTests = [
  ["Test Endpoint", "endpoint", "Endpoint Test Successful", "Endpoint Test Failed"],
  ["Test Backend", "backend", "Backend Test Successful", "Backend Test Failed"],
  ["Check Env", "environment", "Environment Check Complete", "Environment Check Failed"],
  ["Test Contact Form", "contact-form", "Contact Form Test Successful", "Contact Form Test Failed"],
] as const;

it.each(selfTests)(
  "%s is really run, says how long the server took, and can fail",
  async (label, test, passed, failed) => {
    let ok = true;
    const calls = signedIn(({ call }) => {
      if (isList(call)) return [200, aList([])];
      return call === "POST /self-test"
        ? [200, { ok, ms: 1234, checks: [{ name: "Database", ok, detail: "answers" }] }]
        : undefined;
    });
    await showAt(<SubmissionsPage />, page);
    fireEvent.click(screen.getByRole("button", { name: label }));
    await waitFor(() => expect(toast()).toContain(`${passed}1,234 ms on the server`));
    expect(calls.find(({ call }) => call === "POST /self-test")?.body).toEqual({ test });
    expect(await screen.findByText("Database: answers")).toBeTruthy();
    ok = false;
    fireEvent.click(await screen.findByRole("button", { name: label }));
    await waitFor(() => expect(toast()).toContain(`${failed}Database, 1,234 ms on the server`));
    expect(screen.getByText("Database: failed, answers")).toBeTruthy();
  },
);

it.each([
  ["the session is over", [401, { detail: "Expired" }] as [number, unknown], "Not authenticated"],
  ["the role does not do", [403, { detail: "Forbidden" }] as [number, unknown], "Access Denied"],
  ["the service is down", [503, { detail: "Down" }] as [number, unknown], "API 503: Service Unavailable"],
  ["there is no answer", undefined, "The service could not be reached"],
])("a test fails in words when %s", async (_, answer, said) => {
  signedIn(({ call }) => {
    if (isList(call)) return [200, aList([])];
    return call === "POST /self-test" ? answer : call === "POST /auth/refresh" ? [401, { detail: "Over" }] : undefined;
  });
  await showAt(<SubmissionsPage />, page);
  for (const [label, , , failed] of selfTests) {
    fireEvent.click(await screen.findByRole("button", { name: label }));
    await waitFor(() => expect(toast()).toContain(failed + said));
    keepSession(aSession(me));
  }
});
