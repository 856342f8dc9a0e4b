import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { emptyListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { BulkActionBar } from "#web/admin/features/listings/bulk/bulk-action-bar.tsx";
import type { ListingActions } from "#web/admin/features/listings/use-listing-actions.tsx";
import { resetScreen } from "../support/account-api.tsx";

const change = vi.fn(async () => true);
const changePrices = vi.fn<ListingActions["changePrices"]>(async () => []);
const confirm = vi.fn(async () => true);
const onClear = vi.fn();
const onChanged = vi.fn();
const onDelete = vi.fn();

beforeEach(() => vi.clearAllMocks());
afterEach(resetScreen);

function buildListing(kind: PropertyKind, price: number): AdminProperty {
  const preview = buildPreviewProperty(kind, emptyListingValues(kind), [], undefined);
  const money = kind === "rent" ? { monthly_rent: price } : { price };
  return {
    ...preview,
    ...money,
    uuid: `${kind}-${price}`,
    title: `${kind} ${price}`,
    published: true,
  } as AdminProperty;
}
const house = buildListing("buy", 85_000);
const flat = buildListing("rent", 850.5);

function show(selected: AdminProperty[], busy: string[] = []) {
  const actions = { busy: new Set(busy), change, changePrices, confirm };
  const others = { isAllSelected: false, onSelectAll: () => undefined, onDelete, onClear, onChanged };
  render(<BulkActionBar selected={selected} actions={actions} {...others} />);
}
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const options = () =>
  within(screen.getByLabelText("New status"))
    .getAllByRole("option")
    .map((one) => one.textContent);

it("changes nothing until a property is selected", () => {
  show([]);
  expect(screen.queryByRole("button")).toBeNull();
});

const changes: [name: string, expected: object][] = [
  ["Publish", { published: true }],
  ["Unpublish", { published: false }],
  ["Mark as featured", { featured: true }],
  ["Remove from featured", { featured: false }],
];

it.each(changes)("%s changes all selected properties", (name, expected) => {
  show([house, flat]);
  if (!screen.queryByRole("button", { name })) click("More");
  click(name);
  expect(change).toHaveBeenCalledExactlyOnceWith([house, flat], expected);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("has only Clear, Change and Delete beside the number on a phone, and all other actions in a sheet", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  show([house, flat]);
  const names = () => screen.getAllByRole("button").map((button) => button.textContent);
  expect(names()).toEqual(["Clear", "Change", "Delete"]);
  click("Change");
  const sheet = within(screen.getByRole("dialog", { name: "Change 2 listings" }));
  fireEvent.change(sheet.getByLabelText("New status"), { target: { value: "under_offer" } });
  fireEvent.click(sheet.getByRole("button", { name: "Set status" }));
  expect(change).toHaveBeenLastCalledWith([house, flat], { status: "under_offer" });
  for (const [name, expected] of changes) {
    click("Change");
    click(name);
    expect(change).toHaveBeenLastCalledWith([house, flat], expected);
  }
  click("Change");
  click("Confirm still available");
  expect(confirm).toHaveBeenCalledExactlyOnceWith([house, flat]);
  expect(names()).toEqual(["Clear", "Change", "Delete"]);
});

it("archives homes that are no longer on the market", () => {
  const gone = { ...house, status: "unavailable" } as const;
  show([gone]);
  click("Archive");
  expect(change).toHaveBeenCalledExactlyOnceWith([gone], { published: false });
  cleanup();
  show([gone, flat]);
  expect(screen.queryByRole("button", { name: "Archive" })).toBeNull();
});

it("offers the statuses that all selected properties can have, and sets one on a button", () => {
  show([house, flat]);
  expect(options()).toEqual(["Status", "Available", "Under offer", "Unavailable"]);
  expect(screen.queryByRole("button", { name: "Set status" })).toBeNull();
  fireEvent.change(screen.getByLabelText("New status"), { target: { value: "under_offer" } });
  expect(change).not.toHaveBeenCalled();
  click("Set status");
  expect(change).toHaveBeenCalledExactlyOnceWith([house, flat], { status: "under_offer" });
  cleanup();
  show([house]);
  expect(options()).toContain("Sold");
  cleanup();
  show([flat]);
  expect(options()).toContain("Let");
});

it("shows old and new prices, to the cent, before it changes them", async () => {
  show([house, flat]);
  click("More");
  click("Change prices");
  const dialog = within(screen.getByRole("dialog"));
  const prices = () => dialog.getAllByRole("listitem").map((row) => row.textContent);
  expect(prices()).toEqual(["buy 85000$85,000", "rent 850.5$850.50/mo"]);
  fireEvent.change(dialog.getByLabelText("Change in percent"), { target: { value: "-5 %" } });
  expect(prices()).toEqual(["buy 85000$85,000 →becomes $80,750", "rent 850.5$850.50 →becomes $807.98/mo"]);
  fireEvent.click(dialog.getByRole("button", { name: "Change 2 prices" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changePrices).toHaveBeenCalledExactlyOnceWith([house, flat], -5, false);
});

it("shows the questions about unusual new prices, and changes them anyway when it is pressed again", async () => {
  const msg = "A price of $950 is unusual. Is it right?";
  changePrices.mockResolvedValueOnce([{ uuid: house.uuid, reference: "MH-1", msg }]);
  show([house, flat]);
  click("More");
  click("Change prices");
  const field = screen.getByLabelText("Change in percent");
  fireEvent.change(field, { target: { value: "-50" } });
  click("Change 2 prices");
  expect((await screen.findByText(msg)).closest("li")?.textContent).toContain("buy 85000");
  expect(screen.getByRole("alert").textContent).toBe("Nothing has changed yet. Check 1 unusual price below.");
  fireEvent.change(field, { target: { value: "-40" } });
  expect(screen.queryByText(msg)).toBeNull();
  changePrices.mockResolvedValueOnce([{ uuid: house.uuid, reference: "MH-1", msg }]);
  click("Change 2 prices");
  await screen.findByText(msg);
  click("Change 2 prices anyway");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changePrices.mock.calls.map(([, ...sent]) => sent)).toEqual([
    [-50, false],
    [-40, false],
    [-40, true],
  ]);
});

it("rejects a change of prices that is no number from -50 to 50, and says why", () => {
  show([house]);
  click("More");
  click("Change prices");
  const field = screen.getByLabelText("Change in percent");
  for (const value of ["", "0", "51", "-50.1", "five"]) {
    fireEvent.change(field, { target: { value } });
    fireEvent.submit(field);
    expect(screen.getByText("Enter a number from -50 to 50, but not 0"), value).not.toBeNull();
    expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
  }
  expect(changePrices).not.toHaveBeenCalled();
});

it("confirms and deletes, but not while a change runs", () => {
  show([house, flat]);
  click("Confirm still available");
  expect(confirm).toHaveBeenCalledExactlyOnceWith([house, flat]);
  click("Delete");
  expect(onDelete).toHaveBeenCalledOnce();
  cleanup();
  show([house, flat], [flat.uuid]);
  for (const name of ["Confirm still available", "Delete", "Publish", "More"]) click(name);
  expect([confirm, onDelete, change].map((action) => action.mock.calls.length)).toEqual([1, 1, 0]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("clears the selection, and reports whether a change was saved", async () => {
  show([house, flat]);
  click("Clear the selection");
  expect(onClear).toHaveBeenCalledOnce();
  change.mockResolvedValueOnce(false);
  click("Publish");
  await waitFor(() => expect(onChanged).toHaveBeenLastCalledWith(false));
  click("Confirm still available");
  await waitFor(() => expect(onChanged).toHaveBeenLastCalledWith(true));
});

it("offers no change of more listings than one request may have", () => {
  show(Array.from({ length: 101 }, (_, index) => buildListing("buy", index + 1)));
  expect(screen.getByRole("status").textContent).toBe("At most 100 can be changed at once. Deselect some.");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Clear"]);
});
