import { thumbHashToDataURL } from "thumbhash";

/** Draws a thumbhash behind an image that is still loading, and takes it away once the image is there. */
export function drawPlaceholder(image: HTMLImageElement, base64: string): void {
  if (image.complete) return;
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    image.style.background = `center / cover url(${thumbHashToDataURL(bytes)})`;
  } catch {
    return;
  }
  image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
}
