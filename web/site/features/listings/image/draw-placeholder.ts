import { thumbHashToRGBA } from "thumbhash";

/**
 * Draws a thumbhash on the slide behind an image while it loads, below the text "Loading...". Behind an image that is shown
 * whole it stays, and fills the frame around it.
 */
export function drawPlaceholder(image: HTMLImageElement, base64: string, isKept: boolean): void {
  const slide = image.parentElement;
  if (!slide || (image.complete && !isKept)) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    // Uses a canvas, because the library's own data URL function is a third of its size.
    const canvas = document.createElement("canvas");
    canvas.width = w;
    canvas.height = h;
    canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
    slide.style.background = `center / cover url(${canvas.toDataURL()})`;
  } catch {
    return;
  }
  if (!isKept) image.addEventListener("load", () => slide.style.removeProperty("background"), { once: true });
}
