import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryDelay } from "#web/admin/features/listing-form/sending/pause-until-online.ts";
import { NetworkError } from "#web/lib/api/api-error.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetScreen } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { completeAll, fake, fakeCapabilities, photo, resetFakeUploads } from "../support/fake-uploads.ts";
import {
  listingField as field,
  fillListing,
  listingDraftKey,
  pressButton as press,
  renderListingForm,
} from "../support/listing-form.tsx";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

vi.mock("#web/admin/lib/images/upload/browser-capabilities.ts", () => ({
  browserCapabilities: () => fakeCapabilities({ userId: () => currentAdmin.id }),
}));

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(() => {
  resetScreen();
  resetFakeUploads();
});

const draftKey = listingDraftKey("buy");
const readDraft = () => JSON.parse(localStorage.getItem(draftKey) ?? "{}");
const waiting = "Waiting for a connection. The listing will be sent automatically while this page is open.";

const goOnline = () => act(async () => void dispatchEvent(new Event("online")));

/** Opens the form. `respond` gives the response to each attempt to create the listing. */
async function openForm(respond: () => [number, unknown] | undefined, listed: unknown[] = []) {
  const keys: (string | undefined)[] = [];
  mockApi(({ call, headers }) => {
    if (call.includes("facets")) return [200, { data: { city: {}, area: {} } }];
    if (call.includes("refresh")) return [401, { detail: "The session has ended" }];
    if (call.includes("list/buy")) return [200, { data: { properties: listed } }];
    if (!call.includes("create")) return [200, { data: { properties: [] } }];
    keys.push(headers["Idempotency-Key"]);
    return respond();
  });
  return { keys, ...(await renderListingForm()) };
}

/** Chooses a photo, whose upload starts. */
async function addPhoto() {
  await act(async () => void fireEvent.change(field("Choose photos"), { target: { files: [photo("1.jpg")] } }));
  await waitFor(() => expect(fake.partUploads).not.toEqual([]));
}
const rejection: [number, unknown] = [422, { detail: [{ loc: ["body", "city"], msg: "City is unknown", type: "x" }] }];

it("waits visibly without a connection, and is sent once with the same key when it returns", async () => {
  let isOnline = false;
  const { keys, onDone } = await openForm(() => (isOnline ? [201, { uuid: "u-1" }] : undefined));
  fillListing();
  await press("Save as draft");
  expect((await screen.findByText(waiting)).closest("[role=status]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Adding Property..." })).toHaveProperty("disabled", true);
  isOnline = true;
  await goOnline();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("u-1", false));
  expect(onDone).toHaveBeenCalledOnce();
  // On a slow machine the form tries more than twice.
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(localStorage.getItem(draftKey)).toBeNull();
});

it("waits for a service that is not available, and stops at a rejection", async () => {
  let response: [number, unknown] = [503, { detail: "The service is not available right now." }];
  const { onDone } = await openForm(() => response);
  fillListing();
  await press("Save as draft");
  expect(await screen.findByText(/^The service is not available right now. The listing will be sent/)).toBeTruthy();
  response = rejection;
  await goOnline();
  expect(await screen.findByText("City is unknown")).toBeTruthy();
  expect(screen.queryByText(/will be sent automatically/)).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  // A listing that was rejected counts as sent.
  cleanup();
  await openForm(() => undefined);
  expect(screen.getByText("Your unsaved changes are back in the form.")).toBeTruthy();
  expect(screen.queryByText("Not sent yet")).toBeNull();
});

it("waits for an image that is still being uploaded, and is sent by itself when the image is there", async () => {
  const { keys, onDone } = await openForm(() => [201, { uuid: "u-1" }]);
  fillListing();
  await addPhoto();
  await act(async () => {
    for (const { fail } of fake.partUploads.splice(0)) fail(new NetworkError());
  });
  await press("Add Property");
  expect((await screen.findByText(waiting)).closest("[role=status]")).toBeTruthy();
  expect([keys, readDraft().unsent]).toEqual([[], { published: true }]);
  await goOnline();
  await act(completeAll);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("u-1", true));
  expect([keys.length, localStorage.getItem(draftKey)]).toEqual([1, null]);
});

it("stops waiting on request, keeps the input, and is not sent later by itself", async () => {
  const { keys } = await openForm(() => undefined);
  fillListing();
  await press("Save as draft");
  await press("Stop waiting");
  expect(screen.queryByText(waiting)).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("Failed to add property. Please try again.");
  expect(field("Title").value).toBe("A house");
  await goOnline();
  expect(keys).toHaveLength(1);
});

it("says that it was not sent yet when the form is opened again, and then uses the same key", async () => {
  const first = await openForm(() => undefined);
  fillListing();
  await press("Save as draft");
  cleanup();
  const second = await openForm(() => [201, { uuid: "u-1" }]);
  expect(screen.getByText("Not sent yet")).toBeTruthy();
  expect(screen.getByText(/^This form was not sent yet/)).toBeTruthy();
  await goOnline();
  expect([first.keys.length, second.keys.length]).toEqual([1, 0]);
  await press("Save as draft");
  await waitFor(() => expect(second.onDone).toHaveBeenCalledOnce());
  expect(second.keys).toEqual(first.keys);
});

it("says what happens when the page is closed, and that it must stay open if the device could not store it", async () => {
  await openForm(() => undefined);
  fillListing();
  await press("Save as draft");
  expect(await screen.findByText(/^If you close it, the listing stays on this device/)).toBeTruthy();
  cleanup();
  // A full storage refuses the photo.
  await openForm(() => undefined);
  await addPhoto();
  await act(completeAll);
  fake.stored.clear();
  await press("Save as draft");
  expect(await screen.findByText(/^Do not close it: this device could not store the listing/)).toBeTruthy();
});

it("still counts as unsent after a response that says nothing about the listing", async () => {
  let status = 0;
  const { keys } = await openForm(() => [status, { detail: "Not now" }]);
  fillListing();
  for (status of [401, 403, 408, 429]) {
    localStorage.removeItem(draftKey);
    await press("Save as draft");
    await screen.findByRole("alert");
    expect(readDraft()).toMatchObject({ unsent: { published: false } });
  }
  expect(keys).toHaveLength(4);
});

it("asks before it sends a listing whose first response was lost more than a day ago", async () => {
  const first = await openForm(() => undefined);
  fillListing();
  await press("Save as draft");
  cleanup();
  const draft = readDraft();
  draft.attempt.since -= 25 * 3_600_000;
  localStorage.setItem(draftKey, JSON.stringify(draft));
  const stored = buildDetailProperty({ kind: "buy", title: "A house", price: 84_000 });
  const second = await openForm(() => [201, { uuid: "u-1" }], [stored, buildDetailProperty({ title: "Not a house" })]);
  await press("Save as draft");
  const dialog = await screen.findByRole("dialog", { name: "Is this listed already?" });
  expect(dialog.textContent).toContain("This listing was sent before");
  expect(dialog.textContent).not.toContain("Not a house");
  expect(second.keys).toEqual([]);
  await press("Add it anyway");
  await waitFor(() => expect(second.onDone).toHaveBeenCalledOnce());
  expect(second.keys).toHaveLength(1);
  expect(second.keys).not.toEqual(first.keys);
});

it("tries again after growing pauses of at most half a minute", () =>
  expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]));
