import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { emptyListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { ListingRow } from "#web/admin/features/listings/listing-row.tsx";

afterEach(cleanup);

const noop = async () => true;
const closing = vi.fn();
const actions = {
  ...{ busy: new Set<string>(), failed: new Set<string>(), changePrices: async () => [] },
  ...{ remove: noop, restore: noop, change: noop, changeStatus: noop, confirm: noop },
  ...{ setFlags: noop, removeReduction: noop, confirmLiving: noop },
};

const select = vi.fn();

function show(overrides: Partial<AdminProperty>, setFlags: typeof actions.setFlags = noop, others = {}) {
  const preview = buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined);
  const listing = { ...preview, published: true, deleted_at: null, ...overrides } as AdminProperty;
  const on = { onSelect: select, onView: noop, onEdit: noop, onClosing: closing, onDelete: noop, onOpenGallery: noop };
  const shown = { ...actions, setFlags, ...others };
  const state = { isSelected: false, isChoosing: false, hasAmenities: true };
  return render(<ListingRow listing={listing} {...state} actions={shown} {...on} />, { wrapper: MemoryRouter });
}

const image = (width: number, ...widths: number[]) => ({
  ...{ id: crypto.randomUUID(), url: "/images/buy-properties/x/1.jpg", width, height: 480 },
  ...{ alt: "", placeholder: null, focus: null },
  variants: widths.map((variant) => ({ width: variant, url: `/images/x-${variant}.webp`, bytes: null })),
});

it("shows that an image lacks smaller versions", () => {
  show({ images: [image(2000, 320, 640, 1280), image(2000, 320)] });
  expect(screen.queryByText("Needs smaller versions")).not.toBeNull();
  cleanup();
  show({ images: [image(2000, 320, 640, 1280), image(600, 320), image(300)] });
  expect(screen.queryByText("Needs smaller versions")).toBeNull();
});

const readLines = () => [...document.querySelectorAll("li p")].map(({ textContent }) => textContent);

it.each([
  [["Lift"], "Lift"],
  [["Lift", "Gym", "Garden", "Parking"], "Lift · Gym · Garden · Parking"],
  [["Lift", "Gym", "Garden", "Parking", "Balcony", "Well"], "Lift · Gym · Garden · Parking +2\u00a0more"],
])("shows at most four of the amenities %j, then how many more there are", (amenities, shown) => {
  show({ amenities });
  expect(readLines()).toContain(shown);
});

it("says what the listing is: for sale, reference, type, area and status, which is marked unless it is available", () => {
  show({ reference: "MH-1060", property_type: "House", area: "Duport Road", status: "available", is_available: true });
  const row = screen.getByRole("listitem");
  expect(row.textContent).toContain("For Sale");
  expect(row.textContent).toContain("MH-1060 · House · Duport Road");
  expect(readLines()).toContain("For SaleAvailable");
  expect(document.querySelector(".state")).toBeNull();
  cleanup();
  show({ status: "under_offer", is_available: false });
  expect(document.querySelector(".state")?.textContent).toBe("Under offer");
});

describe("the menu of a row on a phone", () => {
  const change = vi.fn(noop);
  const changeStatus = vi.fn(noop);
  const confirm = vi.fn(noop);
  const open = (overrides: Partial<AdminProperty>) => {
    vi.clearAllMocks();
    show({ title: "Villa", uuid: "a", ...overrides }, noop, { change, changeStatus, confirm });
    fireEvent.click(screen.getByRole("button", { name: "Actions for Villa" }));
    return within(screen.getByRole("dialog", { hidden: true }));
  };
  const press = (menu: ReturnType<typeof open>, name: string) =>
    fireEvent.click(menu.getByRole("button", { name, hidden: true }));

  it("sets each status of the kind with one tap, and then asks about a sale that was saved", async () => {
    const menu = open({ status: "available" });
    const statuses = within(menu.getByRole("group", { name: "Status", hidden: true })).getAllByRole("button", {
      hidden: true,
    });
    expect(statuses.map(({ textContent }) => textContent)).toEqual(["Available", "Under offer", "Sold", "Unavailable"]);
    expect(statuses.map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false", "false", "false"]);
    press(menu, "Available");
    expect(changeStatus).not.toHaveBeenCalled();
    press(menu, "Sold");
    expect(changeStatus).toHaveBeenCalledWith(expect.objectContaining({ uuid: "a" }), { status: "sold" });
    await waitFor(() => expect(closing).toHaveBeenCalledOnce());
    cleanup();
    const failing = open({ status: "available" });
    changeStatus.mockResolvedValueOnce(false);
    press(failing, "Sold");
    await act(async () => undefined);
    expect([changeStatus.mock.calls.length, closing.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    press(open({ status: "available" }), "Under offer");
    expect(changeStatus).toHaveBeenCalledWith(expect.objectContaining({ uuid: "a" }), { status: "under_offer" });
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });

  it.each([
    ["Unpublish", { published: true, status: "available" }, false],
    ["Archive", { published: true, status: "sold", is_available: false }, false],
    ["Publish", { published: false, status: "available" }, true],
  ] as const)("has %s for %j", (name, listing, published) => {
    press(open(listing), name);
    expect(change).toHaveBeenCalledWith([expect.objectContaining({ uuid: "a" })], { published });
  });

  it("confirms a home that is on the market, and no other", () => {
    press(open({ status: "under_offer", is_available: false }), "Confirm still available");
    expect(confirm).toHaveBeenCalledWith([expect.objectContaining({ uuid: "a" })]);
    cleanup();
    const menu = open({ status: "sold", is_available: false });
    expect(menu.queryByRole("button", { name: "Confirm still available", hidden: true })).toBeNull();
  });

  it("selects the listing", () => {
    press(open({}), "Select");
    expect(select).toHaveBeenCalledWith(true);
  });

  it("only views and restores a listing in the bin", () => {
    const menu = open({ deleted_at: "2026-11-01T00:00:00.000Z" });
    expect(menu.queryByRole("group", { name: "Status", hidden: true })).toBeNull();
    const names = menu.getAllByRole("button", { hidden: true }).map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual(["View", "Restore"]);
  });
});

it("has buttons and switches that name the listing, without a menu", () => {
  const setFlags = vi.fn(noop);
  show({ title: "Villa", is_available: true, featured: false }, setFlags);
  for (const name of ["View", "Edit", "Delete"])
    expect(screen.getByRole("button", { name: `${name} Villa` })).toBeTruthy();
  const available = screen.getByRole("button", { name: "Available: Villa" });
  const featured = screen.getByRole("button", { name: "Featured: Villa" });
  expect([available, featured].map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  fireEvent.click(available);
  fireEvent.click(featured);
  expect(setFlags.mock.calls.map((call: unknown[]) => call[1])).toEqual([{ is_available: false }, { featured: true }]);
});

it("says that a listing could not be deleted, with Retry", () => {
  const remove = vi.fn(noop);
  show({ uuid: "a" }, noop, { failed: new Set(["a"]), remove });
  expect(screen.getByRole("alert").textContent).toContain("It could not be deleted.");
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Retry" }));
  expect(remove.mock.calls).toMatchObject([[[{ uuid: "a" }]]]);
});
