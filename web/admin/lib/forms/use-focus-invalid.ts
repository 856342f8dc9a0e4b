import { type RefObject, useLayoutEffect } from "react";

/**
 * Moves the focus to the first invalid control after each attempt to send the form. Unfolds invalid controls first. A
 * notice above the form scrolls into view if both fit on the screen.
 */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, submitCount: number): void {
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    const [first, ...others] = form.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [];
    for (const control of [first, ...others]) {
      const fold = control?.closest("details");
      // A folded control cannot get the focus.
      if (fold) fold.open = true;
    }
    first?.focus();
    if (!first) return;
    form.current?.querySelector(".invalid-fields")?.scrollIntoView({ block: "nearest" });
    first.scrollIntoView({ block: "nearest" });
  }, [form, submitCount]);
}
