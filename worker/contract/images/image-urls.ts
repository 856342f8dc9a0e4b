import { type PropertyKind, propertyKindTraits } from "../listings/property-kinds.ts";

/** Widths in pixels of the smaller WebP versions stored with each original. */
export const imageVariantWidths = [320, 640, 1280] as const;
export type ImageVariantWidth = (typeof imageVariantWidths)[number];

/** The accepted image types and their file extensions in URLs. */
export const imageExtensions = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const;
export type ImageType = keyof typeof imageExtensions;

/**
 * Returns the URL of a smaller version. Image numbers are never reused within a property, so the content of a URL never
 * changes and can be cached forever.
 */
export function imageVariantUrl(kind: PropertyKind, uuid: string, number: number, width: ImageVariantWidth): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/${number}-${width}.webp`;
}

/** Returns the URL of the original image, which is immutable like `imageVariantUrl`. */
export function originalImageUrl(kind: PropertyKind, uuid: string, number: number, type: ImageType): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/${number}.${imageExtensions[type]}`;
}
