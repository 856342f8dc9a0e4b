import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { emptyListingValues } from "#web/features/admin/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/features/admin/listing-preview/build-preview-property.ts";
import { ListingRow } from "#web/features/admin/listings/listing-row.tsx";

afterEach(cleanup);

const noop = async () => undefined;
const actions = {
  busy: new Set<string>(),
  failed: new Set<string>(),
  remove: noop,
  restore: noop,
  change: noop,
  confirm: noop,
  setFlags: noop,
};

function show(overrides: Partial<AdminProperty>) {
  const preview = buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined);
  const listing = { ...preview, published: true, deleted_at: null, ...overrides } as AdminProperty;
  const on = { onSelect: noop, onView: noop, onEdit: noop, onDelete: noop, onOpenGallery: noop };
  render(<ListingRow listing={listing} isSelected={false} actions={actions} {...on} />);
}

const image = (width: number, ...widths: number[]) => ({
  id: crypto.randomUUID(),
  url: "/images/buy-properties/x/1.jpg",
  width,
  height: 480,
  alt: "",
  placeholder: null,
  focus: null,
  variants: widths.map((variant) => ({ width: variant, url: `/images/buy-properties/x/1-${variant}.webp` })),
});

it("shows that an image lacks smaller versions", () => {
  show({ images: [image(2000, 320, 640, 1280), image(2000, 320)] });
  expect(screen.queryByText("Needs smaller versions")).not.toBeNull();
  cleanup();
  show({ images: [image(2000, 320, 640, 1280), image(600, 320), image(300)] });
  expect(screen.queryByText("Needs smaller versions")).toBeNull();
});

it("shows four amenities and the number of others", () => {
  show({ amenities: ["A", "B", "C", "D", "E", "F"] });
  expect(screen.queryByText("A · B · C · D +2 more")).not.toBeNull();
});
