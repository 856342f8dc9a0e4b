import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
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
  changePrices: async () => [],
  setFlags: noop,
  removeReduction: noop,
};

function show(overrides: Partial<AdminProperty>, setFlags: typeof actions.setFlags = noop) {
  const preview = buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined);
  const listing = { ...preview, published: true, deleted_at: null, ...overrides } as AdminProperty;
  const on = { onSelect: noop, onView: noop, onEdit: noop, onDelete: noop, onOpenGallery: noop };
  return render(<ListingRow listing={listing} isSelected={false} actions={{ ...actions, setFlags }} {...on} />);
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

it.each([
  [["Lift"], "Lift"],
  [["Lift", "Gym", "Garden", "Parking"], "Lift · Gym · Garden · Parking"],
  [["Lift", "Gym", "Garden", "Parking", "Balcony"], "Lift · Gym · Garden · Parking +1\u00a0more"],
  [
    ["Standby generator", "Air conditioning", "Catering kitchen", "Water tank", "Lift", "Gym"],
    "Standby generator · Air conditioning · Catering kitchen · Water tank +2\u00a0more",
  ],
])("shows at most four of the amenities %j, then how many more there are", (amenities, shown) => {
  const { container } = show({ amenities });
  expect(container.querySelector(".listing-amenities")?.textContent).toBe(shown);
});

it("says what the listing is: for sale, reference, type, area and status", () => {
  show({ reference: "MH-1060", property_type: "House", area: "Duport Road", status: "available", is_available: true });
  const row = screen.getByRole("listitem");
  expect(row.textContent).toContain("For Sale");
  expect(row.textContent).toContain("MH-1060 · House · Duport Road");
  expect(row.querySelector(".listing-states")?.textContent).toBe("For SaleAvailable");
});

it("marks a status only when the listing is not available", () => {
  show({ status: "available", is_available: true });
  expect(document.querySelector(".state")).toBeNull();
  cleanup();
  show({ status: "under_offer", is_available: false });
  expect(document.querySelector(".state")?.textContent).toBe("Under offer");
});

it("has switches that name the listing and show their state", () => {
  const setFlags = vi.fn(noop);
  show({ title: "Villa", is_available: true, featured: false }, setFlags);
  const available = screen.getByRole("button", { name: "Available: Villa" });
  const featured = screen.getByRole("button", { name: "Featured: Villa" });
  expect([available, featured].map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  fireEvent.click(available);
  fireEvent.click(featured);
  expect(setFlags.mock.calls.map((call: unknown[]) => call[1])).toEqual([{ is_available: false }, { featured: true }]);
});

it.each(["View", "Edit", "Delete"])("offers %s without a menu", (name) => {
  show({ title: "Villa" });
  expect(screen.getByRole("button", { name: `${name} Villa` })).toBeTruthy();
});
