import { expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { buildCreateBody, buildUpdateBody } from "#web/admin/features/listing-form/listing-requests.ts";
import { type FormImage, toExistingImages, toFormImage } from "#web/admin/lib/images/form-image.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

const listing = { ...buildDetailProperty({ imageCount: 2 }), published: true } as AdminProperty;
const images = toExistingImages(listing.images).map(toFormImage);
const withFocus = (focuses: (string | null)[]): FormImage[] =>
  images.map((image, index) => ({ ...image, focus: focuses[index] ?? null }));

it("a new listing has the focus of the images that have one", () => {
  const { image_focus } = buildCreateBody({}, withFocus([null, "20 100"]));
  expect(image_focus).toEqual({ [images[1]?.uploadId ?? ""]: "20 100" });
});

it("a change sends a focus only where it differs, and null for the centre", () => {
  const stored = { ...listing, images: listing.images.map((image) => ({ ...image, focus: "10 10" })) };
  const change = (...focuses: (string | null)[]) => buildUpdateBody(stored, {}, withFocus(focuses)).image_focus;
  expect(change("10 10", "10 10")).toBeUndefined();
  expect(change(null, "10 10")).toEqual({ [images[0]?.uploadId ?? ""]: null });
});
