/** A unit of a floor area. */
export interface AreaUnit {
  /** For one and for several. */
  names: readonly [string, string];
  squareFeet: number;
  /** Whether a property has few of them, so that "1.250" has decimals. */
  isLarge?: boolean;
}

const unit = (name: string, squareFeet: number): AreaUnit => ({ names: [name, name], squareFeet });
export const squareFoot = unit("sq ft", 1);
const squareMetre = unit("m²", 10.763_910_4);
const squareYard = unit("sq yd", 9);
const acre: AreaUnit = { names: ["acre", "acres"], squareFeet: 43_560, isLarge: true };
const hectare: AreaUnit = { names: ["hectare", "hectares"], squareFeet: 107_639.104, isLarge: true };
/** A lot in Monrovia has no fixed size; a quarter of an acre is common. */
export const lot: AreaUnit = { names: ["lot", "lots"], squareFeet: acre.squareFeet / 4, isLarge: true };

/** In folded texts without dots after letters. The first group is what precedes a word: Safari 16.3 has no lookbehind. */
const areaWords: readonly [AreaUnit, RegExp][] = [
  [squareYard, /(^|[^a-z])(sq ?y(ar)?ds?|square ya?r?ds?|yd2|yds2|ya?r?ds? squared?)(?![a-z])/g],
  [unit("km²", 10_763_910.4), /(^|[^a-z])(km2|sq ?kms?|square kilomet(er|re)s?)(?![a-z])/g],
  [
    squareMetre,
    /(^|[^a-z])(m2|mts?2|mtrs?2|sq ?m|sq ?mts?|sq ?mtrs?|sq ?met(er|re)s?|square (m|mts?|mtrs?|met(er|re)s?)|met(er|re)s? squared?|m sq|msq|qm|m[eè]tres? carr[eé]s?|metros? cuadrados?|quadratmeter)(?![a-z])/g,
  ],
  [
    squareFoot,
    /(^|[^a-z])(ft2|sq ?ft|sq ?f|sft|sf|sq ?feet|sq ?foot|square f(ee|oo)?t|f(ee|oo)?t squared?|ft sq)(?![a-z])/g,
  ],
  [acre, /(^|[^a-z])(acres?|acs?)(?![a-z])/g],
  [hectare, /(^|[^a-z])(hectares?|ha|has|hect)(?![a-z])/g],
];
const lotWords = /(^|[^a-z])((town|city) )?(lots?|plots?)(?![a-z])/g;

/** Returns the units that a folded text names, and the text without them. */
export function takeAreaUnits(folded: string): { units: AreaUnit[]; rest: string } {
  const units: AreaUnit[] = [];
  let rest = folded;
  for (const [areaUnit, pattern] of areaWords) {
    const shorter = rest.replaceAll(pattern, "$1 ");
    if (shorter !== rest) units.push(areaUnit);
    rest = shorter;
  }
  const withoutLots = rest.replaceAll(lotWords, "$1 ");
  // "1 acre lot" is in acres.
  if (withoutLots !== rest && units.length === 0) units.push(lot);
  return { units, rest: withoutLots.replaceAll(/\s+/g, " ").trim() };
}

/** Words for a length. People write them for areas too. A digit before a prime is feet. */
const lengthWords = /(^|[^a-z])(f(?:ee|oo)?t|m[eè]t(?:er|re)s?|m|mts?|mtrs?|yards?|yds?)(?![a-z])/g;
const lengths = new RegExp(`${lengthWords.source}|\\d(?=('))`, "g");

/** Returns a folded text without the lengths that it names. */
export const withoutLengths = (folded: string): string =>
  folded.replaceAll(lengthWords, "$1 ").replaceAll(/(\d)'/g, "$1 ");

const lengthsIn = (folded: string): string[] =>
  [...folded.matchAll(lengths)].map(([, , word, prime]) => word ?? prime ?? "");

/** Returns the square of the length that a folded text names: "50 x 100 ft" is in square feet. */
export function squareOfLength(folded: string): AreaUnit | undefined {
  const [word = ""] = lengthsIn(folded);
  return getSquare(word);
}

/** Returns the squares of all lengths that a folded text names, each once. */
export const squaresOfLengths = (folded: string): AreaUnit[] => [
  ...new Set(lengthsIn(folded).flatMap((word) => getSquare(word) ?? [])),
];

function getSquare(word: string): AreaUnit | undefined {
  if (word.startsWith("f") || word === "'") return squareFoot;
  if (word.startsWith("m")) return squareMetre;
  return word ? squareYard : undefined;
}
