/** Returns how many lines a text takes; a word that is longer than a line makes it endless. */
function countLines(text: string, characters: number): number {
  let [lines, length] = [1, 0];
  // A line may also end after a hyphen.
  for (const word of text.match(/[^ -]*[ -]|[^ -]+/g) ?? []) {
    if (word.trimEnd().length > characters) return Number.POSITIVE_INFINITY;
    if (length + word.trimEnd().length > characters) [lines, length] = [lines + 1, 0];
    length += word.length;
  }
  return lines;
}

/**
 * Returns "08:00 Mary Gbowee", or "08:00 Mary G." if that does not fit.
 * @param characters of a line
 */
export function fitName(time: string, name: string, characters: number, lines: number): string {
  const whole = `${time} ${name}`;
  if (countLines(whole, characters) <= lines) return whole;
  const [first = "", ...others] = name.split(" ");
  if (first.length > characters) return `${time} ${first.slice(0, Math.max(1, characters - 1))}…`;
  const initial = others[others.length - 1]?.slice(0, 1);
  // The two parts are in one line if it has room.
  const space = first.length + 3 > characters ? " " : "\u00a0";
  return initial ? `${time} ${first}${space}${initial}.` : whole;
}
