import { thumbHashToRGBA } from "thumbhash";

/** Draws a thumbhash behind an image that is still loading, and takes it away once the image is there. */
export function drawPlaceholder(image: HTMLImageElement, base64: string): void {
  if (image.complete) return;
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    // The browser writes the picture: the library's own way to an address is a third of its bytes.
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
