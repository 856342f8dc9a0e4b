/** Returns the values of an audit entry by field; empty if it has none. */
export function readValues(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
