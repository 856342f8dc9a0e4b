import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { emptyListingValues } from "#web/features/admin/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/features/admin/listing-preview/build-preview-property.ts";
import { useListingActions } from "#web/features/admin/listings/use-listing-actions.tsx";
import { clearToast } from "#web/ui/feedback/toast.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  act(clearToast);
  resetBrowser();
});

function buildListing(uuid: string, isAvailable: boolean): AdminProperty {
  const preview = buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined);
  return { ...preview, uuid, is_available: isAvailable, published: true, deleted_at: null } as AdminProperty;
}
const listings = [buildListing("a", true), buildListing("b", false)];

function Actions() {
  const { remove, setFlags, failed } = useListingActions();
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => remove(listings)}>
        Delete both
      </button>
      <button type="button" onClick={() => setFlags(listings, { is_available: false })}>
        Unavailable
      </button>
      <input aria-label="Search" />
      <output>{[...failed].join()}</output>
    </main>
  );
}

/** Renders the actions. `deletions` has the status of the response for each listing. */
async function show(deletions: Record<string, number> = {}) {
  const calls = mockSignedInApi(({ call, body }) => {
    if (call.startsWith("DELETE")) return [deletions[(body as { uuid: string }).uuid] ?? 200, {}];
    return /^(POST|PATCH)/.test(call) ? [200, {}] : undefined;
  });
  await renderAt(<Actions />, "/admin");
  return () => calls.filter(({ call }) => /^(POST|PATCH)/.test(call)).map(({ call, body }) => [call, body]);
}
async function click(name: string) {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
const toastText = () => document.querySelector(".toast-place")?.textContent;

it("restores all deleted listings on Undo", async () => {
  const sent = await show();
  await click("Delete both");
  await waitFor(() => expect(toastText()).toContain("Deleted2 properties deleted. Moved to the bin."));
  await click("Undo");
  expect(sent()).toEqual([
    ["POST /restore/property", { uuid: "a" }],
    ["POST /restore/property", { uuid: "b" }],
  ]);
  await waitFor(() => expect(toastText()).toContain("Restored2 listings are back."));
});

it("says which part failed, and restores only what was deleted", async () => {
  const sent = await show({ b: 503 });
  await click("Delete both");
  await waitFor(() => expect(toastText()).toContain("Delete Failed"));
  await waitFor(() => expect(toastText()).toContain("1 other moved to the bin."));
  expect(document.querySelector("output")?.textContent).toBe("b");
  await click("Undo");
  expect(sent()).toEqual([["POST /restore/property", { uuid: "a" }]]);
});

it("offers no Undo when nothing was deleted", async () => {
  await show({ a: 503, b: 503 });
  await click("Delete both");
  await waitFor(() => expect(toastText()).toContain("Delete Failed"));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("takes a flag back only where it was changed", async () => {
  const sent = await show();
  await click("Unavailable");
  await click("Undo");
  expect(sent()).toEqual([
    ["PATCH /properties", { uuids: ["a", "b"], is_available: false }],
    ["PATCH /properties", { uuids: ["a"], is_available: true }],
  ]);
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
