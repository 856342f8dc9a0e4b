import { enquiryFieldNames } from "./enquiry-validation.ts";

/** The name of the choice of service, where a form has one. */
export const serviceField = "service";
const typed: readonly string[] = [...enquiryFieldNames, serviceField];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every value of the form as it would be sent. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** What a person has typed or chosen: without what the form carries by itself. */
export function readTypedValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(typedControls(form).map(({ name, value }) => [name, value]));
}

function typedControls(form: HTMLFormElement): Control[] {
  return (Array.from(form.elements) as Control[]).filter(({ name, type }) => typed.includes(name) && type !== "hidden");
}

/** Puts values back, but never over what stands there; a choice that nobody has made yet is marked as open. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const control of typedControls(form)) {
    const value = values[control.name];
    const isOpen = control.value === "" || "open" in control.dataset;
    if (isOpen && typeof value === "string") control.value = value;
  }
}

/** Empties the form; a choice stays as it was. */
export function clearForm(form: HTMLFormElement): void {
  for (const control of typedControls(form)) if (control.name !== serviceField) control.value = "";
}

/** Moves to the first field that is wrong. */
export function focusFirstProblem(form: HTMLFormElement, problems: object): void {
  typedControls(form)
    .find(({ name }) => name in problems)
    ?.focus();
}
