import type { ImageType, ImageVariantWidth } from "#shared/images/image-urls.ts";

/** The sizes of smaller versions in bytes, by their width. A size that is missing is unknown. */
export type VariantBytes = Partial<Record<ImageVariantWidth, number>>;

/**
 * An image as stored in the JSON column of its property: the columns of `images` that visitors see. Stated here, because
 * the table `images` refers to the table with this column, and imports must not form a cycle.
 */
export interface ImageRecord {
  id: string;
  number: number;
  type: ImageType;
  width: number;
  height: number;
  alt: string;
  placeholder: string | null;
  focus: string | null;
  variants: ImageVariantWidth[];
  /** The size of the original. */
  bytes: number;
  variant_bytes: VariantBytes;
}
