import { type RefObject, useEffect } from "react";

const couldHold = "a[href], button, input, select, textarea, summary";
const canHold = `:is(${couldHold}):not(:disabled)`;
const isField = "input, select, textarea";
const isPart = "form, section, fieldset, dialog, main";

/** Where the focus was: what stood around it, and what came before and after. */
interface Place {
  element: Element;
  around: Element[];
  order: Element[];
}

/**
 * Keeps the focus of somebody who works without a pointer, which the browser drops with what had it, so that the way would
 * begin at the page's top. While that is only switched off it goes to the part of the page around, and back once it is on
 * again; where it was taken away, to its like beside it. Never to a button that does another thing: Enter may be on its way.
 */
export function useRestoredFocus(area: RefObject<HTMLElement | null>): void {
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
      const isBack = place.element.isConnected && place.element.matches(canHold);
      const isLost = activeElement === document.body || !activeElement || (activeElement === place.element && !isBack);
      if (!isLost && !(isBack && activeElement === refuge)) return;
      const next = isBack ? place.element : (refugeOf(place) ?? root.querySelector("main"));
      refuge = isBack ? undefined : (next ?? undefined);
      if (next instanceof HTMLElement) focus(next);
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

/** The smallest part of the page that is left of those around; what was taken away may have its like in there. */
function refugeOf({ element, around, order }: Place): Element | undefined {
  const left = around.filter(({ isConnected }) => isConnected);
  const part = left.find((outer) => outer.matches(isPart) && outer.checkVisibility());
  // A screen that was replaced is read from its beginning.
  if (element.isConnected || part?.matches("main")) return part;
  const at = order.indexOf(element);
  for (const outer of left.filter((one) => part?.contains(one))) {
    const near = (one: Element) =>
      outer.contains(one) && one.matches(canHold) && isHarmless(one, element) && one.checkVisibility();
    const found = order.slice(0, at).findLast(near) ?? order.slice(at + 1).find(near);
    if (found) return found;
  }
  return part;
}

/** A field, what does the same for another line (`Remove link 2`), or what adds one. */
function isHarmless(one: Element, lost: Element): boolean {
  const does = wordOf(one);
  return one.matches(isField) || (one.matches("button") && (does === "Add" || does === wordOf(lost)));
}

const wordOf = (control: Element) =>
  (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().split(" ")[0];

function focus(element: HTMLElement): void {
  if (!element.matches(`${couldHold}, [tabindex]`)) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
