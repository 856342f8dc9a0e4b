import { subscribeTo } from "#web/lib/events/subscribe-to.ts";
import { filtersButtonId } from "./filters-button.ts";

const subscribeToPress = subscribeTo("pointerdown", "click");

/**
 * Loads the sheet with all filters as soon as the finger goes down on its button, beside the code of the button itself. The
 * button shows that the tap was heard until the sheet is there. Returns a function that stops it.
 */
export const watchFiltersButton = (): (() => void) =>
  subscribeToPress(({ type, target }) => {
    const button = target instanceof Element ? target.closest(`#${filtersButtonId}`) : null;
    if (!button) return;
    if (type === "click") button.setAttribute("aria-busy", "true");
    // The button's own code tries again.
    import("./filter-sheet.tsx").catch(() => undefined);
  });
