import { type RefObject, useEffect } from "react";

const control = "a[href], button, input, select, textarea, summary, [tabindex]";
const section = "form, section, fieldset, dialog, main";

/** An ancestor of the focused element, with its siblings at the time of focus. */
interface Ancestor {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

/**
 * When the focused element is removed or disabled, moves the focus to the neighbouring row or to the section around it.
 * Otherwise the browser drops the focus, and Tab starts at the top of the page. Another button is never focused: a second
 * press of Enter would trigger it. Buttons that wait should be `busy` instead, to keep the focus themselves.
 */
export function useFocusFallback(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    let focusPath: Ancestor[] = [];
    const rememberPath = ({ target }: FocusEvent) => {
      focusPath = [];
      for (let element = target as Element | null; element && element !== root; element = element.parentElement) {
        const { nextElementSibling: next, previousElementSibling: previous } = element;
        focusPath.push({ element, next, previous });
      }
    };
    const observer = new MutationObserver(() => {
      const focused = focusPath[0]?.element;
      const hasMovedOn = document.activeElement !== document.body && document.activeElement !== focused;
      if (!focused || hasMovedOn || (focused.isConnected && !focused.matches(":disabled"))) return;
      focusElement(findSuccessor(focusPath));
    });
    root.addEventListener("focusin", rememberPath);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      root.removeEventListener("focusin", rememberPath);
      observer.disconnect();
    };
  }, [area]);
}

function findSuccessor(focusPath: Ancestor[]): Element | undefined {
  const remaining = focusPath.findIndex(({ element }) => element.isConnected);
  const removed = focusPath[remaining - 1];
  const sections = focusPath.slice(Math.max(remaining, 0)).map(({ element }) => element);
  const candidates = [removed?.next, removed?.previous].filter((sibling) => sibling && !sibling.matches(control));
  return [...candidates, ...sections.filter((element) => element.matches(section))].find(
    (element): element is Element => element?.isConnected === true && element.getClientRects().length > 0,
  );
}

function focusElement(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(control)) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
