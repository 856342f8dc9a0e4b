import { maxWrittenLength } from "./reading.ts";
import { toWords } from "./to-words.ts";

/** Words after which a phrase means its opposite, with the words that may stand between. */
const negation =
  /\b(?:not|no|never|non|nor|neither|without|cannot|cant|isnt|arent|wasnt|hasnt|havent|dont|doesnt)(?: (?:for|to|on|the|a|any|be|been|being|is|at|or|nor|yet|now|longer|more|currently|presently|really|market|moment|sale|sell|rent|let|lease|buy|available))* $/;
/** "unsold" is "not sold". */
const negativePrefixes =
  /\b(?:un ?|non )(?=(?:sold|available|let|leased|rented|reserved|occupied|furnished|listed|published)\b)|\bin(?=active\b)/g;

/** Returns the parts of a text between commas and the like as words. A negation is valid in its own part only. */
export const getClauses = (text: string): string[] =>
  text
    .slice(0, maxWrittenLength)
    .split(/[,;:.!?()[\]\n]|\bbut\b|\bstill\b| [-–—] /i)
    .map((clause) => toWords(clause).replaceAll(negativePrefixes, "not "))
    .filter(Boolean);

/** Whether a text says something (`isStated`), and whether it says the opposite (`isDenied`). */
interface Statement {
  isStated: boolean;
  isDenied: boolean;
}

/**
 * Returns what the clauses of a text say about a phrase: "not for sale" denies "for sale".
 * @param phrase a global pattern
 */
export function findStatement(clauses: readonly string[], phrase: RegExp): Statement {
  const isNegated = clauses.flatMap((clause) =>
    [...clause.matchAll(phrase)].map(({ index }) => negation.test(clause.slice(0, index))),
  );
  return { isStated: isNegated.includes(false), isDenied: isNegated.includes(true) };
}
