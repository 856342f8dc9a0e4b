import { expect, it } from "vitest";
import { propertySchema } from "#contract/listings/property.ts";
import { livingFactNames } from "#shared/listings/details/living-facts.ts";
import { type PropertyKind, propertyKinds } from "#shared/listings/property-kinds.ts";
import {
  emptyListingValues,
  type ListingValues,
  toListingBody,
} from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import type { FormImage } from "#web/admin/lib/images/form-image.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";

/** Returns values with every field filled in. */
function filledValues(kind: PropertyKind): ListingValues {
  const chosen: Record<string, string> = { status: "under_offer", pin: "exact" };
  const valueFor = ({ name, control, ...field }: FormField) =>
    chosen[name] ??
    ("isTapped" in field && field.isTapped
      ? (field.first[0] ?? "")
      : control === "flag"
        ? true
        : control === "yes-no"
          ? "false"
          : ["money", "whole", "decimal"].includes(control)
            ? "7"
            : "2019");
  const fields = listingFields(kind).map((field) => [field.name, valueFor(field)]);
  return { fields: Object.fromEntries(fields), amenities: ["Well"], typedAmenity: "" };
}

it.each(propertyKinds)("the preview (%s) shows all values of the form", (kind) => {
  const values = filledValues(kind);
  const { status_note: _onlyForColleagues, ...body } = toListingBody(kind, values);
  const shown = Object.entries(body).filter(([name]) => !livingFactNames.some((fact) => fact === name));
  const preview = buildPreviewProperty(kind, values, [], undefined);
  expect(preview).toMatchObject(Object.fromEntries(shown));
  expect(preview.living).toEqual(Object.fromEntries(livingFactNames.map((name) => [name, body[name]])));
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
