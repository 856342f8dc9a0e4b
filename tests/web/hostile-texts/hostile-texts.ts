const length = 5000;
const repeat = (text: string, end = "") =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length - end.length) + end;

/** Ten kinds of 5,000 characters on which a careless reader takes quadratic or exponential time. */
export const hostileTexts: Readonly<Record<string, string>> = {
  spaces: repeat(" ", "x"),
  digits: repeat("1", "x"),
  dots: repeat(".", "x"),
  commas: repeat("1,", "x"),
  letters: repeat("a", "!"),
  "separated digits": repeat("1 ", "x"),
  brackets: repeat('(<["{'),
  hyphens: repeat("-1", "x"),
  "invisible signs": repeat("\u00a0\u200b\u2009", "x"),
  "accents and emoji": repeat("e\u0301👍🏽", "!"),
};
