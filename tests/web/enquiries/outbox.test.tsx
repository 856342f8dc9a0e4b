import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { deliverWaiting } from "#web/app/send-pending-requests.ts";
import { EnquiryForm } from "#web/features/enquiries/form/enquiry-form.tsx";
import { deliver, deliverByItself } from "#web/features/enquiries/outbox/deliver-outbox-item.ts";
import { keepOutboxItem, readOutbox, readOutboxItem } from "#web/features/enquiries/outbox/outbox.ts";
import { readReceipts } from "#web/lib/offline/enquiry-receipts.ts";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { anItem, field, keyOf, noAnswer, serviceAnswers } from "../support/enquiry-form.ts";
import { renderInSite } from "../support/property-fixtures.tsx";

afterEach(() => {
  cleanup();
  clearToast();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const toast = () => document.querySelector(".toast-place")?.textContent ?? "";
const hours = (count: number) => Date.now() - count * 3_600_000;

it("what waits goes by itself, leaves a receipt and takes its draft with it", async () => {
  const calls = serviceAnswers();
  localStorage.setItem("draft_janitorial", JSON.stringify({ values: { name: "Ma Kebbeh" }, since: 1 }));
  keepOutboxItem(anItem());
  await deliverWaiting();
  expect(calls.mock.calls[0]?.[0]).toBe("/api/v1/public/constact-us/janitorial");
  expect(keyOf(calls.mock.calls[0])).toBe("key-1");
  expect(readOutbox()).toEqual([]);
  expect(localStorage.getItem("draft_janitorial")).toBeNull();
  expect(readReceipts()).toMatchObject([{ key: "key-1", reference: "E-6B51B7C7", service: "janitorial" }]);
  await waitFor(() => expect(toast()).toContain("Reference E-6B51B7C7"));
});

it("it does not wait for a logout that the service still has to hear of", async () => {
  const answers = serviceAnswers();
  const answer = fetch;
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.endsWith("/auth/logout")) await held;
    return answer(address, init);
  });
  localStorage.setItem("logout_abc", "1");
  keepOutboxItem(anItem());
  const all = deliverWaiting();
  await waitFor(() => expect(readReceipts()).toMatchObject([{ key: "key-1" }]));
  expect(answers).toHaveBeenCalledTimes(1);
  letThrough();
  await all;
  expect(localStorage.getItem("logout_abc")).toBeNull();
});

it("a line that fails leaves it waiting, tried from now on", async () => {
  noAnswer();
  keepOutboxItem(anItem());
  expect(await deliver(anItem())).toEqual({ state: "waiting", kept: true });
  expect(readOutboxItem("janitorial")?.firstTried).toBeGreaterThan(0);
});

it.each([500, 502, 503, 408])("so does a %i", async (status) => {
  serviceAnswers(status, { detail: "away" });
  keepOutboxItem(anItem());
  expect(await deliverByItself(anItem())).toEqual({ state: "waiting", kept: true });
});

it("a page of the network in place of the service's answer is no receipt", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>Please top up</html>", { status: 200 })));
  keepOutboxItem(anItem());
  expect(await deliver(anItem())).toMatchObject({ state: "waiting" });
  expect(readReceipts()).toEqual([]);
});

it("what the service took without a reference has arrived all the same", async () => {
  serviceAnswers(200, {});
  keepOutboxItem(anItem());
  expect(await deliver(anItem())).toMatchObject({ state: "sent", receipt: { reference: null } });
  expect(readOutbox()).toEqual([]);
});

it("too many of one sender are waited out by what goes by itself", async () => {
  serviceAnswers(429, { detail: "later" });
  keepOutboxItem(anItem());
  expect(await deliverByItself(anItem())).toEqual({ state: "waiting", kept: true });
});

