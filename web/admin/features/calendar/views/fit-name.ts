/** Returns how many lines a text takes; a word that is longer than a line makes it endless. */
export function countLines(text: string, characters: number): number {
  let [lines, length] = [1, 0];
  // A line may also end after a hyphen.
  for (const word of text.match(/[^ -]*[ -]|[^ -]+/g) ?? []) {
    if (word.trimEnd().length > characters) return Number.POSITIVE_INFINITY;
    if (length + word.trimEnd().length > characters) [lines, length] = [lines + 1, 0];
    length += word.length;
  }
  return lines;
}

/** Returns a name in two lines: "Mary" and "Gbowee-Wleh", or the last of names that are too long together. */
export function splitName(name: string, characters: number): [first: string, last: string] {
  const [first = "", ...others] = name.split(" ");
  const rest = others.join(" ");
  return [first, rest.length <= characters ? rest : (others[others.length - 1] ?? "")];
}

/** Returns a name that fits in a line of so many characters: "Mary Gbowee-Wleh", "Mary G.", "Mary" or "Ma…". */
export function fitName(name: string, characters: number): string {
  const [first = "", ...others] = name.split(" ");
  const initial = others[others.length - 1]?.slice(0, 1);
  const fitting = [name, initial ? `${first} ${initial}.` : first, first].find(({ length }) => length <= characters);
  return fitting ?? `${first.slice(0, Math.max(1, characters - 1))}…`;
}
