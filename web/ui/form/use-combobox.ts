import { useState } from "react";

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * The state of a text field with a list of suggestions (WAI-ARIA combobox). The focus stays in the field.
 * @param startsOpen for a field that has the focus already
 */
export function useCombobox(listId: string, startsOpen = false) {
  const [{ isOpen, isByArrow, active }, setState] = useState({ isOpen: startsOpen, isByArrow: false, active: -1 });
  const open = () => setState({ isOpen: true, isByArrow: false, active: -1 });
  const close = () => setState({ isOpen: false, isByArrow: false, active: -1 });
  return {
    isOpen,
    /** Whether an arrow key has opened the list. */
    isByArrow,
    /** The marked option; -1 for none. */
    active,
    open,
    close,
    /** Returns the attributes of the field for screen readers. */
    getAttributes: (count: number) => ({
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen && count > 0,
      "aria-controls": listId,
      "aria-activedescendant": isOpen && active >= 0 && active < count ? optionId(listId, active) : undefined,
    }),
    /** Handles the arrow keys, Enter and Escape. */
    handleKey: (
      event: Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">,
      count: number,
      onChoose: (index: number) => void,
    ) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isShown = isOpen && count > 0;
      if (step && isShown) {
        // One more place than options: from the last option to the text field.
        setState({ isOpen, isByArrow, active: ((active + 1 + step + count + 1) % (count + 1)) - 1 });
      } else if (step) setState({ isOpen: true, isByArrow: true, active: step > 0 ? 0 : count - 1 });
      else if (event.key === "Enter" && isShown && active >= 0) onChoose(active);
      else if (event.key === "Escape" && isShown) close();
      else return;
      // Enter would send the form, Escape would empty a search or close a dialog, and the arrows would move the caret.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
