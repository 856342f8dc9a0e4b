import { describeValue } from "#web/admin/ui/conflict/describe-value.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { createEmptyValues, type FormValues, toRequestBody } from "#web/admin/ui/fields/form-values.ts";

/** Texts that say by themselves what they are. */
const plainNames = new Set(["city", "state", "country", "postal_code", "landmark", "listed_by", "contact_number"]);

/** Returns what is entered in some fields, in one line: "Power: Own LEC meter · Generator · Fence: No"; else for what they are. */
export function describeFields(fields: readonly FormField[], values: FormValues): string {
  const [body, start] = [toRequestBody(fields, values), toRequestBody(fields, createEmptyValues(fields))];
  const entered = fields.flatMap((field) => {
    const value = body[field.name];
    if (value === null || value === start[field.name]) return [];
    if (value === true) return [field.label];
    const text = describeValue(field, value);
    return [plainNames.has(field.name) ? text : `${field.label}: ${text}`];
  });
  return entered.join(" · ") || optional(fields.map(({ label }) => label));
}

/** Returns what a fold without entries is for. */
export const optional = (names: readonly string[]): string => `Optional: ${names.join(", ")}`;
