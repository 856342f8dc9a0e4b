import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryDetail, buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import { findReplyField, inboxScreenPath, isListRequest, respondWithList, typeInto } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

/** Renders the inbox with fake timers; `advance` moves the clock forward. */
async function renderWithFakeTimers(path = inboxScreenPath) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderAt(<InboxPage />, path);
  await screen.findByRole("table", { hidden: true });
  return { advance: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}
const setVisible = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  return act(async () => document.dispatchEvent(new Event("visibilitychange")));
};
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  return act(async () => dispatchEvent(new Event(isOnline ? "online" : "offline")));
};

it("adds new enquiries to the list without disturbing the open dialog", async () => {
  const submission = buildEnquiryDetail({ status: "read" });
  const rows = [buildEnquiry({ name: "First" })];
  mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([...rows])];
    return call.startsWith("GET /contact/submissions/") ? [200, { data: { submission } }] : undefined;
  });
  const { advance } = await renderWithFakeTimers(`${inboxScreenPath}?open=${submission.id}`);
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  const text = await findReplyField(dialog);
  text.focus();
  await typeInto(text, "Half a sen");
  rows.unshift(buildEnquiry({ name: "Second" }));
  await advance(20_000);
  expect(await screen.findByRole("button", { name: "Second", hidden: true })).toBeTruthy();
  expect([text.value, document.activeElement === text]).toEqual(["Half a sen", true]);
});

it("does not poll while the tab is hidden and reloads when it is shown again", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()])));
  const requestCount = () => calls.filter(({ call }) => isListRequest(call)).length;
  const { advance } = await renderWithFakeTimers();
  await advance(20_000);
  expect(requestCount()).toBe(2);
  await setVisible("hidden");
  await advance(60_000);
  expect(requestCount()).toBe(2);
  await setVisible("visible");
  await waitFor(() => expect(requestCount()).toBe(3));
});

it("keeps the list while offline and reloads it when back online", async () => {
  const calls = mockSignedInApi(respondWithList(buildEnquiryList([buildEnquiry()])));
  const requestCount = () => calls.filter(({ call }) => isListRequest(call)).length;
  const { advance } = await renderWithFakeTimers();
  await setOnline(false);
  expect(screen.getByText("You are offline")).toBeTruthy();
  await advance(60_000);
  expect(requestCount()).toBe(1);
  expect(screen.getByRole("table")).toBeTruthy();
  await setOnline(true);
  await waitFor(() => expect(requestCount()).toBe(2));
  expect(screen.queryByText("You are offline")).toBeNull();
});

it("keeps polling a failing server and warns that the list may be out of date", async () => {
  let isDown = false;
  const calls = mockSignedInApi(({ call }) => {
    if (!isListRequest(call)) return undefined;
    return isDown
      ? [503, { detail: "Down" }]
      : [200, buildEnquiryList([buildEnquiry({ name: calls.length > 9 ? "New" : "Old" })])];
  });
  const { advance } = await renderWithFakeTimers();
  isDown = true;
  for (let turn = 0; turn < 10; turn++) await advance(20_000);
  expect(screen.getByText(/The list may be out of date/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Old" })).toBeTruthy();
  isDown = false;
  await advance(20_000);
  expect(await screen.findByRole("button", { name: "New" })).toBeTruthy();
  expect(screen.queryByText(/The list may be out of date/)).toBeNull();
});
