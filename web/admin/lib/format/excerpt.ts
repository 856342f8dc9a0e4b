/**
 * Returns the start of a text, at most `length` characters, followed by "...", or the whole text if it is not longer. Ends
 * after a word, unless this drops more than half. Line breaks become spaces.
 */
export function excerpt(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= length) return characters.join("");
  // The character after the excerpt shows whether the last word is complete.
  const end = characters.slice(0, length + 1).lastIndexOf(" ");
  const start = characters.slice(0, end > length / 2 ? end : length).join("");
  return `${start.replace(/[\s,;:.]+$/, "")}...`;
}
