import { type CleanImage, cleanImageOfAnySize } from "#contract/images/cleaning/clean-image.ts";
import { ImageRejected } from "#contract/images/cleaning/image-rejected.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { ImageError } from "../image-error.ts";
import { imageMessages } from "../image-messages.ts";

/** Browsers do not decode images with a longer side. */
const maxDecodedSide = 16_384;

/**
 * Checks a selected file by the rules of the server, except for its size in bytes, because it will be shrunk. The browser
 * would decode a truncated photo in part and publish the rest of it in grey. Types that the server does not store pass:
 * the browser may be able to convert them.
 * @returns the reason to show if the browser cannot decode the file
 * @throws ImageError with the server's message if the file is damaged or has too many pixels
 */
export async function checkFile(file: Blob): Promise<string> {
  try {
    return explainFailure(cleanImageOfAnySize(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw new ImageError(imageMessages.unreadable);
    if (error.reason !== "type") throw new ImageError(error.message);
    return error.message;
  }
}

function explainFailure({ width, height }: CleanImage): string {
  if (Math.max(width, height) <= maxDecodedSide) return imageMessages.unreadable;
  return `This photo is ${formatNumber(width)} × ${formatNumber(height)} pixels, too large for a browser. Choose a smaller one.`;
}
