import { type RefObject, useEffect } from "react";

/** Moves the focus to the first invalid control after each attempt to send the form. Unfolds invalid controls first. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount === 0) return;
    const [first, ...others] = form.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [];
    for (const control of [first, ...others]) {
      const fold = control?.closest("details");
      // A folded control cannot get the focus.
      if (fold) fold.open = true;
    }
    first?.focus();
  }, [form, submitCount]);
}
