/** In milliseconds. A list may take long on a slow connection; what moves the page later is not its data. */
const timeout = 30_000;
const visitorScrolls = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Placeholders can be long enough for a position. What replaces them would move the page. */
const hasPlaceholders = () => document.querySelector("main .skeleton") !== null;

/**
 * Calls `scroll` whenever the page grows, until it succeeds on a page that has loaded or the visitor scrolls.
 * @returns a function that stops it
 */
export function scrollAsPageGrows(scroll: () => boolean, onStop: () => void = () => undefined): () => void {
  const tryScroll = () => void (scroll() && !hasPlaceholders() && stop());
  const observer = new ResizeObserver(tryScroll);
  const timer = setTimeout(() => stop(), timeout);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const eventName of visitorScrolls) removeEventListener(eventName, stop);
    onStop();
  };
  for (const eventName of visitorScrolls) addEventListener(eventName, stop, { passive: true });
  observer.observe(document.body);
  tryScroll();
  return stop;
}
