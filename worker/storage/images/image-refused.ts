/** Why an image is rejected: unsupported type, too large, or damaged. */
export type ImageRefusal = "type" | "limits" | "damaged";

/** A rejected image. The message is for the person who sent it. */
export class ImageRefused extends Error {
  override readonly name = "ImageRefused";
  readonly refusal: ImageRefusal;

  constructor(refusal: ImageRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** The file is incomplete or inconsistent. */
export const imageDamaged = () =>
  new ImageRefused("damaged", "The photo is damaged or incomplete. Please choose another one.");
