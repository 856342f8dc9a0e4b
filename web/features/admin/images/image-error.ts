/** Why a chosen file does not become a picture, in words for the person who chose it. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
}
