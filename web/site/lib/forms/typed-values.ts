import type { TextValues } from "#web/lib/forms/check-form.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns what the visitor typed or chose.
 * @param fields the names of the fields, without the hidden ones
 */
export function readTypedValues(form: HTMLFormElement, fields: readonly string[]): TextValues {
  return Object.fromEntries(typedControls(form, fields).map((control) => [control.name, readValue(control)]));
}

/** Restores values into empty fields, and into those whose value is a suggestion of the page (`data-open`). */
export function fillEmptyFields(
  form: HTMLFormElement,
  fields: readonly string[],
  values: Record<string, unknown>,
): void {
  for (const control of typedControls(form, fields)) {
    const value = values[control.name];
    const isOpen = control.value === "" || "open" in control.dataset;
    if (isCheckbox(control)) control.checked ||= Boolean(value);
    else if (isOpen && typeof value === "string") control.value = value;
  }
}

/** Empties the fields. */
export function clearTypedValues(form: HTMLFormElement, fields: readonly string[]): void {
  for (const control of typedControls(form, fields)) {
    if (isCheckbox(control)) control.checked = false;
    else control.value = "";
  }
}

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** The value of a checkbox is empty unless it is ticked. */
const readValue = (control: Control): string => (isCheckbox(control) && !control.checked ? "" : control.value);

function typedControls(form: HTMLFormElement, fields: readonly string[]): Control[] {
  return (Array.from(form.elements) as Control[]).filter(
    ({ name, type }) => fields.includes(name) && type !== "hidden",
  );
}
