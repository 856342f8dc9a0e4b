import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { deleteOutboxItem, readOutbox, readOutboxItem, saveOutboxItem } from "#web/lib/outbox/outbox.ts";
import { sendPendingRequests } from "#web/site/app/send-pending-requests.ts";
import { EnquiryForm } from "#web/site/features/enquiries/form/enquiry-form.part.tsx";
import { deliverOutboxItem, retryOutboxItem, withdrawOutboxItem } from "#web/site/lib/outbox/deliver-outbox-item.ts";
import { resetScreen } from "../support/account-api.tsx";
import {
  buildOutboxItem,
  buttonByName,
  idempotencyKey,
  inputByLabel,
  mockNetworkFailure,
  mockResponse,
  setOnline,
} from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(() => {
  resetScreen();
  setOnline(true);
});

const toast = () => document.querySelector(".toast-place")?.textContent ?? "";
const hours = (count: number) => Date.now() - count * 3_600_000;

it("sends a waiting enquiry, stores a receipt and deletes the draft", async () => {
  const calls = mockResponse();
  localStorage.setItem("draft_janitorial", JSON.stringify({ values: { name: "Ma Kebbeh" }, since: 1 }));
  saveOutboxItem(buildOutboxItem());
  await sendPendingRequests();
  expect(calls.mock.calls[0]?.[0]).toBe("/api/v1/public/constact-us/janitorial");
  expect(idempotencyKey(calls.mock.calls[0])).toBe("key-1");
  expect(readOutbox()).toEqual([]);
  expect(localStorage.getItem("draft_janitorial")).toBeNull();
  expect(readReceipts()).toMatchObject([{ key: "key-1", reference: "E-6B51B7C7", service: "janitorial" }]);
  await waitFor(() => expect(toast()).toContain("Reference E-6B51B7C7"));
});

it("does not wait for a pending logout", async () => {
  const calls = mockResponse();
  const respond = fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.endsWith("/auth/logout")) await held;
    return respond(address, init);
  });
  localStorage.setItem("logout_abc", "1");
  saveOutboxItem(buildOutboxItem());
  const all = sendPendingRequests();
  await waitFor(() => expect(readReceipts()).toMatchObject([{ key: "key-1" }]));
  expect(calls).toHaveBeenCalledTimes(1);
  release();
  await all;
  expect(localStorage.getItem("logout_abc")).toBeNull();
});

const captivePortal = () =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>Please top up</html>", { status: 200 })));

it.each<[string, () => unknown]>([
  ["a network error", mockNetworkFailure],
  ["the page of a captive portal", captivePortal],
  ...[408, 429, 500, 502, 503].map((status): [string, () => unknown] => [
    `a ${status}`,
    () => mockResponse(status, {}),
  ]),
])("keeps an enquiry waiting after %s, without a receipt, and records the attempt", async (_, fail) => {
  fail();
  saveOutboxItem(buildOutboxItem());
  expect(await retryOutboxItem(buildOutboxItem())).toEqual({ state: "waiting", isSaved: true });
  expect(readOutboxItem("janitorial")?.firstTried).toBeGreaterThan(0);
  expect(readReceipts()).toEqual([]);
});

it("counts a success without a reference as sent", async () => {
  mockResponse(200, {});
  saveOutboxItem(buildOutboxItem());
  expect(await deliverOutboxItem(buildOutboxItem())).toMatchObject({ state: "sent", receipt: { reference: null } });
  expect(readOutbox()).toEqual([]);
});

it.each([
  [429, "120", 120],
  [503, "30", 30],
  [503, new Date(1_800_000_090_000).toUTCString(), 90],
  [503, "864000", 3600],
])("waits after a %i with Retry-After %s for %i s", async (status, retryAfter, seconds) => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
  const calls = mockResponse(status, { detail: "later" }, { "retry-after": retryAfter });
  saveOutboxItem(buildOutboxItem());
  await sendPendingRequests();
  vi.setSystemTime(1_800_000_000_000 + seconds * 1000 - 1);
  await sendPendingRequests();
  expect(calls).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_800_000_000_000 + seconds * 1000);
  mockResponse();
  await sendPendingRequests();
  expect(readOutbox()).toEqual([]);
});

it("ignores the wait on a manual retry, after the clock was set back, and for an unreadable Retry-After", async () => {
  const far = buildOutboxItem({ notBefore: Date.now() + 1_800_000 });
  saveOutboxItem(far);
  mockResponse(503, { detail: "away" }, { "retry-after": "soon" });
  expect(await deliverOutboxItem(far)).toEqual({ state: "waiting", isSaved: true });
  const calls = mockResponse(503, { detail: "away" }, { "retry-after": "soon" });
  await retryOutboxItem(buildOutboxItem({ notBefore: Date.now() + 7_200_000 }));
  await retryOutboxItem(buildOutboxItem());
  expect(calls).toHaveBeenCalledTimes(2);
});

