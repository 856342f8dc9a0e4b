import type { SearchChip } from "./parsed-search.ts";
import { stopWords } from "./stop-words.ts";

const lastWord = /^(.*?)([^\s,;/&@]+)$/su;

/** Removes stop words and joining characters from the end of a text. */
function trimEnd(text: string): string {
  const trimmed = text.replace(/[\s,;/&@]+$/, "");
  const [, before = "", word = ""] = lastWord.exec(trimmed) ?? [];
  return stopWords.has(word.toLowerCase().replaceAll("’", "'")) ? trimEnd(before) : trimmed;
}

/** Returns the searched text without the words of a chip and the stop words before them, such as "in" or "with". */
export function withoutChip(text: string, { words }: SearchChip): string {
  let remaining = text;
  for (const { start, end } of words.toReversed()) {
    const before = trimEnd(remaining.slice(0, start));
    const after = remaining.slice(end);
    remaining = before
      ? before + after.replace(/^(?=[^\s,])/, " ")
      : after.replace(/^(?:[\s,;/&@]|(?:or|and)\s)+/i, "");
  }
  return remaining.trim().replace(/\s+/g, " ");
}
