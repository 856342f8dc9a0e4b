import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { emptyListingValues } from "#web/features/admin/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/features/admin/listing-preview/build-preview-property.ts";
import { ListingRow } from "#web/features/admin/listings/listing-row.tsx";

afterEach(cleanup);

const nothing = async () => undefined;
const actions = {
  busy: new Set<string>(),
  failed: new Set<string>(),
  remove: nothing,
  restore: nothing,
  turn: nothing,
};

function show(overrides: Partial<AdminProperty>) {
  const preview = buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined);
  const listing = { ...preview, published: true, deleted_at: null, ...overrides } as AdminProperty;
  const on = { onSelect: nothing, onView: nothing, onEdit: nothing, onDelete: nothing, onGallery: nothing };
  render(<ListingRow listing={listing} isSelected={false} actions={actions} {...on} />);
}

const picture = (width: number, ...widths: number[]) => ({
  id: crypto.randomUUID(),
  url: "/images/buy-properties/x/1.jpg",
  width,
  height: 480,
  alt: "",
  placeholder: null,
  variants: widths.map((variant) => ({ width: variant, url: `/images/buy-properties/x/1-${variant}.webp` })),
});

it("says that a picture needs smaller versions, and nothing when all are there", () => {
  show({ images: [picture(2000, 320, 640, 1280), picture(2000, 320)] });
  expect(screen.queryByText("Needs smaller versions")).not.toBeNull();
  cleanup();
  show({ images: [picture(2000, 320, 640, 1280), picture(600, 320), picture(300)] });
  expect(screen.queryByText("Needs smaller versions")).toBeNull();
});

it("shows four amenities and how many more there are", () => {
  show({ amenities: ["A", "B", "C", "D", "E", "F"] });
  expect(screen.queryByText("A · B · C · D +2 more")).not.toBeNull();
});
