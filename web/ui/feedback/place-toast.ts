/** What a toast must not cover: the controls of forms, and the bar of a property page. */
const controls = "form :is(input:not([type=hidden]), select, textarea, button), .contact-bar a";
/** Space between a toast and what is beside it, in pixels. */
const gap = 8;
/** Below the header of visitors' and admins' pages. */
const topInset = "4.5rem auto";
/** A field that gets the focus scrolls clear of a toast at the top. */
const topPadding = "13rem";

/**
 * Moves a new toast to where it covers no control of a form: at the bottom of the page, else at the top below the header.
 * If it covers one in both places, the page scrolls until the form is below it, unless the control with the focus would
 * leave the screen. A toast in a dialog has its own row and covers nothing.
 * @param place the element with the position
 */
export function placeToast(place: HTMLElement): void {
  moveTo(place, "bottom");
  if (place.closest("dialog") || findCovered(place).length === 0) return;
  moveTo(place, "top");
  const start = scrollY;
  while (true) {
    const top = Math.min(...findCovered(place).map((control) => control.getBoundingClientRect().top));
    const before = scrollY;
    // Without a covered control it is infinite.
    if (Number.isFinite(top)) scrollBy({ top: top - gap - place.getBoundingClientRect().bottom, behavior: "instant" });
    if (scrollY === before) break;
  }
  if (findCovered(place).length === 0 && isFocusInView()) return;
  scrollTo({ top: start, behavior: "instant" });
  moveTo(place, "bottom");
}

/**
 * Moves a toast to the other edge if the page has moved controls below it and the toast covers fewer there. The page does
 * not scroll: a person reads or types.
 */
export function replaceToast(place: HTMLElement): void {
  const covered = findCovered(place);
  if (covered.length === 0 || place.closest("dialog")) return;
  const edge = place.style.insetBlock ? "top" : "bottom";
  moveTo(place, edge === "top" ? "bottom" : "top");
  if (weigh(findCovered(place)) >= weigh(covered)) moveTo(place, edge);
}

/** The control with the focus counts more than all others. */
const weigh = (covered: readonly Element[]) =>
  covered.length + (covered.some((control) => control.matches(":focus")) ? 99 : 0);

/** Whether the control with the focus, if any, is on the screen. */
function isFocusInView(): boolean {
  if (!document.activeElement?.matches(controls)) return true;
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The style sheets set the bottom position, above the bars of a page. */
function moveTo(place: HTMLElement, edge: "top" | "bottom"): void {
  place.style.insetBlock = edge === "top" ? topInset : "";
  document.documentElement.style.scrollPaddingTop = edge === "top" ? topPadding : "";
}

/** Call when the toast closes. */
export const releasePlace = (place: HTMLElement): void => moveTo(place, "bottom");

function findCovered(place: HTMLElement): Element[] {
  const box = place.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].filter((control) => {
    const { top, right, bottom, left, width } = control.getBoundingClientRect();
    const isBeside = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    return width > 1 && !isBeside;
  });
}
