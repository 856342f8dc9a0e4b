/** Five, four or three columns on a phone; fewer with large text. */
const columnClasses = {
  5: "grid-cols-[repeat(auto-fill,minmax(max(3.25rem,17%),1fr))]",
  4: "grid-cols-[repeat(auto-fill,minmax(max(3.25rem,22%),1fr))]",
  3: "grid-cols-[repeat(auto-fill,minmax(max(3.25rem,30%),1fr))]",
};

/** Returns the most columns in which no group of times ends in a row with gaps; else four. */
export function chooseTimeColumns(counts: readonly number[]): string {
  const isEven = (columns: number) => counts.every((count) => count <= columns || count % columns === 0);
  return columnClasses[([5, 4, 3] as const).find(isEven) ?? 4];
}
