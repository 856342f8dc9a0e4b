/** Why a file cannot be used as an image. The message is for the user. */
export class ImageError extends Error {
  override readonly name = "ImageError";
}
