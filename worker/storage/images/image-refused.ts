/** Why a picture is not taken: no picture we store, more than the limits, or not what it says it is. */
export type Refusal = "type" | "limits" | "damaged";

/** A picture that is not stored; the message is for the person who sent it. */
export class PictureRefused extends Error {
  override readonly name = "PictureRefused";
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** The file ends early or contradicts itself. */
export const damaged = () =>
  new PictureRefused("damaged", "The picture is damaged or cut off. Please choose it again.");
