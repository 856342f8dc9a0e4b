import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { InboxPage } from "#web/features/admin/inbox/inbox-page.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { buildEnquiry, buildEnquiryDetail, buildEnquiryList, mockSignedInApi } from "../../support/admin-api.ts";
import {
  findReplyField,
  inboxScreenPath,
  isListRequest,
  respondWithList,
  typeInto,
} from "../../support/inbox-screen.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  vi.restoreAllMocks();
  resetBrowser();
});

/** The page with a clock of its own; `pass` lets it go on. */
async function withClock(path = inboxScreenPath) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderAt(<InboxPage />, path);
  await screen.findByRole("table", { hidden: true });
  return { pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}
const setVisible = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  return act(async () => document.dispatchEvent(new Event("visibilitychange")));
};
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  return act(async () => dispatchEvent(new Event(isOnline ? "online" : "offline")));
};

it("new ones appear by themselves while another is open, and what is being typed is not disturbed", async () => {
  const submission = buildEnquiryDetail({ status: "read" });
  const rows = [buildEnquiry({ name: "First" })];
  mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([...rows])];
    return call.startsWith("GET /contact/submissions/") ? [200, { data: { submission } }] : undefined;
  });
  const { pass } = await withClock(`${inboxScreenPath}?open=${submission.id}`);
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  const text = await findReplyField(dialog);
  text.focus();
  await typeInto(text, "Half a sen");
  rows.unshift(buildEnquiry({ name: "Second" }));
  await pass(20_000);
  expect(await screen.findByRole("button", { name: "Second", hidden: true })).toBeTruthy();
  expect([text.value, document.activeElement === text]).toEqual(["Half a sen", true]);
});

it("a hidden tab asks for nothing, and at once when it is looked at again", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()])));
  const asked = () => calls.filter(({ call }) => isListRequest(call)).length;
  const { pass } = await withClock();
  await pass(20_000);
  expect(asked()).toBe(2);
  await setVisible("hidden");
  await pass(60_000);
  expect(asked()).toBe(2);
  await setVisible("visible");
  await waitFor(() => expect(asked()).toBe(3));
});

it("offline it says so and keeps the list, and it goes on by itself", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()])));
  const asked = () => calls.filter(({ call }) => isListRequest(call)).length;
  const { pass } = await withClock();
  await setOnline(false);
  expect(screen.getByText("You are offline")).toBeTruthy();
  await pass(60_000);
  expect(asked()).toBe(1);
  expect(screen.getByRole("table")).toBeTruthy();
  await setOnline(true);
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.queryByText("You are offline")).toBeNull();
});

it("a service that fails for a long time is asked again and again, and the list says that it may be old", async () => {
  let isDown = false;
  const calls = mockSignedInApi(({ call }) => {
    if (!isListRequest(call)) return undefined;
    return isDown
      ? [503, { detail: "Down" }]
      : [200, buildEnquiryList([buildEnquiry({ name: calls.length > 9 ? "New" : "Old" })])];
  });
  const { pass } = await withClock();
  isDown = true;
  for (let turn = 0; turn < 10; turn++) await pass(20_000);
  expect(screen.getByText(/The list is as it was before/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Old" })).toBeTruthy();
  isDown = false;
  await pass(20_000);
  expect(await screen.findByRole("button", { name: "New" })).toBeTruthy();
  expect(screen.queryByText(/The list is as it was before/)).toBeNull();
});