it.each([
  [429, "120", 120],
  [503, "30", 30],
  [503, new Date(1_800_000_090_000).toUTCString(), 90],
  [503, "864000", 3600],
])("a %i that says Retry-After %s is left alone for %i s", async (status, retryAfter, seconds) => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
  const calls = serviceAnswers(status, { detail: "later" }, { "retry-after": retryAfter });
  keepOutboxItem(anItem());
  await deliverWaiting();
  vi.setSystemTime(1_800_000_000_000 + seconds * 1000 - 1);
  await deliverWaiting();
  expect(calls).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_800_000_000_000 + seconds * 1000);
  serviceAnswers();
  await deliverWaiting();
  expect(readOutbox()).toEqual([]);
});

it("a person who asks for it does not wait, nor does anyone when the clock was set back or nothing can be read", async () => {
  const far = anItem({ notBefore: Date.now() + 1_800_000 });
  keepOutboxItem(far);
  serviceAnswers(503, { detail: "away" }, { "retry-after": "soon" });
  expect(await deliver(far)).toEqual({ state: "waiting", kept: true });
  const calls = serviceAnswers(503, { detail: "away" }, { "retry-after": "soon" });
  await deliverByItself(anItem({ notBefore: Date.now() + 7_200_000 }));
  await deliverByItself(anItem());
  expect(calls).toHaveBeenCalledTimes(2);
});

it("what has arrived is not sent again", async () => {
  const calls = serviceAnswers();
  keepOutboxItem(anItem());
  await deliver(anItem());
  expect(await deliver(anItem())).toMatchObject({ state: "sent" });
  expect(calls).toHaveBeenCalledTimes(1);
});

it("what another tab is sending is left alone", async () => {
  const calls = serviceAnswers();
  vi.stubGlobal("navigator", {
    onLine: true,
    locks: { request: (_name: string, _options: object, act: (lock: null) => unknown) => act(null) },
  });
  keepOutboxItem(anItem());
  expect(await deliverByItself(anItem())).toEqual({ state: "gone" });
  expect(calls).not.toHaveBeenCalled();
});

it("what may have arrived is repeated for a day at most, then the person is asked", async () => {
  const calls = serviceAnswers();
  keepOutboxItem(anItem({ firstTried: hours(22) }));
  expect(await deliverByItself(anItem({ firstTried: hours(22) }))).toMatchObject({ state: "sent" });
  const old = anItem({ key: "key-2", firstTried: hours(24) });
  keepOutboxItem(old);
  expect(await deliverByItself(old)).toMatchObject({ state: "returned" });
  expect(calls).toHaveBeenCalledTimes(1);
  expect(readOutboxItem("janitorial")?.returned?.message).toContain("cannot tell whether it reached us");
});

it("what was never tried goes whenever there is signal, however late", async () => {
  serviceAnswers();
  keepOutboxItem(anItem());
  expect(await deliverByItself(anItem())).toMatchObject({ state: "sent" });
});

it("what the service refuses goes back to the person, told by a toast and shown in its form", async () => {
  serviceAnswers(422, { detail: [{ loc: ["body", "email"], msg: "Please enter a valid email address", type: "x" }] });
  keepOutboxItem(anItem());
  await deliverWaiting();
  await waitFor(() => expect(toast()).toContain("An inquiry was not sent"));
  expect(document.querySelector(".toast-place a")?.getAttribute("href")).toBe("/janitorial#enquiry");
  const calls = serviceAnswers();
  await deliverWaiting();
  expect(calls).not.toHaveBeenCalled();
  renderInSite(<EnquiryForm service="janitorial" />);
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(field("Name").value).toBe("Ma Kebbeh");
  expect(readOutbox()).toEqual([]);
});

it("an open form follows what becomes of its enquiry elsewhere", async () => {
  serviceAnswers();
  keepOutboxItem(anItem());
  renderInSite(<EnquiryForm service="janitorial" />);
  expect(screen.getByText("Will be sent when you are connected")).toBeTruthy();
  expect(field("Name").value).toBe("Ma Kebbeh");
  await act(() => deliverWaiting());
  expect(screen.getByText("Sent")).toBeTruthy();
  expect(screen.getByText("E-6B51B7C7")).toBeTruthy();
  expect(field("Name").value).toBe("");
});

it("what something else wrote there is no enquiry", () => {
  localStorage.setItem("outbox_janitorial", "{broken");
  expect(readOutbox()).toEqual([]);
});
