import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddListingPage } from "#web/features/admin/listing-form/add-listing-page.tsx";
import { newListingValues } from "#web/features/admin/listing-form/listing-values.ts";
import { UnsentListingsNotice } from "#web/features/admin/listing-form/sending/unsent-listings-notice.tsx";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { listingFormParts } from "#web/routes/admin/parts/listing-form-parts.ts";
import { buildSession, mockApi, renderAt, resetScreen } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { fakeCapabilities, resetFakeUploads } from "../support/fake-uploads.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

vi.mock("#web/features/admin/shared/images/upload/browser-capabilities.ts", () => ({
  browserCapabilities: () => fakeCapabilities({ userId: () => currentAdmin.id }),
}));

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(() => {
  resetScreen();
  resetFakeUploads();
  vi.restoreAllMocks();
});

const attempt = { key: "first-key", body: "", since: Date.now() };
const finished = {
  ...newListingValues("buy"),
  fields: {
    ...newListingValues("buy").fields,
    title: "House by the lagoon",
    property_type: "House",
    description: "Three rooms.",
    address: "12 Water Street",
    price: "84000",
  },
};

function storeDraft(form: string, draft: Record<string, unknown>, account: string = currentAdmin.id) {
  const start = { values: newListingValues("buy"), pictures: [] };
  const stored = { values: finished, pictures: [], start, ...draft };
  localStorage.setItem(`draft_listing_${account}_${form}`, JSON.stringify(stored));
}

const showNotice = (path: string) => renderAt(<UnsentListingsNotice account={currentAdmin.id} />, path);
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")] as const);

it("shows a finished listing that was not sent on every admin screen, with Send now and Edit", async () => {
  storeDraft("buy", { isUnsent: true, published: true });
  await showNotice("/admin/settings");
  expect(screen.getByText("Not sent yet: House by the lagoon")).toBeTruthy();
  expect(links()).toEqual([
    ["Send now", "/add-property"],
    ["Edit", "/add-property"],
  ]);
});

it("shows unsent changes of a listing, and opens its edit dialog", async () => {
  storeDraft("0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11", { isUnsent: true, published: true });
  await showNotice("/admin");
  expect(screen.getByText(/^Your changes of this listing are on this device only/)).toBeTruthy();
  const path = "/admin/listings?edit=0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11";
  expect(links()).toEqual([
    ["Send now", path],
    ["Edit", path],
  ]);
});

it.each([
  ["is not finished", "buy", { isUnsent: false }, currentAdmin.id, "/admin"],
  ["belongs to another account", "buy", { isUnsent: true, published: true }, "someone-else", "/admin"],
  ["is open in its form", "rent", { isUnsent: true, published: true }, currentAdmin.id, "/add-rent-property"],
])("shows no listing that %s", async (_, form, draft, account, path) => {
  storeDraft(form, draft, account);
  await showNotice(path);
  expect(links()).toEqual([]);
});

it("leaves it to the form whether a listing of an earlier version is published", async () => {
  storeDraft("buy", { isUnsent: true });
  await showNotice("/admin");
  expect(links()).toEqual([["Edit", "/add-property"]]);
});

it("offers to send only while the device is online", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  storeDraft("buy", { isUnsent: true, published: true });
  await showNotice("/admin");
  expect(links()).toEqual([["Edit", "/add-property"]]);
  expect(screen.getByText(/Send it when you are online\.$/)).toBeTruthy();
});

function Screens() {
  const { pathname } = useLocation();
  return (
    <>
      <UnsentListingsNotice account={currentAdmin.id} />
      {pathname === "/add-property" && <AddListingPage kind="buy" title="Add Property" parts={listingFormParts} />}
    </>
  );
}

it.each([
  ["a published listing needs a photo, so the form says so and keeps it", true, 0],
  ["a draft is sent once with a key", false, 1],
])("Send now opens the form and sends it as its button would: %s", async (_, published, count) => {
  const keys: (string | undefined)[] = [];
  mockApi(({ call, headers }) => {
    if (call.includes("facets")) return [200, { data: { city: {}, area: {} } }];
    if (!call.includes("create")) return [200, { data: { properties: [] } }];
    keys.push(headers["Idempotency-Key"]);
    return [201, { uuid: "u-1" }];
  });
  storeDraft("buy", { isUnsent: true, published });
  await act(async () => renderInApp(<Screens />));
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Send now" })));
  if (count > 0) await waitFor(() => expect(localStorage.getItem(`draft_listing_${currentAdmin.id}_buy`)).toBeNull());
  else expect((await screen.findAllByText("At least one image is required")).length).toBeGreaterThan(0);
  expect(keys).toHaveLength(count);
  expect(screen.queryByRole("link", { name: "Send now" })).toBeNull();
});

it("sends again with the key of the attempt whose response was lost", async () => {
  const keys: (string | undefined)[] = [];
  let body = "";
  const respond = (isLost: boolean) =>
    mockApi(({ call, headers, body: sent }) => {
      if (call.includes("facets")) return [200, { data: { city: {}, area: {} } }];
      if (!call.includes("create")) return [200, { data: { properties: [] } }];
      keys.push(headers["Idempotency-Key"]);
      body = JSON.stringify(sent);
      return isLost ? undefined : [201, { uuid: "u-1" }];
    });
  respond(false);
  storeDraft("buy", { isUnsent: true, published: false });
  await act(async () => renderInApp(<Screens />));
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Send now" })));
  await waitFor(() => expect(keys).toHaveLength(1));
  resetScreen();
  saveSession(buildSession(currentAdmin));
  respond(false);
  storeDraft("buy", { isUnsent: true, published: false, attempt: { ...attempt, body } });
  await act(async () => renderInApp(<Screens />));
  await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Send now" })));
  await waitFor(() => expect(keys[1]).toBe("first-key"));
});
