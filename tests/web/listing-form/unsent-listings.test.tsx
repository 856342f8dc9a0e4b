import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AddListingPage } from "#web/admin/features/listing-form/add-listing-page.tsx";
import { newListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { UnsentListingsNotice } from "#web/admin/features/listing-form/sending/unsent-listings-notice.tsx";
import { listingFormParts } from "#web/admin/routes/parts/listing-form-parts.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, renderAt, resetScreen } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { fakeCapabilities, resetFakeUploads } from "../support/fake-uploads.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

vi.mock("#web/admin/lib/images/upload/browser-capabilities.ts", () => ({
  browserCapabilities: () => fakeCapabilities({ userId: () => currentAdmin.id }),
}));

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(() => {
  resetScreen();
  resetFakeUploads();
});

const start = { values: newListingValues("buy"), pictures: [] };
const typed = {
  ...{ title: "House by the lagoon", property_type: "House", description: "Three rooms." },
  ...{ address: "12 Water Street", price: "84000" },
};
const values = { ...start.values, fields: { ...start.values.fields, ...typed } };

function storeDraft(form: string, draft: Record<string, unknown>, account: string = currentAdmin.id) {
  const stored = { values, pictures: [], start, ...draft };
  localStorage.setItem(`draft_listing_${account}_${form}`, JSON.stringify(stored));
}

const showNotice = (path: string) => renderAt(<UnsentListingsNotice account={currentAdmin.id} />, path);
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")] as const);

const stored = "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11";
const editPath = `/admin/listings?edit=${stored}`;

it.each([
  ["a finished listing", "buy", "/admin/settings", true, "Not sent yet: House by the lagoon", "/add-property"],
  ["changes of a listing", stored, "/admin", true, /^Your changes of this listing are on this device/, editPath],
  [
    "a copy",
    `buy_${stored}`,
    "/add-property",
    true,
    "Not sent yet: House by the lagoon",
    `/add-property?copy=${stored}`,
  ],
  ["one on an offline device", "buy", "/admin", false, /Send it when you are online\.$/, "/add-property"],
])("shows %s that was not sent, to edit it or to send it now", async (_, form, path, isOnline, text, href) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  storeDraft(form, { unsent: { published: true } });
  await showNotice(path);
  expect(screen.getByText(text)).toBeTruthy();
  expect(links()).toEqual([...(isOnline ? [["Send now", href]] : []), ["Edit", href]]);
});

it.each([
  ["is not finished", "buy", {}, currentAdmin.id, "/admin"],
  ["belongs to another account", "buy", { unsent: { published: true } }, "someone-else", "/admin"],
  ["is open in its form as a copy", "buy_x", { unsent: { published: true } }, currentAdmin.id, "/add-property?copy=x"],
  ["is open in its form", "rent", { unsent: { published: true } }, currentAdmin.id, "/add-rent-property"],
])("shows no listing that %s", async (_, form, draft, account, path) => {
  storeDraft(form, draft, account);
  await showNotice(path);
  expect(links()).toEqual([]);
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

/** Opens the screens, and presses "Send now". Returns what was sent. */
async function sendNow() {
  const sent: { key: string | undefined; body: string }[] = [];
  mockApi(({ call, headers, body }) => {
    if (call.includes("facets")) return [200, { data: { city: {}, area: {} } }];
    if (!call.includes("create")) return [200, { data: { properties: [] } }];
    sent.push({ key: headers["Idempotency-Key"], body: JSON.stringify(body) });
    return [201, { uuid: "u-1" }];
  });
  await act(async () => renderInApp(<Screens />));
  await act(async () => void fireEvent.click(screen.getByText("Send now")));
  return sent;
}

it("'Send now' keeps a published listing without a photo in the form, which says so", async () => {
  storeDraft("buy", { unsent: { published: true } });
  const sent = await sendNow();
  expect((await screen.findAllByText("At least one image is required")).length).toBeGreaterThan(0);
  expect([sent, screen.queryByText("Send now")]).toEqual([[], null]);
});

it("'Send now' sends a draft once, again with the key of an attempt whose response was lost", async () => {
  storeDraft("buy", { unsent: { published: false } });
  const [first] = await sendNow();
  await waitFor(() => expect(localStorage.getItem(`draft_listing_${currentAdmin.id}_buy`)).toBeNull());
  expect(screen.queryByText("Send now")).toBeNull();
  resetScreen();
  saveSession(buildSession(currentAdmin));
  const attempt = { key: "first-key", body: first?.body, since: Date.now() };
  storeDraft("buy", { unsent: { published: false }, attempt });
  const again = await sendNow();
  await waitFor(() => expect(again.map(({ key }) => key)).toEqual(["first-key"]));
});
