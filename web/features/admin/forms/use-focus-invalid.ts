import { type RefObject, useEffect } from "react";

/** Moves the focus to the first invalid control after each attempt to send the form. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, submitCount]);
}
