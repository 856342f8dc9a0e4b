import { prefersReducedMotion } from "./prefers-reduced-motion.ts";

/** Longest wait for the next page, in milliseconds. Meanwhile the screen stands still. */
const maxWait = 1000;
const name = "photo";
/** The frame of the images on a property's own page. */
const pageFrame = ".detail-grid .image-frame";

let onRendered: (() => void) | undefined;
let renderedPath = "";
let latest: ViewTransition | undefined;

/** Call when the page of the URL is in the document, at its scroll position. A transition may wait for it. */
export function reportRenderedPage(): void {
  renderedPath = location.pathname;
  onRendered?.();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function isVisible(frame: HTMLElement | null | undefined): frame is HTMLElement {
  const { top = 0, bottom = 0 } = frame?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

const canMove = (frame: HTMLElement | null | undefined): frame is HTMLElement =>
  "startViewTransition" in document && !prefersReducedMotion() && isVisible(frame);

/** Runs a navigation, and moves an image of this page to its place on the next page, if both are visible. */
function movePhoto(navigate: () => void, from: HTMLElement, findTarget: () => HTMLElement | null | undefined): void {
  let target: HTMLElement | null | undefined;
  from.style.viewTransitionName = name;
  const { classList } = document.documentElement;
  classList.add("moving");
  const transition = document.startViewTransition(async () => {
    const rendered = new Promise<void>((resolve) => {
      onRendered = resolve;
      setTimeout(resolve, maxWait);
    });
    navigate();
    await rendered;
    onRendered = undefined;
    from.style.viewTransitionName = "";
    target = findTarget();
    if (isVisible(target)) target.style.viewTransitionName = name;
    else transition.skipTransition();
  });
  latest = transition;
  const end = () => {
    // The next transition may use the same elements.
    if (latest !== transition) return;
    classList.remove("moving");
    if (target) target.style.viewTransitionName = "";
  };
  // A skipped transition rejects the first promise, although the page has changed.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** Runs the navigation of a card's link. The image of the card grows into the images of the property's page. */
export function growCardPhoto(navigate: () => void, link: Element): void {
  const frame = link.closest("article")?.querySelector<HTMLElement>(".image-frame");
  if (canMove(frame)) movePhoto(navigate, frame, () => find(pageFrame));
  else navigate();
}

/**
 * Lets Back move the image of a property's page to its card on the page before. The router gets the event as soon as the
 * browser has captured this page. Call before the router starts to listen, because listeners run in their order.
 */
export function shrinkPhotoOnBack(): void {
  let isRepeated = false;
  addEventListener("popstate", (event) => {
    const frame = find(pageFrame);
    const isSamePage = location.pathname === renderedPath;
    if (isRepeated || isSamePage || event.hasUAVisualTransition || !canMove(frame)) return;
    event.stopImmediatePropagation();
    const path = renderedPath;
    const repeat = () => {
      isRepeated = true;
      dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
      isRepeated = false;
    };
    movePhoto(repeat, frame, () =>
      find(`article a[href="${path}"]`)?.closest("article")?.querySelector<HTMLElement>(".image-frame"),
    );
  });
}
