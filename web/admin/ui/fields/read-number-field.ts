import { readTypedNumber, type TypedNumber } from "#web/admin/lib/forms/typed-number.ts";
import type { FormField } from "./form-field.ts";

/** Returns what the text of a number field means; undefined for other fields. */
export function readNumberField(field: FormField, text: string): TypedNumber | undefined {
  const { control, label } = field;
  const isNumber = control === "money" || control === "whole" || control === "decimal" || control === "year";
  return isNumber ? readTypedNumber(field.reads ?? control, text, label) : undefined;
}
