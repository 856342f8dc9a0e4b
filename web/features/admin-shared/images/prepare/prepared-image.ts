import type { ImageVariantWidth } from "#contract/images/image-urls.ts";
import type { ImageHint } from "./image-hints.ts";

/** A photo ready to upload: upright, shrunk, with its smaller versions and its placeholder. */
export interface PreparedImage {
  file: Blob;
  /** In ascending order of width. */
  variants: { width: ImageVariantWidth; blob: Blob }[];
  /** A thumbhash in base64. */
  placeholder: string;
  /** Missing in photos that an earlier version has stored in this browser. */
  hints?: readonly ImageHint[];
}

export const smallestVersion = ({ file, variants }: PreparedImage): Blob => variants[0]?.blob ?? file;

/** Returns the version that cards show. */
export const cardVersion = ({ file, variants }: PreparedImage): Blob =>
  variants.find(({ width }) => width === 640)?.blob ?? file;
