import { screen } from "@testing-library/react";

const textOf = (element: Element) =>
  (element.getAttribute("aria-label") ?? element.textContent).replaceAll(/\s+/g, " ").trim();

/** Returns the element if there is one only. */
const only = <Found>(found: Found[]) => (found.length === 1 ? found[0] : undefined);

/** Returns the button with this text. A query by role reads the style of every element, which is slow in a large form. */
export const findButton = (name: string): HTMLElement =>
  only([...document.querySelectorAll<HTMLElement>("button")].filter((button) => textOf(button) === name)) ??
  screen.getByRole("button", { name });

/** Returns the control with this label. A query by label looks for the labels of every element. */
export function findField(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll("label")].filter((element) => textOf(element) === label);
  return (only(labels)?.control as HTMLInputElement | null) ?? screen.getByLabelText<HTMLInputElement>(label);
}
