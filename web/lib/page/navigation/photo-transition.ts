import { prefersReducedMotion } from "../prefers-reduced-motion.ts";
import "./photo-transition.css";

/**
 * Longest wait for the next page, in milliseconds: as long as browsers hold the screen. A slow phone renders a list for
 * more than a second, and the page before would stay on its screen just as long without the motion.
 */
const maxWait = 4000;
const name = "photo";
/** The frame of the images on a property's own page. */
const pageFrame = ".detail-grid .image-frame";

let latest: ViewTransition | undefined;
let named: HTMLElement | undefined;

function isVisible(frame: HTMLElement | null | undefined): frame is HTMLElement {
  const { top = 0, bottom = 0 } = frame?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

const canMove = (frame: HTMLElement | null | undefined): frame is HTMLElement =>
  "startViewTransition" in document && !prefersReducedMotion() && isVisible(frame);

/** Makes the frame the one that moves. A second element with the name would cancel the motion. */
function setMovingFrame(frame?: HTMLElement): void {
  if (named) named.style.viewTransitionName = "";
  named = frame;
  if (frame) frame.style.viewTransitionName = name;
}

/** Resolves when the next page has replaced the element and has scrolled to its position. */
function waitUntilReplaced(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    // The observer runs after React's layout effects, one of which scrolls.
    const observer = new MutationObserver(() => element.isConnected || stop());
    const stop = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(stop, maxWait);
  });
}

/** Runs a navigation, and moves an image of this page to its place on the next page, if both are visible. */
function movePhoto(navigate: () => void, from: HTMLElement, findTarget: () => HTMLElement | null | undefined): void {
  setMovingFrame(from);
  const { classList } = document.documentElement;
  classList.add("moving");
  const transition = document.startViewTransition(async () => {
    const replaced = waitUntilReplaced(from);
    navigate();
    await replaced;
    // A later transition uses the name.
    if (latest !== transition) return;
    const target = findTarget();
    if (isVisible(target)) setMovingFrame(target);
    else transition.skipTransition();
  });
  latest = transition;
  const end = () => {
    if (latest !== transition) return;
    classList.remove("moving");
    setMovingFrame();
  };
  // A skipped transition rejects the first promise, although the page has changed.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** Runs the navigation of a card's link. The image of the card grows into the images of the property's page. */
export function growCardPhoto(navigate: () => void, link: Element): void {
  const frame = link.closest("article")?.querySelector<HTMLElement>(".image-frame");
  if (canMove(frame)) movePhoto(navigate, frame, () => document.querySelector<HTMLElement>(pageFrame));
  else navigate();
}
