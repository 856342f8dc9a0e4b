const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Matches a number in digits, such as 1,200, 1.250.000 or 2.5, or a word from one to ten; for a larger expression. */
export const numberPattern = String.raw`(?:[1-9]\d{0,2}(?:\.\d{3})+(?![.,]?\d)|[1-9]\d*(?:,\d{3})*(?:\.\d+)?|${words.join("|")})(?![.,]?\d)`;

/** Returns the number that a match of `numberPattern` means. "150.000" is 150,000, because no price has three decimals. */
export function toNumber(text: string): number {
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll(".", ""));
  return words.indexOf(text) + 1 || Number(text.replaceAll(",", ""));
}

/** Words before an upper bound; for a larger expression. */
export const atMostPattern =
  "under|below|beneath|less than|lower than|cheaper than|no(?:t)? (?:more|higher) than|not (?:over|above|exceeding)|within|up to|upto|" +
  "at most|max(?:imum)?(?: price| rent| budget)?(?: of| is)?|<=?";

/** Whether an upper bound is itself excluded. */
export const isExclusive = (atMost: string): boolean => /^(?:under|below|beneath|less|lower|<$)/.test(atMost);

/** Words before a lower bound that is itself included. */
export const atLeastPattern =
  "at least|atleast|min(?:imum)?(?: price| rent)?(?: of| is)?|no(?:t)? (?:less|lower) than|>=";

/** Words before a lower bound. */
export const moreThanPattern = "over|above|more than|higher than|greater than|bigger than|>";
