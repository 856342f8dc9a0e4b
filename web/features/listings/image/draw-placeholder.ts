import { thumbHashToRGBA } from "thumbhash";

/** Draws a thumbhash behind an image while it loads, and removes it afterwards. */
export function drawPlaceholder(image: HTMLImageElement, base64: string): void {
  if (image.complete) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    // Uses a canvas, because the library's own data URL function is a third of its size.
    const canvas = document.createElement("canvas");
    canvas.width = w;
    canvas.height = h;
    canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
    image.style.background = `center / cover url(${canvas.toDataURL()})`;
  } catch {
    return;
  }
  image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
}
