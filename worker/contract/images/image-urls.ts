import { type PropertyKind, propertyKindTraits } from "../listings/property-kinds.ts";

/** Widths in pixels of the smaller WebP versions kept beside each original. */
export const imageVariantWidths = [320, 640, 1280] as const;
export type ImageVariantWidth = (typeof imageVariantWidths)[number];

/** File endings of the accepted picture types, as they stand in an original's address. */
export const imageExtensions = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const;
export type ImageType = keyof typeof imageExtensions;

/**
 * The address of a smaller version. A picture's number is given once within its listing and never
 * again, so what stands behind the address never changes and may be cached for ever.
 */
export function imageVariantUrl(kind: PropertyKind, uuid: string, number: number, width: ImageVariantWidth): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/${number}-${width}.webp`;
}

/** The address of the picture as it was stored; unchanging like `variantAddress`. */
export function originalImageUrl(kind: PropertyKind, uuid: string, number: number, type: ImageType): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/${number}.${imageExtensions[type]}`;
}
