import { useLayoutEffect, useState } from "react";

/**
 * React renders a part of the page again, with new elements, if the browser translated its texts before its code had
 * loaded. These functions continue there what the visitor began in the elements before.
 */

/** Returns whether `now` is the element, or stands in its place after it was removed. */
export function isSameOrReplaced(before: Element | null | undefined, now: Element | null): boolean {
  if (!before || !now) return false;
  return before === now || (!before.isConnected && describe(before) === describe(now) && haveSamePath(before, now));
}

const describe = ({ className, ariaLabel }: Element) => `${className} ${ariaLabel}`;

/** Compares the ancestors up to the highest one that was removed with the element. */
function haveSamePath(before: Element, now: Element): boolean {
  let [one, other]: [Element | null, Element | null] = [before, now];
  while (one && other) {
    if (one.tagName !== other.tagName) return false;
    [one, other] = [one.parentElement, other.parentElement];
  }
  return !one;
}

/** The field that had the focus when a part of the page was rendered. */
let focused: { field: Element; page: string } | undefined;

/**
 * Moves the focus, and the text that was typed, from a field that was removed to the field with the same id. That one
 * may be in a part that is rendered later, so each part calls this.
 */
export function useFocusOfReplaced(): void {
  useState(rememberFocus);
  useLayoutEffect(() => {
    if (!focused || focused.page !== location.href || document.activeElement !== document.body) return;
    const { field: before } = focused;
    const now = document.getElementById(before.id);
    if (before.isConnected || !now) return;
    if (isTextField(now) && isTextField(before) && now.value === "") now.value = before.value;
    now.focus({ preventScroll: true });
  }, []);
}

function rememberFocus(): void {
  const field = typeof document === "undefined" ? null : document.activeElement;
  if (field?.id) focused = { field, page: location.href };
}

const isTextField = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
