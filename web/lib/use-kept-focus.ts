import { type RefObject, useEffect } from "react";

const canHold = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary";
const couldHold = "a[href], button, input, select, textarea, summary";

/** Where the focus was: what stood around it, and what came before and after. */
interface Place {
  element: Element;
  around: Element[];
  order: Element[];
}

/**
 * Keeps the focus of somebody who works without a pointer: where what has it is switched off or taken away, it goes to what
 * stands nearest, and back once that is on again. Otherwise the browser drops it, and the way begins at the page's top.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    let isByKeys = false;
    let place: Place | undefined;
    // Where it was moved to, until it is moved on by hand.
    let refuge: Element | undefined;
    let frame = 0;

    const mend = () => {
      frame = 0;
      const { activeElement } = document;
      if (!isByKeys || !place) return;
      const isLost = activeElement === document.body || !activeElement;
      const isBack = place.element.isConnected && place.element.matches(canHold);
      if (!isLost && !(isBack && activeElement === refuge)) return;
      refuge = isBack ? undefined : nearest(place);
      ((isBack ? place.element : (refuge ?? root.querySelector("main"))) as HTMLElement | null)?.focus();
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mend);
    });
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    root.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target !== refuge) place = placeOf(target, root);
        if (target !== refuge) refuge = undefined;
      },
      { signal },
    );
    document.addEventListener("keydown", () => (isByKeys = true), { signal, capture: true });
    document.addEventListener("pointerdown", () => (isByKeys = false), { signal, capture: true });
    return () => {
      stopping.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area]);
}

function placeOf(element: Element, root: Element): Place {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== root.parentElement; outer = outer.parentElement)
    around.push(outer);
  return { element, around, order: [...root.querySelectorAll(couldHold)] };
}

/** What stood before it, else after it, in the smallest part of the page that still has something to hold the focus. */
function nearest({ element, around, order }: Place): Element | undefined {
  const at = order.indexOf(element);
  for (const outer of around.filter(({ isConnected }) => isConnected)) {
    const near = (one: Element) => outer.contains(one) && one.matches(canHold) && one.checkVisibility();
    const found = order.slice(0, at).findLast(near) ?? order.slice(at + 1).find(near);
    if (found) return found;
  }
  return undefined;
}
