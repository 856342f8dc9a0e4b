import { readNumber, type WrittenNumber } from "./read-number.ts";

/** A number, a word or a sign of a folded text. */
export interface Word {
  text: string;
  number?: WrittenNumber;
}

/** Fractions, numbers with groups, other numbers, units such as "m2", other words, and single signs. */
const wordPattern =
  /\d{1,4} \d{1,2}\/\d{1,2}(?!\d)|\d{1,2}\/\d{1,2}(?!\d)|\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d[\d.,']*|\.\d+|(?:sq)?(?:m|mts?|mtrs?|ft|yds?|km)2(?![\p{L}\d])|\p{L}+|[^\s\d\p{L}]/gu;

/** Splits a folded text. Abbreviations lose their dots and slashes: "p.a." and "p/a" become "pa". */
export function splitWords(folded: string): Word[] {
  const text = folded
    .replaceAll(/(m|ft|yd)\^(?=2)/g, "$1")
    .replaceAll(/(\p{L})\.(?=\d)/gu, "$1 ")
    .replaceAll(/(\p{L})\.(?!\d)/gu, "$1")
    .replaceAll(/\bp\/(?=\p{L}\b)/gu, "p")
    .replaceAll(/\b(half|semi|bi)[- ](?=annual|year|week)/g, "$1");
  return [...text.matchAll(wordPattern)].map(([match]) => {
    const trimmed = /^[\d.]/.test(match) ? match.replace(/[.,']+$/, "") : match;
    const number = /\d/.test(trimmed) ? readNumber(trimmed) : undefined;
    return number ? { text: trimmed, number } : { text: match };
  });
}

const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  );

/** Returns the number of a word such as "two"; undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  const number = numberWords.indexOf(word);
  return number < 0 ? undefined : number;
}
