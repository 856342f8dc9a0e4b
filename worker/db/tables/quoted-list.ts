/** Returns the values as a quoted SQL list, for constants in check constraints. */
export function quotedList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(", ");
}
