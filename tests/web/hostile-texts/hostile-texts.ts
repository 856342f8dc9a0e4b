export const length = 1000;
const repeat = (text: string, end = "") =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length - end.length) + end;

/** Kinds of 1,000 characters on which a careless reader takes quadratic or exponential time. */
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
  "letters and hyphens": repeat("a-", "!"),
  units: repeat("sq ", "x"),
  "units with digits": repeat("m2 ", "x"),
  "powers of ten": repeat("1e5 ", "x"),
};
