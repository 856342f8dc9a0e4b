import { expect, it } from "vitest";
import { galleryBytes } from "#web/features/listings/gallery/photo-bytes.ts";
import { galleryImageSources } from "#web/features/listings/image/image-source.ts";
import { formatDataCost } from "#web/lib/format/data-cost.ts";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

it.each([
  [1, "1 kB"],
  [330_400, "330 kB"],
  [999_499, "999 kB"],
  [999_600, "1.0 MB"],
  [1_240_000, "1.2 MB"],
])("says %d bytes as %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [100_000, 4.5, "less than 0.1 US cents"],
  [214_000, 5, "about 0.1 US cents"],
  [2_140_000, 4.5, "about 1 US cent"],
  [6_000_000, 4.5, "about 3 US cents"],
  [267_000_000, 4.5, "about US$ 1.20"],
])("says what %d bytes cost at US$ %d per GB: %s", (bytes, usd_per_gb, text) =>
  expect(formatDataCost(bytes, { usd_per_gb })).toBe(text),
);

/** Five photos whose versions have 50 bytes for each pixel of their width. */
const images = galleryImageSources(buildDetailProperty({ imageCount: 5 }).images);

it("counts each photo in the width that the browser loads, and four thumbnails", () => {
  expect(galleryBytes(images, 640)).toBe(5 * 640 * 50 + 4 * 320 * 50);
  expect(galleryBytes(images, 320)).toBe(5 * 320 * 50);
  expect(galleryBytes(images.slice(0, 1), 1280)).toBe(1280 * 50);
});

it("does not count photos of which one has an unknown size", () => {
  const [first, ...others] = images;
  const unknown = { ...first, files: first?.files?.map(({ width }) => ({ width, bytes: null })) ?? [] };
  expect(galleryBytes([unknown, ...others], 640)).toBeUndefined();
});

it("counts the original of a photo without smaller versions", () => {
  const [source] = galleryImageSources([
    {
      id: crypto.randomUUID(),
      url: "/images/buy-properties/x/1.jpg",
      width: 600,
      height: 400,
      alt: "",
      placeholder: null,
      focus: null,
      bytes: 90_000,
      variants: [],
    },
  ]);
  expect(source && galleryBytes([source], 600)).toBe(90_000);
});
