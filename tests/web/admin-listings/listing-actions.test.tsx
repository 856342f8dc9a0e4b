import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { emptyListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { useListingActions } from "#web/admin/features/listings/use-listing-actions.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

function buildListing(uuid: string, isAvailable: boolean): AdminProperty {
  const preview = buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined);
  return { ...preview, uuid, is_available: isAvailable, published: true, deleted_at: null } as AdminProperty;
}
const listings = [buildListing("a", true), buildListing("b", false)];

function Actions() {
  const { remove, change, confirm, setFlags, failed } = useListingActions();
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => remove(listings)}>
        Delete both
      </button>
      <button type="button" onClick={() => remove(listings.slice(0, 1))}>
        Delete one
      </button>
      <button type="button" onClick={() => change(listings, { status: "sold" })}>
        Sold
      </button>
      <button type="button" onClick={() => change(listings.slice(0, 1), { status: "sold" })}>
        Sold one
      </button>
      <button type="button" onClick={() => setFlags(buildListing("a", false), { is_available: true })}>
        Available
      </button>
      <button type="button" onClick={() => confirm(listings)}>
        Confirm
      </button>
      <input aria-label="Search" />
      <output>{[...failed].join()}</output>
    </main>
  );
}

type Responses = Record<string, [status: number, body: object]>;
const success: Responses = {
  "PATCH /properties": [200, { message: "", uuids: ["a", "b"], changed: 2, unknown: [], undo: "token" }],
  "POST /properties/confirm": [200, { confirmed: 1, unknown: [], not_on_offer: ["b"], undo: "token" }],
  "POST /properties/undo": [200, { changed: 2, skipped: [] }],
  "POST /restore/property": [200, {}],
  "DELETE /delete/buy/property": [200, {}],
};

/** Renders the actions. Returns the calls that were sent. */
async function show(responses: Responses = {}) {
  const calls = mockSignedInApi(({ call }) => ({ ...success, ...responses })[call]);
  await renderAt(<Actions />, "/admin");
  return () => calls.filter(({ call }) => /^(POST|PATCH|DELETE)/.test(call)).map(({ call, body }) => [call, body]);
}
async function click(name: string) {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
const toastText = () => document.querySelector(".toast-place")?.textContent;

const undo = ["POST /properties/undo", { undo: "token" }];

it("deletes several listings in one call and restores all of them on Undo", async () => {
  const sent = await show();
  await click("Delete both");
  await waitFor(() => expect(toastText()).toContain("Deleted2 properties deleted. Moved to the bin."));
  await click("Undo");
  expect(sent()).toEqual([["PATCH /properties", { uuids: ["a", "b"], deleted: true }], undo]);
  await waitFor(() => expect(toastText()).toContain("Restored2 listings are back."));
});

it("deletes one listing with the call of the specification", async () => {
  const sent = await show();
  await click("Delete one");
  await click("Undo");
  await waitFor(() => expect(toastText()).toContain("RestoredThe listing is back."));
  expect(sent()).toEqual([
    ["DELETE /delete/buy/property", { uuid: "a" }],
    ["POST /restore/property", { uuid: "a" }],
  ]);
});

it("offers no Undo when nothing was deleted, and marks the listings", async () => {
  await show({ "PATCH /properties": [503, {}] });
  await click("Delete both");
  await waitFor(() => expect(toastText()).toContain("Delete Failed"));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.querySelector("output")?.textContent).toBe("a,b");
});

it("says what a change did, also to deleted listings, and undoes it with the token", async () => {
  const sent = await show({
    "PATCH /properties": [200, { message: "", uuids: ["a"], changed: 1, unknown: ["b"], undo: "token" }],
    "POST /properties/undo": [200, { changed: 0, skipped: ["a"] }],
  });
  await click("Sold");
  await waitFor(() => expect(toastText()).toContain("1 property: sold."));
  expect(toastText()).toContain("1 property no longer exists or is in the bin.");
  await click("Undo");
  await waitFor(() =>
    expect(toastText()).toContain("0 properties as before. 1 property changed since: left unchanged."),
  );
  expect(sent()).toEqual([["PATCH /properties", { uuids: ["a", "b"], status: "sold" }], undo]);
});

it("names the status and the number of a selection of one, after which nothing is asked", async () => {
  await show({ "PATCH /properties": [200, { message: "", uuids: ["a"], changed: 1, unknown: [], undo: "token" }] });
  await click("Sold one");
  await waitFor(() => expect(toastText()).toContain("Updated1 property: sold."));
});

it("says why a change was rejected, and why an undo is too late", async () => {
  const detail = [{ loc: ["body", "published"], msg: "MH-1 has no photo", type: "x" }];
  await show({ "PATCH /properties": [422, { detail }], "POST /properties/undo": [404, { detail: "gone" }] });
  await click("Sold");
  await waitFor(() => expect(toastText()).toContain("MH-1 has no photo"));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await click("Confirm");
  await click("Undo");
  await waitFor(() => expect(toastText()).toContain("A change can be undone once, within an hour."));
});

it("confirms listings, names those that are not on the market, and undoes it", async () => {
  const sent = await show();
  await click("Confirm");
  await waitFor(() => expect(toastText()).toContain("1 property still on offer."));
  expect(toastText()).toContain("1 property not on offer: left unchanged.");
  await click("Undo");
  expect(sent()).toEqual([["POST /properties/confirm", { uuids: ["a", "b"] }], undo]);
});

it("undoes the switch of one listing, which may have replaced another status", async () => {
  const sent = await show();
  await click("Available");
  await click("Undo");
  expect(sent()).toEqual([["PATCH /properties", { uuids: ["a"], is_available: true }], undo]);
});

it("gives the focus to Undo, but does not take it from a field", async () => {
  await show();
  screen.getByRole("button", { name: "Delete both" }).focus();
  await click("Delete both");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Undo"));
  await click("Close");
  expect(document.activeElement?.textContent).toBe("Delete both");
  screen.getByLabelText("Search").focus();
  await click("Delete both");
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});
