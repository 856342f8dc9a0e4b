/**
 * Breaks a text into lines. Text beyond the last line ends with "…".
 * @param measure returns the width of a text
 */
export function breakLines(
  text: string,
  { measure, width, maxLines }: { measure: (text: string) => number; width: number; maxLines: number },
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  const shown = lines.slice(0, maxLines);
  return shown.map((part, index) => shorten(part, index === maxLines - 1 && lines.length > maxLines, measure, width));
}

/** Cuts a text to the width, and marks that it continues. */
function shorten(text: string, continues: boolean, measure: (text: string) => number, width: number): string {
  if (!continues && measure(text) <= width) return text;
  let cut = text;
  while (cut && measure(`${cut}…`) > width) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}
