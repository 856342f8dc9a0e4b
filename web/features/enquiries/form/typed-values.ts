import type { TextValues } from "#web/lib/forms/check-form.ts";
import { enquiryFieldNames } from "./enquiry-validation.ts";

/** Name of the control that chooses the service, in forms that have one. */
export const serviceField = "service";
const typedFields: readonly string[] = [...enquiryFieldNames, serviceField];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns what the visitor typed or chose, without the form's hidden fields. */
export function readTypedValues(form: HTMLFormElement): TextValues {
  return Object.fromEntries(typedControls(form).map(({ name, value }) => [name, value]));
}

/** Restores values into empty fields, and into those whose value is a suggestion of the page (`data-open`). */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const control of typedControls(form)) {
    const value = values[control.name];
    const isOpen = control.value === "" || "open" in control.dataset;
    if (isOpen && typeof value === "string") control.value = value;
  }
}

/** Empties the fields but keeps the chosen service. */
export function clearTypedValues(form: HTMLFormElement): void {
  for (const control of typedControls(form)) if (control.name !== serviceField) control.value = "";
}

function typedControls(form: HTMLFormElement): Control[] {
  return (Array.from(form.elements) as Control[]).filter(
    ({ name, type }) => typedFields.includes(name) && type !== "hidden",
  );
}
