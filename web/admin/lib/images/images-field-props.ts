import type { FormImage } from "./form-image.ts";
import type { ImageUploadList } from "./upload/image-upload-list.ts";

/** What a card shows below the photo. */
export interface CardTexts {
  price: string;
  title: string;
  place: string;
}

/** What a form tells the field of its photos. */
export interface ImagesFieldProps {
  /** The id of the file input. */
  id: string;
  uploads: ImageUploadList;
  images: readonly FormImage[];
  /** Files that were left out, and why. */
  notices: readonly string[];
  problem: string | undefined;
  /** The texts of the listing's card. */
  card: CardTexts;
  readOnly: boolean;
}
