import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import { describeValue } from "#web/admin/ui/conflict/describe-value.ts";
import type { FieldConflict } from "#web/admin/ui/conflict/field-conflict.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { type FormValues, toFormValues, toRequestBody } from "#web/admin/ui/fields/form-values.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import type { ServiceItem } from "./service-item-kinds.ts";

/** The body of a 409: the item as it is stored now. */
export interface ItemConflict {
  current: Omit<ServiceItem, "deleted_at">;
  changed: ChangedField[];
}

/** Returns the conflict of a rejected save; undefined for another error. */
export function readItemConflict(error: unknown): ItemConflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return isItemConflict(error.body) ? error.body : undefined;
}

const isItemConflict = (body: unknown): body is ItemConflict =>
  typeof body === "object" && body !== null && "current" in body && "changed" in body;

/**
 * Returns the fields that someone else changed and that have another value in the form.
 * @param start the values that the edits were made on
 * @param sent what this form has sent before; if the response was lost, the stored values may be its own
 */
export function findItemConflicts(
  fields: readonly FormField[],
  start: FormValues,
  form: FormValues,
  { current, changed }: ItemConflict,
  sent: Record<string, unknown>,
): FieldConflict[] {
  const before = toRequestBody(fields, start);
  const mine = toRequestBody(fields, form);
  const stored = toRequestBody(fields, toFormValues(fields, current));
  return fields.flatMap((field): FieldConflict[] => {
    const { name, label } = field;
    const isOwn = name in sent && isSame(stored[name], sent[name]);
    if (isOwn || isSame(stored[name], before[name]) || isSame(stored[name], mine[name])) return [];
    const change = changed.find((one) => one.field === name);
    return [
      {
        name,
        label,
        yours: describeValue(field, mine[name]),
        theirs: describeValue(field, stored[name]),
        by: change?.by ?? null,
        at: change?.at ?? current.updated_at ?? new Date().toISOString(),
        isEdited: !isSame(mine[name], before[name]),
      },
    ];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
