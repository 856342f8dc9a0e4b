import { foldName, foldText } from "./numbers/fold-text.ts";
import { formatWritten } from "./numbers/format-written.ts";
import { numberOfWord, splitWords, type Word } from "./numbers/split-words.ts";
import type { Reader, Reading, ReadingContext } from "./reading.ts";

/** Reads a whole number such as "3 bed", "two" or "Studio" (no bedroom). "2-3", "3+1" and "3.5" are questions. */
export const readCount: Reader = (text, context) => readHalf(text, context, false) ?? readRooms(text, context, false);

/** The half after a number: "1½", "2 1/2 baths". */
const writtenHalf = /^(?:(\d{1,2})[ -]?)?(?:½|1[/⁄]2)(?: ?(?:bath|toilet|wc)[a-z]*)?$/;

/** "one and a half", "2 full 1 half", "2 full and 1 half bath". */
const halfInWords =
  /^([a-z\d]{1,6}) (?:(?:full )?and a|full(?: bath[a-z]*)?,?(?: and)? (?:1|one|a)) half(?: ?bath[a-z]*)?$/;

/** Reads bathrooms, which may be halves: "2.5", "1½". */
export const readHalves: Reader = (text, context) => {
  const [all, whole = "0"] = writtenHalf.exec(text.trim().toLowerCase()) ?? [];
  if (all !== undefined) return { value: String(Number(whole) + 0.5) };
  return readHalf(text, context, true) ?? readRooms(text, context, true);
};

/** Reads a number and a half in words; undefined for other texts. */
function readHalf(text: string, context: ReadingContext, hasHalves: boolean): Reading | undefined {
  const [, before] = halfInWords.exec(foldText(text)) ?? [];
  const whole = before && readRooms(before, context, hasHalves);
  if (!whole || whole.value === undefined || whole.question) return undefined;
  const number = Number(whole.value) + 0.5;
  return hasHalves ? { value: String(number) } : askHalf(number);
}

function readRooms(text: string, context: ReadingContext, hasHalves: boolean): Reading | undefined {
  const folded = foldText(text);
  if (/^(studio|bedsitter|none|no|nil|zero)\b/.test(folded)) return { value: "0" };
  // Programs write the unit although there is no number.
  if (/^(bed|bath)(room)?s?$/.test(folded)) return { value: "" };
  const words = splitWords(folded);
  const named = numbersOfRoom(words, foldName(context.name ?? ""));
  // In "about two" the number is not certain.
  const isNumber = getNumbers(words[0] ?? { text: "" }).length > 0 || words.some(({ number }) => number);
  const numbers = named ?? (isNumber ? words.flatMap((word) => getNumbers(word)) : []);
  const [first, second] = [...new Set(numbers)];
  if (first === undefined || folded.startsWith("-")) return undefined;
  // "3+1" are three bedrooms and another room.
  if (second !== undefined && /\d ?\+ ?\d/.test(folded)) return ask(first, first + second);
  if (second !== undefined && numbers.length <= maxNumbers) return ask(first, second);
  if (second !== undefined) return { question: `"${text}": enter a whole number` };
  if (!Number.isInteger(hasHalves ? first * 2 : first)) return askHalf(first);
  return /\d ?\+/.test(folded) ? { ...ask(first), value: String(first) } : { value: String(first) };
}

/** Longer lists of numbers are phone numbers or sentences. */
const maxNumbers = 3;

/** Returns the numbers of a word: two for "3/4", and for "1.200", which may be 1,200 or 1.2. */
function getNumbers({ text, number }: Word): number[] {
  if (/^\d+\/\d+$/.test(text)) return text.split("/").map(Number);
  if (number) return number.other === undefined ? [number.value] : [number.value, number.other];
  const value = numberOfWord(text);
  return value === undefined ? [] : [value];
}

/** Returns the numbers before the room that the column is about: 2 of "3 bed 2 bath" for bathrooms. */
function numbersOfRoom(words: readonly Word[], name: string): number[] | undefined {
  const room = /bath|toilet/.test(name) ? /^(ba|toilet|wc)/ : /bed/.test(name) ? /^(be|br|bd)/ : undefined;
  const at = room ? words.findIndex(({ text }) => room.test(text)) : -1;
  const before = words[at - 1];
  const isOnly =
    words.filter((word) => getNumbers(word).length > 0).length < 2 || /^(-|\+|to|or)$/.test(words[at - 2]?.text ?? "");
  return before && !isOnly && getNumbers(before).length > 0 ? getNumbers(before) : undefined;
}

/** Asks for the whole number below or above; the nearer one is more likely. */
function askHalf(number: number): Reading {
  const likely = Math.round(number);
  return ask(likely, likely > number ? Math.floor(number) : Math.ceil(number));
}

function ask(first: number, second?: number): Reading {
  const [value, other] = [String(first), String(second)];
  if (second === undefined) return { value, question: `Do you mean ${formatWritten(first)}?` };
  const question = `Do you mean ${formatWritten(first)} or ${formatWritten(second)}?`;
  return Number.isInteger(second) ? { value, question, other } : { value, question };
}
