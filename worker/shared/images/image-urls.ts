import { type PropertyKind, propertyKindTraits } from "../listings/property-kinds.ts";

/** Widths in pixels of the smaller versions stored with each original. */
export const imageVariantWidths = [320, 640, 1280] as const;
export type ImageVariantWidth = (typeof imageVariantWidths)[number];

/** The width of the version that cards show. */
export const cardVariantWidth = 640 satisfies ImageVariantWidth;

/**
 * The number of an image on a card, for `imageVariantUrl`; 0 if the image has no small version. Then the card shows the
 * original at the image's position in the list; see `imageUrlAt`.
 */
export type CardImageNumber = number;
export const hasSmallVersion = (number: CardImageNumber): boolean => number > 0;

/** The accepted image types and their file extensions in URLs. */
export const imageExtensions = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
} as const;
export type ImageType = keyof typeof imageExtensions;

/** The types of smaller versions: some browsers cannot encode WebP. */
export const imageVariantTypes = ["image/webp", "image/jpeg"] as const satisfies ImageType[];
export type ImageVariantType = (typeof imageVariantTypes)[number];
export const isImageVariantType = (type: ImageType): type is ImageVariantType =>
  imageVariantTypes.some((variantType) => variantType === type);

/**
 * Returns the URL of a smaller version. Image numbers are never reused within a property, so the content of a URL never
 * changes and can be cached forever. The name is the same for every type, so that lists need not say it; the content
 * type is that of the version.
 */
export function imageVariantUrl(kind: PropertyKind, uuid: string, number: number, width: ImageVariantWidth): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/${number}-${width}.webp`;
}

/**
 * Returns the URL of the original at a position of the list, from 0 on. Its content changes with the order of the images.
 */
export function imageUrlAt(kind: PropertyKind, uuid: string, position: number): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}${position > 0 ? `_${position}` : ""}.png`;
}

/** Returns the URL of the smallest version of a cover; null without one. @param number the first image of a card */
export function coverUrl(kind: PropertyKind, uuid: string, number: CardImageNumber | null | undefined): string | null {
  if (typeof number !== "number") return null;
  return hasSmallVersion(number) ? imageVariantUrl(kind, uuid, number, 320) : imageUrlAt(kind, uuid, 0);
}

/** Returns the URL of the original image, which is immutable like `imageVariantUrl`. */
export function originalImageUrl(kind: PropertyKind, uuid: string, number: number, type: ImageType): string {
  return `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/${number}.${imageExtensions[type]}`;
}
