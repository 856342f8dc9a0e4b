import { findStatement, getClauses } from "./phrases.ts";
import { readFlag } from "./read-flag.ts";
import type { Reader } from "./reading.ts";

/** The words for each value, in an order in which the first is the most likely. */
type ValueWords = readonly (readonly [value: string, words: RegExp])[];

interface Choice {
  words: ValueWords;
  /** The value of "No", if it says enough. */
  no?: string;
  /** What "Yes" leaves open, and its most likely value. */
  yes: readonly [value: string, question: string];
}

/** Reads a choice from the words of a text. A text with several values, and a "Yes" that leaves the value open, are questions. */
const choiceReader =
  ({ words, no, yes: [likely, question] }: Choice): Reader =>
  (text) => {
    const same = words.find(([value]) => value === text.toLowerCase().replaceAll(" ", "_"));
    if (same) return { value: same[0] };
    const clauses = getClauses(text);
    const found = words.filter(([, pattern]) => findStatement(clauses, pattern).isStated);
    const [first, second] = found;
    if (first && second) return { value: first[0], question: `Do you mean "${first[0]}" or "${second[0]}"?` };
    if (first)
      return text.includes("?") ? { value: first[0], question: `Do you mean "${first[0]}"?` } : { value: first[0] };
    const flag = readFlag(text);
    if (flag === "true" || mentionsUtility.test(text)) return { value: likely, question };
    return flag === "false" && no !== undefined ? { value: no } : undefined;
  };

const mentionsUtility = /\b(?:lec|lwsc|light|current|electricity|meter|water|available)\b/i;

export const readPower = choiceReader({
  words: [
    ["shared_meter", /\bshared?\b|\bsub ?meter\b|\btogether\b|\bone meter\b/g],
    [
      "own_meter",
      /\b(?:own|private|separate|personal|prepaid|pre paid|individual) ?(?:lec )?(?:meter|light|current|lec)?\b/g,
    ],
    [
      "none",
      /\b(?:no|without|not) (?:lec|light|current|electricity|power|meter|connected)\b|\boff ?grid\b|\b(?:solar|generator) only\b/g,
    ],
  ],
  no: "none",
  yes: ["own_meter", "Has the home a meter of its own, or does it share one?"],
});

export const readWater = choiceReader({
  words: [
    ["piped", /\b(?:piped?|pipe ?borne|running|lwsc|city|municipal|tap|mains)\b/g],
    ["borehole", /\b(?:bore ?holes?|deep wells?)\b/g],
    ["tank", /\b(?:tanks?|reservoirs?|poly ?tanks?|water towers?)\b/g],
    ["hand_pump", /\b(?:hand ?pumps?|wells?)\b/g],
    ["none", /\bno (?:running )?water\b|\bwithout water\b|\bfetch\b/g],
  ],
  no: "none",
  yes: ["piped", "Where does the water come from?"],
});

export const readRoad = choiceReader({
  words: [
    ["paved", /\b(?:paved|tar(?:red)?|asphalt(?:ed)?|coal ?tar|concrete|pavement)\b/g],
    ["all_weather", /\b(?:all ?(?:weather|year|season)s?|laterite|gravel|good)\b/g],
    ["dry_season", /\b(?:dry(?: season)?|bad|rough|muddy|4 ?x ?4)\b/g],
  ],
  yes: ["all_weather", "Is the road paved, and can cars pass in the rainy season?"],
});

export const readFloods = choiceReader({
  words: [
    ["house", /\b(?:house|inside|rooms?|indoors?)\b/g],
    ["yard", /\b(?:yard|compound|outside|street|road)\b/g],
    ["never", /\b(?:never|flood ?free|(?:no|not|doesnt|does not) floods?(?:ing)?|dry|high ground)\b/g],
  ],
  no: "never",
  yes: ["yard", "Does the yard flood, or the house too?"],
});

export const readSignal = choiceReader({
  words: [
    ["good", /\b(?:good|strong|excellent|full|4 g|lte|5 g)\b/g],
    ["weak", /\b(?:weak|poor|bad|low|sometimes|2 g|3 g)\b/g],
    ["none", /\bno (?:signal|network|coverage)\b/g],
  ],
  no: "none",
  yes: ["good", "Is the signal good or weak?"],
});

/** How exactly visitors see the place. */
export const readPin: Reader = (text) => {
  if (/\b(?:exact|precise|full)\b/i.test(text)) return { value: "exact" };
  return /\b(?:approx\w*|rough|hidden?|near|area)\b/i.test(text) ? { value: "approximate" } : undefined;
};
