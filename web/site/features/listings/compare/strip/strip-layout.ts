/** Where the strip and its columns are, in CSS pixels. */
export interface StripLayout {
  /** Whether the headers of the table are above the window or behind the site's header. */
  isShown: boolean;
  /** Height of the site's header, below which the strip stays. */
  top: number;
  /** Width of the column of labels; 0 on a phone, which has none. */
  labels: number;
  /** The columns of the homes, from the end of the labels. */
  columns: { left: number; width: number }[];
}

/**
 * Reports the layout of a strip now and after each change: a scroll, another window or text size.
 * @param strip the element before the region that contains the table
 * @returns a function that stops it
 */
export function watchStripLayout(strip: Element, report: (layout: StripLayout) => void): () => void {
  const region = strip.nextElementSibling;
  const siteHeader = document.querySelector(".top-bar");
  const titles = region?.querySelector(".compare-titles");
  if (!region || !siteHeader || !titles) return () => undefined;

  let wasShown = false;
  const measure = () => {
    const top = siteHeader.clientHeight;
    const isShown = titles.getBoundingClientRect().bottom < top;
    // Most scrolls of the page change nothing.
    if (!isShown && !wasShown) return;
    wasShown = isShown;
    const labels = titles.firstElementChild?.getBoundingClientRect().width ?? 0;
    const start = strip.getBoundingClientRect().left + labels;
    const columns = Array.from(titles.querySelectorAll("th"), (title) => {
      const { left, width } = title.getBoundingClientRect();
      return { left: left - start, width };
    });
    report({ isShown, top, labels, columns });
  };
  const resizes = new ResizeObserver(measure);
  resizes.observe(region);
  resizes.observe(siteHeader);
  // Scrolls of the page and of the region. They do not bubble, so they are caught on their way down.
  document.addEventListener("scroll", measure, { passive: true, capture: true });
  return () => {
    resizes.disconnect();
    document.removeEventListener("scroll", measure, { capture: true });
  };
}
