import type { ImageType, ImageVariantWidth } from "#contract/images/image-urls.ts";

/** An image as stored in the JSON column of its property: the fields of `images` that visitors see. */
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
}
