import { type CleanImage, cleanImageOfAnySize } from "#shared/images/cleaning/clean-image.ts";
import { identifyFile } from "#shared/images/cleaning/detect-image-type.ts";
import { ImageRejected } from "#shared/images/cleaning/image-rejected.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { ImageError } from "../image-error.ts";
import { imageMessages } from "../image-messages.ts";

/** A selected file that may be a photo. */
export interface InspectedPhoto {
  /** The file with the type of its content, because phones report wrong ones. */
  file: Blob;
  /** What the server would store, if it accepts the type: without metadata, and completed. */
  clean: CleanImage | undefined;
  /** The reason to show if the browser cannot decode the file. */
  failure: string;
}

/** Browsers do not decode images with a longer side. */
const maxDecodedSide = 16_384;
/** Every phone that can open the form decodes photos of fewer pixels. */
const largePixels = 20_000_000;

/**
 * Checks a selected file by the rules of the server, except for its size, because it will be shrunk. The browser would
 * decode a truncated photo in part and publish the rest of it in grey. Types that the server does not store pass: the
 * browser may be able to convert them.
 * @throws ImageError if the file is damaged or no image
 */
export async function inspectPhoto(file: Blob): Promise<InspectedPhoto> {
  const bytes = new Uint8Array(await readBytes(file));
  const identity = identifyFile(bytes);
  if (identity.is === "other") throw new ImageError(imageMessages.notImage);
  const typed = "type" in identity ? file.slice(0, file.size, identity.type) : file;
  try {
    const clean = cleanImageOfAnySize(bytes);
    return { file: typed, clean, failure: explainFailure(clean) };
  } catch (error) {
    if (!(error instanceof ImageRejected) || error.reason !== "type")
      throw new ImageError(error instanceof ImageRejected ? error.message : imageMessages.unreadable);
    const isHeic = identity.is === "image" && identity.type === "image/heic";
    return { file: typed, clean: undefined, failure: error.message + (isHeic ? ` ${imageMessages.heic}` : "") };
  }
}

/** @throws ImageError if the file cannot be read, such as one that has been removed from the phone */
async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new ImageError(imageMessages.unreadable);
  }
}

function explainFailure({ width, height }: CleanImage): string {
  if (Math.max(width, height) > maxDecodedSide)
    return imageMessages.tooLarge(`is ${formatNumber(width)} × ${formatNumber(height)} pixels`);
  if (width * height < largePixels) return imageMessages.unreadable;
  return imageMessages.tooLarge(`has ${formatNumber(Math.round((width * height) / 1_000_000))} megapixels`);
}
