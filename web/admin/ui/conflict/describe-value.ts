import { describeTime } from "#shared/appointments/appointment-time.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { formatMoney, formatNumber } from "#web/lib/format/format-values.ts";

/** Returns the value of a request field in words, such as `$900`, `Yes` or `Empty`. */
export function describeValue(field: FormField | undefined, value: unknown): string {
  if (value === null || value === undefined || value === "") return "Empty";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : "Empty";
  if (field?.control === "chips" || field?.control === "times") return describeList(field, String(value));
  if (field?.control === "choice") return field.labels?.[String(value)] ?? String(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "number" || !field) return String(value);
  if (field.control === "money") return formatMoney(value);
  return field.control === "whole" ? formatNumber(value) : String(value);
}

function describeList(field: Extract<FormField, { control: "chips" | "times" }>, text: string): string {
  const values = text.split(",");
  if (field.control === "times") return values.map(describeTime).join("; ");
  return values.map((value) => field.options.find(([known]) => known === value)?.[1] ?? value).join(", ");
}
