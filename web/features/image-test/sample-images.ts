/** One drawing in every format, and the site's vector pictures. */
export const sampleImages: readonly { format: string; address: string }[] = [
  ...["webp", "avif", "jpg", "png", "gif"].map((format) => ({ format, address: `/art/formats/dawn.${format}` })),
  { format: "svg", address: "/art/spot-homes.svg" },
  { format: "placeholder", address: "/placeholder.svg" },
];
