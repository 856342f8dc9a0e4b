import { expect, it } from "vitest";
import { type PropertyKind, propertyKinds } from "#shared/listings/property-kinds.ts";
import {
  addAmenities,
  localAmenities,
  offeredAmenities,
  quickAmenities,
} from "#web/admin/features/listing-form/amenities/quick-amenities.ts";
import {
  emptyListingValues,
  missingFieldLabels,
  rebaseListingValues,
} from "#web/admin/features/listing-form/listing-values.ts";

it.each(propertyKinds)("lists missing fields of an empty form (%s) in the specified order", (kind: PropertyKind) => {
  const shared = ["Property type", "Address", "City", "State", "Country"];
  const expected =
    kind === "rent"
      ? ["Title", "Description", "Monthly rent", ...shared, "Postal code"]
      : ["Title", "Description", "Price", ...shared];
  expect(missingFieldLabels(kind, emptyListingValues(kind))).toEqual(expected);
});

it("keeps a colleague's changes to fields that the draft did not change", () => {
  const listing = (fields: object, amenities: string[]) => {
    const empty = emptyListingValues("buy");
    return { ...empty, fields: { ...empty.fields, ...fields }, amenities };
  };
  const start = listing({ title: "House", price: "100" }, ["Gym"]);
  const draft = listing({ title: "Large house", price: "100" }, ["Gym"]);
  const current = listing({ title: "House", price: "90", city: "Buchanan" }, ["Gym", "Pool"]);
  expect(rebaseListingValues(draft, start, current)).toEqual(
    listing({ title: "Large house", price: "90", city: "Buchanan" }, ["Gym", "Pool"]),
  );
});

it("adds trimmed, comma-separated amenities without duplicates", () => {
  expect(addAmenities(["Gym"], "  gym ")).toEqual(["Gym"]);
  expect(addAmenities(["Gym"], "Well, Pool,, well")).toEqual(["Gym", "Well", "Pool"]);
});

it("offers the specified quick amenities", () => {
  expect(quickAmenities.rent.slice(-2)).toEqual(["Laundry", "Dishwasher"]);
  expect(quickAmenities.buy).toHaveLength(10);
  expect(offeredAmenities("buy")).toEqual([...quickAmenities.buy, ...localAmenities].toSorted());
  expect(new Set(offeredAmenities("rent")).size).toBe(localAmenities.length + 12);
});
