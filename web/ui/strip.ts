/** Position `at` of a row that goes round: after the last comes the first. */
export function wrapIndex(at: number, total: number): number {
  return total ? (at + total) % total : 0;
}

/** Which slide of a swiped strip is in view. */
export function slideAt(strip: HTMLElement): number {
  return strip.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}

/** Brings a slide into view. Only to the next one does the strip move; a longer way is jumped. */
export function slideTo(strip: HTMLElement | null, index: number): void {
  if (!strip) return;
  const near = Math.abs(slideAt(strip) - index) === 1 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  strip.scrollTo({ left: index * strip.clientWidth, behavior: near ? "smooth" : "instant" });
}
