/** Limits of property images. This file has no schemas, so that the browser can use it without loading zod. */
export const imageLimits = {
  /** Size of one uploaded image. */
  bytes: 15 * 1024 * 1024,
  /** Size of a multipart request that creates a property. */
  multipartBytes: 12 * 1024 * 1024,
  pixels: 50_000_000,
  /** Frames of an animated GIF. */
  frames: 100,
  perListing: 20,
  altLength: 200,
  /** Size of a smaller version, which the browser creates. */
  variantBytes: 2 * 1024 * 1024,
} as const;
