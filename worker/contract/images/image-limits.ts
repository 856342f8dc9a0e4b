/** What a listing's pictures may be (ruling 32); without zod, since the staff's browser reads it before sending. */
export const imageLimits = {
  /** Of one picture as it is sent. */
  bytes: 15 * 1024 * 1024,
  /** Of a whole multipart create. */
  multipartBytes: 12 * 1024 * 1024,
  pixels: 50_000_000,
  /** Of an animated GIF. */
  frames: 100,
  perListing: 20,
  altLength: 200,
  /** Of a smaller version, which the staff's browser makes. */
  variantBytes: 2 * 1024 * 1024,
} as const;
