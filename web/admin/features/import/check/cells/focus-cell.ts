/** Returns the id of the element of a cell. One group is open at a time, and it has one cell of a row. */
export const cellId = (row: number): string => `import-cell-${row}`;

/** Focuses the field of an error, or a question as a whole, so that a second press of Enter does not answer it too. */
export function focusCell(row: number): void {
  const item = document.getElementById(cellId(row));
  const isQuestion = item?.dataset.question !== undefined;
  const field = isQuestion ? undefined : item?.querySelector<HTMLElement>("input, select, textarea");
  (field ?? item)?.focus();
}
