import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PropertyHistoryResponse } from "#contract/listings/status/property-history.ts";
import { describeChange, ListingHistory } from "#web/admin/features/listings/details/listing-history.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const at = "2026-05-12T09:00:00.000Z";

it.each([
  [{ field: "monthly_rent", from: 900, to: 850 }, "lowered the price: $900 → $850"],
  [{ field: "price", from: 80_000, to: 85_000 }, "raised the price: $80,000 → $85,000"],
  [{ field: "status", from: "available", to: "let" }, "changed the status: Available → Let"],
  [
    { field: "status", from: "available", to: "let", closed_on: "2026-11-20", closed_price: 850 },
    "changed the status: Available → Let, on 20 November 2026, for $850",
  ],
  [{ field: "published", from: true, to: false }, "unpublished it"],
  [{ field: "published", from: false, to: true }, "published it"],
  [{ field: "deleted", from: false, to: true }, "moved it to the bin"],
  [{ field: "deleted", from: true, to: false }, "restored it from the bin"],
  [{ field: "previous_price", from: 12_000, to: null }, "removed “Reduced from $12,000”"],
  [{ field: "confirmed_at", from: null, to: at }, "confirmed that it is still on offer"],
  [{ field: "confirmed_at", from: at, to: null }, "withdrew the confirmation"],
] as const)("describes %j", (change, text) => expect(describeChange({ at, by: null, ...change })).toBe(text));

it("shows the changes of each day with author, time and note", async () => {
  const history: PropertyHistoryResponse = [
    { at: "2024-05-12T09:30:00.000Z", by: "musu", field: "price", from: 900, to: 850 },
    { at: "2024-05-12T09:00:00.000Z", by: null, field: "published", from: false, to: true },
    { at: "2024-04-30T09:00:00.000Z", by: "musu", field: "status", from: "available", to: "sold", note: "Cash buyer" },
  ];
  mockSignedInApi(({ call }) => (call === "GET /properties/1/history" ? [200, history] : undefined));
  await renderAt(<ListingHistory uuid="1" />, "/admin");
  await screen.findByRole("heading", { name: "History" });
  const days = screen.getAllByRole("region").map((day) => [
    within(day).getByRole("heading").textContent,
    ...within(day)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ]);
  expect(days).toEqual([
    ["Sunday, May 12 2024", "musu lowered the price: $900 → $85009:30", "Someone published it09:00"],
    ["Tuesday, Apr 30 2024", "musu changed the status: Available → SoldCash buyer09:00"],
  ]);
});
