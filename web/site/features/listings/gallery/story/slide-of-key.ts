/** Returns the index of the slide that a key leads to; undefined for keys with another meaning. */
export function slideOfKey(key: string, index: number, last: number): number | undefined {
  if (key === "ArrowDown" || key === "PageDown") return index + 1;
  if (key === "ArrowUp" || key === "PageUp") return index - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}
