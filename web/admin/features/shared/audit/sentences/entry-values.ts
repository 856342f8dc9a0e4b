import { fieldWords } from "./audit-words.ts";

/** Further changed fields are only in the details. */
const maxNamedFields = 4;

/** Returns the values of an audit entry by field; empty if it has none. */
export function readValues(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Returns the fields whose values differ. */
export function changedFields(old: Record<string, unknown>, changed: Record<string, unknown>): string[] {
  return Object.keys(changed).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(changed[name]));
}

/** Returns the first fields in words: "title, price, bedrooms, address and 2 more". */
export function nameFields(fields: readonly string[]): string {
  const names = fields.slice(0, maxNamedFields).map(fieldWords);
  const rest = fields.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
