import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import { describeChange, ListingHistory } from "#web/features/admin/listing-preview/listing-history.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  resetBrowser();
});

const at = "2026-05-12T09:00:00.000Z";

it.each([
  [{ field: "monthly_rent", from: 900, to: 850 }, "Price: $900 → $850"],
  [{ field: "status", from: "available", to: "let" }, "Status: Available → Let"],
  [{ field: "published", from: true, to: false }, "Unpublished"],
  [{ field: "published", from: false, to: true }, "Published"],
  [{ field: "deleted", from: false, to: true }, "Moved to the bin"],
  [{ field: "deleted", from: true, to: false }, "Restored from the bin"],
  [{ field: "confirmed_at", from: null, to: at }, "Confirmed as still on offer"],
  [{ field: "confirmed_at", from: at, to: null }, "No longer confirmed"],
] as const)("describes %j", (change, text) => {
  expect(describeChange({ at, by: null, ...change })).toBe(text);
});

it("shows each change with its author", async () => {
  const history: PropertyHistoryResponse = [
    { at, by: "musu", field: "price", from: 900, to: 850 },
    { at: "2026-05-01T09:00:00.000Z", by: null, field: "published", from: false, to: true },
    { at: "2026-04-30T09:00:00.000Z", by: "musu", field: "status", from: "available", to: "sold", note: "Cash buyer" },
  ];
  mockSignedInApi(({ call }) => (call === "GET /properties/1/history" ? [200, history] : undefined));
  await renderAt(<ListingHistory uuid="1" />, "/admin");
  const entries = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(entries[0]).toMatch(/^Price: \$900 → \$850.*, musu$/);
  expect(entries[1]).toMatch(/^Published.*, author unknown$/);
  expect(entries[2]).toMatch(/^Status: Available → Sold. Cash buyer/);
});
