import { expect, it } from "vitest";
import { propertySchema } from "#contract/listings/property.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import type { FormImage } from "#web/features/admin/images/form-image.ts";
import { listingFields } from "#web/features/admin/listing-form/listing-fields.ts";
import {
  emptyListingValues,
  type ListingValues,
  toListingBody,
} from "#web/features/admin/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/features/admin/listing-preview/build-preview-property.ts";

/** A form in which every field holds something. */
function filled(kind: PropertyKind): ListingValues {
  const good = (control: string) =>
    control === "flag" ? true : ["money", "whole", "decimal"].includes(control) ? "7" : "2019";
  const fields = listingFields(kind).map(({ name, control }) => [name, good(control)]);
  return { fields: Object.fromEntries(fields), amenities: ["Well"], typedAmenity: "" };
}

it.each(propertyKinds)("the preview of a listing (%s) shows everything that stands in its form", (kind) => {
  const values = filled(kind);
  expect(buildPreviewProperty(kind, values, [], undefined)).toMatchObject(toListingBody(kind, values));
});

it.each(propertyKinds)("the preview of an empty form (%s) is a listing all the same", (kind) => {
  const { uuid, id, _id, ...preview } = buildPreviewProperty(kind, emptyListingValues(kind), [], undefined);
  const ids = { uuid: crypto.randomUUID(), id: crypto.randomUUID(), _id: crypto.randomUUID() };
  expect(propertySchema.parse({ ...preview, ...ids })).toEqual({ ...preview, ...ids });
});

it("a number that is none yet is left out of the preview", () => {
  const values = emptyListingValues("buy");
  Object.assign(values.fields, { price: "about 85", bedrooms: "three" });
  expect(buildPreviewProperty("buy", values, [], undefined)).toMatchObject({ price: 0, bedrooms: null });
});

it("a picture that is not drawn yet is left out of the preview, the others stand in their order", () => {
  const picture = (uploadId: string, preview?: string): FormImage => ({
    id: uploadId,
    uploadId,
    name: "",
    alt: "",
    preview,
    state: { name: "sent" },
  });
  const pictures = [picture("two", "blob:2"), picture("none"), picture("one", "blob:1")];
  expect(buildPreviewProperty("buy", emptyListingValues("buy"), pictures, undefined).image_urls).toEqual([
    "blob:2",
    "blob:1",
  ]);
});
