/** Why a chosen file does not become a picture, in words for the person who chose it. */
export class ImageError extends Error {
  override readonly name = "PictureProblem";
}
