/** Selects the elements with amounts in L$. */
export const shownAmounts = "[data-in-lrd]";

/**
 * Shows amounts in L$ after the text of an element, or removes them. In the option of a select, its label has them. An
 * element whose label replaces its text for screen readers gets them as its description.
 */
export function setAmounts(element: Element, amounts: string | undefined): void {
  if (!amounts && !element.matches(shownAmounts)) return;
  setAttribute(element, "data-in-lrd", amounts);
  if (element instanceof HTMLOptionElement) {
    setAttribute(element, "label", amounts && `${element.text} · ${amounts}`);
    const select = element.closest("select");
    if (select) showSelectedAmounts(select);
  } else if (element.hasAttribute("aria-label")) {
    setAttribute(element, "aria-description", amounts);
  }
}

/** Shows the amounts of the selected option below its select. */
export function showSelectedAmounts(select: HTMLSelectElement): void {
  const amounts = select.options[select.selectedIndex]?.getAttribute("data-in-lrd");
  if (select.parentElement) setAttribute(select.parentElement, "data-lrd-hint", amounts);
}

function setAttribute(element: Element, name: string, value: string | null | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
