import { useEffect, useState } from "react";

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ComboboxOptions {
  listId: string;
  /** How many options there are. */
  count: number;
  onType: (text: string) => void;
  onChoose: (index: number) => void;
}

/**
 * Makes a rendered text field a combobox (WAI-ARIA): arrow keys, Enter and Escape, and the attributes for screen readers.
 * The server renders the field without them, because it has no list without a script.
 */
export function useCombobox(input: HTMLInputElement, { listId, count, onType, onChoose }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(() => document.activeElement === input);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && count > 0;

  useEffect(() => {
    const attributes: Record<string, string> = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isShown),
      "aria-controls": listId,
      "aria-activedescendant": isShown && active >= 0 ? optionId(listId, active) : "",
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [input, listId, isShown, active]);

  // The handlers read the current options, so they are replaced after each render.
  useEffect(() => {
    const onInput = () => {
      setActive(-1);
      setOpen(true);
      onType(input.value);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        setOpen(true);
        // One more place than options: from the last option to the text field.
        setActive(isShown ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : step > 0 ? 0 : count - 1);
      } else if (isShown && event.key === "Enter" && active >= 0) {
        event.preventDefault();
        onChoose(active);
      } else if (isShown && event.key === "Escape") {
        // Otherwise a search field deletes its text.
        event.preventDefault();
        setOpen(false);
      }
    };
    const open = () => setOpen(true);
    const handlers = { input: onInput, keydown: onKeyDown as (event: Event) => void, focus: open, click: open };
    for (const [type, handler] of Object.entries(handlers)) input.addEventListener(type, handler);
    return () => {
      for (const [type, handler] of Object.entries(handlers)) input.removeEventListener(type, handler);
    };
  });

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  return { isShown, active, close };
}
