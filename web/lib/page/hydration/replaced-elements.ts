import { useLayoutEffect, useState } from "react";

/**
 * React renders a part of the page with new elements if the browser translated its texts before its code had loaded. The
 * id of an element stays the same, so it tells which element a visitor tapped, sent or typed in.
 */
export function isSameOrReplaced(before: Element | null | undefined, now: Element | null): boolean {
  return !!before && (before === now || (before.id !== "" && before.id === now?.id));
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
