export interface TestImage {
  format: string;
  url: string;
}

/** The same illustration in each raster format, and two SVG files. */
export const sampleImages: readonly TestImage[] = [
  ...["webp", "avif", "jpg", "png", "gif"].map((format) => ({ format, url: `/art/formats/dawn.${format}` })),
  { format: "svg", url: "/art/spot-homes.svg" },
  { format: "placeholder", url: "/placeholder.svg" },
];
