/** What an admin may want to improve about a photo. A hint never stops an upload. */
export type ImageHint = "dark" | "small" | "wide";

export const imageHintTexts: Record<ImageHint, string> = {
  dark: "Very dark. Retake it by day if you can.",
  small: "Small. It looks blurred on large screens.",
  wide: "Very wide. Cards show only a part of it.",
};

/** The longer side of a small photo, in pixels. */
const smallSide = 1000;
/** Width by height. A phone's widest normal photo is 16:9, which is 1.8. */
const wideRatio = 2.2;
/** Mean brightness from 0 to 255. A room without light is below it, a dusk photo is not. */
const darkBrightness = 55;

/**
 * Returns the hints for a photo.
 * @param size as selected, in pixels, before it is enlarged or shrunk
 * @param pixels of a small version: red, green, blue and opacity, each from 0 to 255
 */
export function findImageHints(size: { width: number; height: number }, pixels: ArrayLike<number>): ImageHint[] {
  const hints: ImageHint[] = [];
  if (meanBrightness(pixels) < darkBrightness) hints.push("dark");
  if (Math.max(size.width, size.height) < smallSide) hints.push("small");
  if (size.width / size.height > wideRatio) hints.push("wide");
  return hints;
}

/** Weighs the colours by how bright they look. Returns 255 for no pixels. */
function meanBrightness(pixels: ArrayLike<number>): number {
  const count = Math.floor(pixels.length / 4);
  if (count === 0) return 255;
  let sum = 0;
  for (let at = 0; at < count * 4; at += 4) {
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  }
  return sum / count;
}
