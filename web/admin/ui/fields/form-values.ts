import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { readNumberField } from "#web/admin/ui/fields/read-number-field.ts";

/** The values of a form by field name: typed text and flags. */
export type FormValues = Record<string, string | boolean>;

export function createEmptyValues(fields: readonly FormField[]): FormValues {
  const emptyValue = (field: FormField) =>
    field.control === "flag" ? Boolean(field.on) : (field.control === "choice" && field.initial) || "";
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

/** Returns a stored entity as form values. 0 is shown as 0, a missing value as an empty field, an unknown flag as neither. */
export function toFormValues(fields: readonly FormField[], entity: object): FormValues {
  const stored = entity as Record<string, unknown>;
  const formValue = ({ name, control }: FormField) =>
    control === "flag" ? stored[name] === true : String(stored[name] ?? "");
  return Object.fromEntries(fields.map((field) => [field.name, formValue(field)]));
}

/** Returns the values as a request body: numbers as numbers, an empty field as null. Invalid and doubtful numbers stay text. */
export function toRequestBody(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  const bodyValue = (field: FormField): unknown => {
    const value = values[field.name] ?? "";
    if (typeof value === "boolean") return value;
    const text = value.trim();
    if (text === "") return null;
    if (field.control === "yes-no") return text === "true";
    return readNumberField(field, text)?.number ?? text;
  };
  return Object.fromEntries(fields.map((field) => [field.name, bodyValue(field)]));
}

/**
 * Applies edits made on top of `start` to `current`. Fields the user did not change keep their current value, because
 * a colleague may have changed them in the meantime.
 */
export function rebaseValues(edited: FormValues, start: FormValues, current: FormValues): FormValues {
  const fields = Object.entries(current).map(([name, value]) => {
    const ownValue = edited[name];
    return [name, ownValue === undefined || ownValue === start[name] ? value : ownValue] as const;
  });
  return Object.fromEntries(fields);
}

/** Returns the entries of `after` that differ from `before`. */
export function pickChangedValues(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const isChanged = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(Object.entries(after).filter(([name]) => isChanged(name)));
}
