import type { SearchChip } from "./parsed-search.ts";
import { stopWords } from "./stop-words.ts";

const joiningWords = new Set(["or", "and", "&"]);

/** Removes words from the end of a text as long as they are in a set. */
function trimWords(text: string, words: ReadonlySet<string>): string {
  const match = /^(.*?)[\s,]*([^\s,]+)[\s,]*$/su.exec(text);
  return match && words.has((match[2] ?? "").toLowerCase().replaceAll("’", "'"))
    ? trimWords(match[1] ?? "", words)
    : text;
}

/** Returns the searched text without the words of a chip and the stop words before them, such as "in" or "with". */
export function withoutChip(text: string, { words }: SearchChip): string {
  let remaining = text;
  for (const { start, end } of [...words].sort((a, b) => b.start - a.start)) {
    const before = trimWords(remaining.slice(0, start), stopWords).trim();
    const after = remaining.slice(end).trim();
    remaining = `${before} ${before ? after : trimStart(after)}`;
  }
  return remaining
    .replace(/\s+/g, " ")
    .replace(/ +,/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

/** Removes "or" and "and" from the beginning. */
function trimStart(text: string): string {
  const [first = "", ...others] = text.replace(/^[\s,]+/, "").split(/\s+/);
  return joiningWords.has(first.toLowerCase()) ? trimStart(others.join(" ")) : text;
}
