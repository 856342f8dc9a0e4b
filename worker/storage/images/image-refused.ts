/** Why a picture is not taken: no picture we store, more than the limits, or not what it says it is. */
export type ImageRefusal = "type" | "limits" | "damaged";

/** A picture that is not stored; the message is for the person who sent it. */
export class ImageRefused extends Error {
  override readonly name = "PictureRefused";
  readonly refusal: ImageRefusal;

  constructor(refusal: ImageRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** The file ends early or contradicts itself. */
export const imageDamaged = () =>
  new ImageRefused("damaged", "The picture is damaged or cut off. Please choose it again.");
