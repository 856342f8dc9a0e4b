/** Why an image is rejected: unsupported type, too large, or damaged. */
export type ImageRejectionReason = "type" | "limits" | "damaged";

/** A rejected image. The message is for the person who sent it. */
export class ImageRejected extends Error {
  override readonly name = "ImageRejected";
  readonly reason: ImageRejectionReason;

  constructor(reason: ImageRejectionReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The file is incomplete or inconsistent. */
export const imageDamaged = () =>
  new ImageRejected("damaged", "The photo is damaged or incomplete. Please choose another one.");

/** @throws ImageRejected for a size of more pixels */
export function limitPixels({ width, height }: { width: number; height: number }, maxPixels: number): void {
  if (width * height > maxPixels)
    throw new ImageRejected("limits", `A photo may have at most ${maxPixels / 1_000_000} megapixels.`);
}
