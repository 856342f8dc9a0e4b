import { expect, it } from "vitest";
import { propertySchema } from "#contract/listings/property.ts";
import { type ListingKind, listingKinds } from "#contract/listings/property-kinds.ts";
import type { TrayPicture } from "#web/features/admin/images/form-image.ts";
import { listingFields } from "#web/features/admin/listing-form/listing-fields.ts";
import { emptyListing, type ListingValues, listingBody } from "#web/features/admin/listing-form/listing-values.ts";
import { previewListing } from "#web/features/admin/listing-preview/build-preview-property.ts";

/** A form in which every field holds something. */
function filled(kind: ListingKind): ListingValues {
  const good = (control: string) =>
    control === "flag" ? true : ["money", "whole", "decimal"].includes(control) ? "7" : "2019";
  const fields = listingFields(kind).map(({ name, control }) => [name, good(control)]);
  return { fields: Object.fromEntries(fields), amenities: ["Well"], typedAmenity: "" };
}

it.each(listingKinds)("the preview of a listing (%s) shows everything that stands in its form", (kind) => {
  const values = filled(kind);
  expect(previewListing(kind, values, [], undefined)).toMatchObject(listingBody(kind, values));
});

it.each(listingKinds)("the preview of an empty form (%s) is a listing all the same", (kind) => {
  const { uuid, id, _id, ...preview } = previewListing(kind, emptyListing(kind), [], undefined);
  const ids = { uuid: crypto.randomUUID(), id: crypto.randomUUID(), _id: crypto.randomUUID() };
  expect(propertySchema.parse({ ...preview, ...ids })).toEqual({ ...preview, ...ids });
});

it("a number that is none yet is left out of the preview", () => {
  const values = emptyListing("buy");
  Object.assign(values.fields, { price: "about 85", bedrooms: "three" });
  expect(previewListing("buy", values, [], undefined)).toMatchObject({ price: 0, bedrooms: null });
});

it("a picture that is not drawn yet is left out of the preview, the others stand in their order", () => {
  const picture = (uploadId: string, preview?: string): TrayPicture => ({
    id: uploadId,
    uploadId,
    name: "",
    alt: "",
    preview,
    state: { name: "sent" },
  });
  const pictures = [picture("two", "blob:2"), picture("none"), picture("one", "blob:1")];
  expect(previewListing("buy", emptyListing("buy"), pictures, undefined).image_urls).toEqual(["blob:2", "blob:1"]);
});