it("does not send a delivered enquiry again", async () => {
  const calls = mockResponse();
  saveOutboxItem(buildOutboxItem());
  await deliverOutboxItem(buildOutboxItem());
  expect(await deliverOutboxItem(buildOutboxItem())).toMatchObject({ state: "sent" });
  expect(calls).toHaveBeenCalledTimes(1);
});

it("skips an enquiry that another tab is sending", async () => {
  const calls = mockResponse();
  vi.stubGlobal("navigator", {
    onLine: true,
    locks: { request: (_name: string, _options: object, act: (lock: null) => unknown) => act(null) },
  });
  saveOutboxItem(buildOutboxItem());
  expect(await retryOutboxItem(buildOutboxItem())).toEqual({ state: "superseded" });
  expect(calls).not.toHaveBeenCalled();
});

it.each([
  ["that could not be sent", true, false],
  ["that was sent in this time", false, true],
])("Edit waits for the end of an attempt, and takes back an enquiry %s", async (_, isTakenBack, isSent) => {
  const item = buildOutboxItem();
  saveOutboxItem(item);
  const endOfAttempt = vi.fn(() => isSent && deleteOutboxItem(item.form));
  const request = async (_name: string, options: LockOptions, act: (lock: object | null) => unknown) => {
    // Another tab is sending.
    if (options.ifAvailable) return act(null);
    endOfAttempt();
    return act({});
  };
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
  expect(await withdrawOutboxItem(item)).toBe(isTakenBack);
  expect(endOfAttempt).toHaveBeenCalledTimes(1);
  expect(readOutbox()).toEqual([]);
});

it("retries an unconfirmed enquiry for 23 hours after it was first tried, then returns it to the visitor", async () => {
  const calls = mockResponse();
  const untried = buildOutboxItem({ key: "key-0" });
  saveOutboxItem(untried);
  expect(await retryOutboxItem(untried)).toMatchObject({ state: "sent" });
  saveOutboxItem(buildOutboxItem({ firstTried: hours(22) }));
  expect(await retryOutboxItem(buildOutboxItem({ firstTried: hours(22) }))).toMatchObject({ state: "sent" });
  const old = buildOutboxItem({ key: "key-2", firstTried: hours(24) });
  saveOutboxItem(old);
  expect(await retryOutboxItem(old)).toMatchObject({ state: "returned" });
  expect(calls).toHaveBeenCalledTimes(2);
  expect(readOutboxItem("janitorial")?.returned?.message).toContain("could not confirm that this was sent");
});

it("sends nothing while offline", async () => {
  const calls = mockResponse();
  setOnline(false);
  saveOutboxItem(buildOutboxItem());
  expect(await retryOutboxItem(buildOutboxItem())).toEqual({ state: "waiting", isSaved: true });
  expect(await deliverOutboxItem(buildOutboxItem())).toEqual({ state: "waiting", isSaved: true });
  expect(calls).not.toHaveBeenCalled();
});

it("returns a refused enquiry with a toast and shows it in its form", async () => {
  mockResponse(422, { detail: [{ loc: ["body", "email"], msg: "Please enter a valid email address", type: "x" }] });
  saveOutboxItem(buildOutboxItem());
  await sendPendingRequests();
  await waitFor(() => expect(toast()).toContain("An enquiry was not sent"));
  expect(document.querySelector(".toast-place a")?.getAttribute("href")).toBe("/janitorial#enquiry");
  const calls = mockResponse();
  await sendPendingRequests();
  expect(calls).not.toHaveBeenCalled();
  renderInApp(<EnquiryForm service="janitorial" />);
  expect(inputByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
  expect(readOutbox()).toEqual([]);
});

it.each(["Send us a message", undefined])(
  "updates an open form with the heading %s when it is sent",
  async (heading) => {
    mockResponse();
    saveOutboxItem(buildOutboxItem());
    renderInApp(<EnquiryForm service="janitorial" heading={heading} />);
    expect(screen.getByText("Saved on this phone, not sent yet")).toBeTruthy();
    expect(inputByLabel("Name").value).toBe("Ma Kebbeh");
    inputByLabel("Name").focus();
    await act(() => sendPendingRequests());
    expect(screen.getByText("E-6B51B7C7", { selector: "strong" })).toBeTruthy();
    // The field that had the focus is gone.
    expect(document.activeElement?.textContent).toContain("We have your enquiry");
    expect(document.querySelector("form")).toBeNull();
    expect(toast()).toContain("Inquiry sent");
  },
);

it("keeps the receipt if Try now is pressed at the moment at which the enquiry was sent", async () => {
  mockResponse();
  saveOutboxItem(buildOutboxItem());
  renderInApp(<EnquiryForm service="janitorial" />);
  const button = buttonByName("Try now");
  // As in a browser, where React chooses when it renders.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await sendPendingRequests();
  button.click();
  expect(await screen.findByText("E-6B51B7C7", { selector: "strong" })).toBeTruthy();
  expect(screen.queryByText("Name is required")).toBeNull();
});

it("ignores invalid data in the storage", () => {
  localStorage.setItem("outbox_janitorial", "{broken");
  expect(readOutbox()).toEqual([]);
});
