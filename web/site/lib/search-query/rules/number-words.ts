const numbersOfWords: Record<string, number> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
// "sixty" before "six".
const words = Object.keys(numbersOfWords).sort((a, b) => b.length - a.length);

/** Matches a number in digits, such as 1,200, 1.250.000 or 2.5, or a word such as "two" or "fifty"; for a larger expression. */
export const numberPattern = String.raw`(?:[1-9]\d{0,2}(?:\.\d{3})+(?![.,]?\d)|[1-9]\d*(?:,\d{3})*(?:\.\d+)?|${words.join("|")})(?![.,]?\d)`;

/** Returns the number that a match of `numberPattern` means. "150.000" is 150,000, because no price has three decimals. */
export function toNumber(text: string): number {
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll(".", ""));
  return numbersOfWords[text] ?? Number(text.replaceAll(",", ""));
}

/** Words before an upper bound; for a larger expression. */
export const atMostPattern =
  "under|below|beneath|less than|fewer than|lower than|cheaper than|no(?:t)? (?:more|higher) than|not (?:over|above|exceeding)|within|up to|upto|" +
  "at most|max(?:imum)?(?: price| rent| budget)?(?: of| is)?|<=?";

/** Whether an upper bound is itself excluded. */
export const isExclusive = (atMost: string): boolean => /^(?:under|below|beneath|less|fewer|lower|<$)/.test(atMost);

/** Words before a lower bound that is itself included. */
export const atLeastPattern =
  "at least|atleast|min(?:imum)?(?: price| rent)?(?: of| is)?|no(?:t)? (?:less|lower) than|>=";

/** Words before a lower bound. */
export const moreThanPattern = "over|above|more than|higher than|greater than|bigger than|>";
