import { prefersReducedMotion } from "#web/lib/page/prefers-reduced-motion.ts";

/** Part of a slide's width that one key press moves. */
const panStep = 0.8;

/** Moves an image that is wider than its slide. Returns false if it is at its end on this side. */
export function panSideways(slide: Element | undefined, by: 1 | -1): boolean {
  if (!slide) return false;
  const { scrollLeft, scrollWidth, clientWidth } = slide;
  const remaining = by < 0 ? scrollLeft : scrollWidth - clientWidth - scrollLeft;
  if (remaining <= 1) return false;
  slide.scrollBy({ left: by * panStep * clientWidth, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  return true;
}

/** Scrolls the slide of a panorama to the focus of the image, or to its middle. */
export function centerOnFocus(image: HTMLImageElement, focus: string | null | undefined): void {
  const slide = image.closest(".pan");
  const percent = Number.parseInt(focus ?? "50", 10);
  if (slide) slide.scrollLeft = ((slide.scrollWidth - slide.clientWidth) * percent) / 100;
}
