/** Returns the first letters of the first and of the last word of a name. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word = "") => [...word][0]?.toUpperCase());
  return letters.join("") || "?";
}
