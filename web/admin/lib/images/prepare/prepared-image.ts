import { cardVariantWidth, type ImageVariantWidth } from "#shared/images/image-urls.ts";
import type { ImageHint } from "./image-hints.ts";

/**
 * A photo ready to upload: upright, shrunk, with its smaller versions and its placeholder. Only this browser stores it, so no
 * schema of the contract describes it.
 */
export interface PreparedImage {
  file: Blob;
  /** In ascending order of width. */
  variants: { width: ImageVariantWidth; blob: Blob }[];
  /** A thumbhash in base64. */
  placeholder: string;
  hints: readonly ImageHint[];
}

/** A file of it to upload: 0 is the image itself, other numbers are the widths of smaller versions. */
export type UploadPart = 0 | ImageVariantWidth;

export const smallestVersion = ({ file, variants }: PreparedImage): Blob => variants[0]?.blob ?? file;

/** Returns the largest smaller version, which is large enough for a whole screen. */
export const largestVersion = ({ file, variants }: PreparedImage): Blob => variants[variants.length - 1]?.blob ?? file;

/** Returns the version that cards show. */
export const cardVersion = ({ file, variants }: PreparedImage): Blob =>
  variants.find(({ width }) => width === cardVariantWidth)?.blob ?? file;
