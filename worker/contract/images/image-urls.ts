import { kindTraits, type ListingKind } from "../listings/property-kinds.ts";

/** Widths in pixels of the smaller WebP versions kept beside each original. */
export const variantWidths = [320, 640, 1280] as const;
export type VariantWidth = (typeof variantWidths)[number];

/** File endings of the accepted picture types, as they stand in an original's address. */
export const pictureExtensions = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const;
export type PictureType = keyof typeof pictureExtensions;

/**
 * The address of a smaller version. A picture's number is given once within its listing and never
 * again, so what stands behind the address never changes and may be cached for ever.
 */
export function variantAddress(kind: ListingKind, uuid: string, number: number, width: VariantWidth): string {
  return `/images/${kindTraits[kind].imageFolder}/${uuid}/${number}-${width}.webp`;
}

/** The address of the picture as it was stored; unchanging like `variantAddress`. */
export function originalAddress(kind: ListingKind, uuid: string, number: number, type: PictureType): string {
  return `/images/${kindTraits[kind].imageFolder}/${uuid}/${number}.${pictureExtensions[type]}`;
}
