import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readReceipts, saveReceipt } from "#web/lib/offline/enquiry-receipts.ts";
import { readOutbox } from "#web/lib/outbox/outbox.ts";
import { logOut } from "#web/lib/session/log-out.ts";
import { clearSession, saveSession } from "#web/lib/session/stored-session.ts";
import { sendPendingRequests } from "#web/site/app/send-pending-requests.ts";
import { EnquiryForm } from "#web/site/features/enquiries/form/enquiry-form.part.tsx";
import { buildSession, resetScreen } from "../support/account-api.tsx";
import { fillForm, formValues, inputByLabel, mockResponse, setOnline, submitForm } from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

const [owner, other] = ["0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11", "5d2f3f0a-0000-4000-8000-000000000001"];
const form = <EnquiryForm service="janitorial" />;
const ownDraft = `draft_janitorial@${owner}`;

beforeEach(() => void mockResponse());
afterEach(() => {
  resetScreen();
  setOnline(true);
});

const signIn = (id = owner) => saveSession(buildSession({ id }));
/** Closing the page stores what was typed in the last moment. */
const openForm = () => void renderInApp(form);
const closeForm = () => {
  dispatchEvent(new Event("pagehide"));
  cleanup();
};
const typeAndClose = () => {
  openForm();
  fillForm();
  closeForm();
};
const shownValues = () => {
  openForm();
  const values = Object.keys(formValues).map((label) => inputByLabel(label).value);
  closeForm();
  return values;
};
const empty = ["", "", "", ""];
const typed = Object.values(formValues);
const storedTexts = () => Object.values(localStorage).filter((text) => String(text).includes("Ma Kebbeh"));

it("is deleted at logout, and no other person on the device sees it", () => {
  signIn();
  typeAndClose();
  expect(shownValues()).toEqual(typed);
  logOut();
  expect(storedTexts()).toEqual([]);
  expect(shownValues()).toEqual(empty);
  signIn(other);
  expect(shownValues()).toEqual(empty);
});

it("is for its account only after its session has expired", () => {
  signIn();
  typeAndClose();
  clearSession();
  expect(shownValues()).toEqual(empty);
  signIn(other);
  expect(shownValues()).toEqual(empty);
  clearSession(true);
  signIn();
  expect(shownValues()).toEqual(typed);
});

it("of an anonymous visitor stays after a reload, and belongs to the account that opens the form", () => {
  typeAndClose();
  expect(shownValues()).toEqual(typed);
  signIn();
  expect(shownValues()).toEqual(typed);
  expect(localStorage.getItem("draft_janitorial")).toBeNull();
  logOut();
  expect(shownValues()).toEqual(empty);
});

it("of an anonymous visitor stays when another person, who did not open the form, logs out", () => {
  typeAndClose();
  signIn(other);
  logOut();
  expect(shownValues()).toEqual(typed);
});

it("is removed from an open form at a logout, and a later text belongs to no account", () => {
  signIn();
  openForm();
  fillForm();
  act(logOut);
  expect(Object.keys(formValues).map((label) => inputByLabel(label).value)).toEqual(empty);
  expect(storedTexts()).toEqual([]);
  fillForm({ Name: "Mr. Doe" });
  closeForm();
  expect(localStorage.getItem(ownDraft)).toBeNull();
  expect(localStorage.getItem("draft_janitorial")).toContain("Mr. Doe");
});

it("is removed from an open form at a logout in another tab", () => {
  signIn();
  openForm();
  fillForm();
  dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem(ownDraft)).toContain("Ma Kebbeh");
  for (const key of ["authToken", ownDraft]) localStorage.removeItem(key);
  fireEvent(window, new StorageEvent("storage", { key: ownDraft, newValue: null }));
  expect(Object.keys(formValues).map((label) => inputByLabel(label).value)).toEqual(empty);
});

it("is sent after a logout without the session of the next person, who does not see it", async () => {
  setOnline(false);
  signIn();
  openForm();
  fillForm();
  await act(async () => submitForm());
  closeForm();
  expect(readOutbox()).toHaveLength(1);
  logOut();
  expect(shownValues()).toEqual(empty);

  setOnline(true);
  signIn(other);
  const calls = mockResponse();
  await sendPendingRequests();
  const sent = calls.mock.calls.find(([path]) => path === "/api/v1/public/constact-us/janitorial");
  expect(sent?.[1]?.headers).toMatchObject({ "Idempotency-Key": expect.any(String), "X-Auth": "none" });
  expect(sent?.[1]?.headers).not.toHaveProperty("Authorization");
  expect([readOutbox(), readReceipts(), storedTexts()]).toEqual([[], [], []]);
  expect(document.querySelector(".toast-place")?.textContent ?? "").toBe("");
});

it("of an anonymous visitor is sent without the session of a person who signs in later, and its receipt stays", async () => {
  setOnline(false);
  openForm();
  fillForm();
  await act(async () => submitForm());
  closeForm();
  setOnline(true);
  signIn(other);
  const calls = mockResponse();
  await sendPendingRequests();
  const sent = calls.mock.calls.find(([path]) => path === "/api/v1/public/constact-us/janitorial");
  expect(sent?.[1]?.headers).toMatchObject({ "X-Auth": "none" });
  expect(sent?.[1]?.headers).not.toHaveProperty("Authorization");
  expect(readOutbox()).toEqual([]);
  expect(readReceipts()).toHaveLength(1);
  expect(readReceipts()[0]?.account).toBeUndefined();
});

it("leaves no receipt of its account after a logout", () => {
  const receipt = { key: null, reference: "MH-E-1", service: "health", sent_at: "2026-11-02T08:00:00.000Z" } as const;
  saveReceipt({ ...receipt, id: "1" });
  saveReceipt({ ...receipt, id: "2", account: owner });
  saveReceipt({ ...receipt, id: "3", account: other });
  signIn();
  logOut();
  expect(readReceipts().map(({ id }) => id)).toEqual(["3", "1"]);
});

it("names its account in the receipt of an enquiry that was posted without a script", () => {
  signIn();
  renderInApp(form, { path: "/janitorial?sent=1234abcd-0000-4000-8000-000000000001" });
  expect(readReceipts()).toMatchObject([{ id: "1234abcd-0000-4000-8000-000000000001", account: owner }]);
});
