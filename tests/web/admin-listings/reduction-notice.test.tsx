import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { ReductionNotice } from "#web/admin/features/listings/details/reduction-notice.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

const buildListing = (previous_price: number | null): AdminProperty => ({
  ...buildDetailProperty({ previous_price }),
  ...{ published: true, deleted_at: null, status_note: null, owner_id: null, mandate: null, living_checked_by: null },
});

it("says what visitors read and removes it", async () => {
  const calls = mockSignedInApi(({ call }) => (call.startsWith("PATCH /update/") ? [200, {}] : undefined));
  const listing = buildListing(500_000);
  await renderAt(<ReductionNotice listing={listing} />, "/admin");
  expect(screen.getByText(/Visitors read “Reduced from \$500,000”\./)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove “Reduced from”" })));
  await waitFor(() => expect(toastText()).toContain("Visitors no longer read “Reduced from”."));
  const [change] = calls.filter(({ call }) => call.startsWith("PATCH"));
  expect(change).toMatchObject({
    call: `PATCH /update/${listing.kind}/property`,
    body: { uuid: listing.uuid, previous_price: null },
  });
});

it("says why it was not removed", async () => {
  mockSignedInApi(({ call }) => (call.startsWith("PATCH") ? [500, { detail: "No database" }] : undefined));
  await renderAt(<ReductionNotice listing={buildListing(500_000)} />, "/admin");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove “Reduced from”" })));
  await waitFor(() => expect(toastText()).toContain("Failed to update property"));
});

it("shows nothing without a reduction", async () => {
  mockSignedInApi(() => undefined);
  await renderAt(<ReductionNotice listing={buildListing(null)} />, "/admin");
  expect(screen.queryByText(/Visitors read/)).toBeNull();
});
