import { expect, it } from "vitest";
import { propertySchema } from "#contract/listings/property.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import {
  emptyListingValues,
  type ListingValues,
  toListingBody,
} from "#web/features/admin/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/features/admin/listing-form/preview/build-preview-property.ts";
import type { FormImage } from "#web/features/admin/shared/images/form-image.ts";
import { listingFields } from "#web/features/admin/shared/listings/listing-fields.ts";

/** Returns values with every field filled in. */
function filledValues(kind: PropertyKind): ListingValues {
  const valueFor = (name: string, control: string) =>
    name === "status"
      ? "under_offer"
      : control === "flag"
        ? true
        : control === "yes-no"
          ? "false"
          : ["money", "whole", "decimal"].includes(control)
            ? "7"
            : "2019";
  const fields = listingFields(kind).map(({ name, control }) => [name, valueFor(name, control)]);
  return { fields: Object.fromEntries(fields), amenities: ["Well"], typedAmenity: "" };
}

it.each(propertyKinds)("the preview (%s) shows all values of the form", (kind) => {
  const values = filledValues(kind);
  const { status_note: _onlyForColleagues, ...shown } = toListingBody(kind, values);
  expect(buildPreviewProperty(kind, values, [], undefined)).toMatchObject(shown);
});

it.each(propertyKinds)("the preview of an empty form (%s) is a valid property", (kind) => {
  const { uuid, id, _id, ...preview } = buildPreviewProperty(kind, emptyListingValues(kind), [], undefined);
  const ids = { uuid: crypto.randomUUID(), id: crypto.randomUUID(), _id: crypto.randomUUID() };
  expect(propertySchema.parse({ ...preview, ...ids })).toEqual({ ...preview, ...ids });
});

it("the preview leaves out invalid numbers", () => {
  const values = emptyListingValues("buy");
  Object.assign(values.fields, { price: "about 85", bedrooms: "about three" });
  expect(buildPreviewProperty("buy", values, [], undefined)).toMatchObject({ price: 0, bedrooms: null });
});

it("the preview shows images in order and leaves out those without a local preview", () => {
  const image = (uploadId: string, preview?: string): FormImage => ({
    id: uploadId,
    uploadId,
    name: "",
    alt: "",
    focus: null,
    hints: [],
    preview,
    cardPreview: preview,
    state: { name: "sent" },
  });
  const images = [image("two", "blob:2"), image("none"), image("one", "blob:1")];
  expect(buildPreviewProperty("buy", emptyListingValues("buy"), images, undefined).image_urls).toEqual([
    "blob:2",
    "blob:1",
  ]);
});
