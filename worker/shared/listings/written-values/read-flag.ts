import { findStatement, getClauses } from "./phrases.ts";
import { readStatus } from "./read-choice.ts";

const yesWords = /^(?:yes|y|ja|oui|si|true|t|x)\b/;
const noWords = /^(?:no|n|non|nein|false|f|none|nope|nil|without)\b/;
/** What neither says yes nor no: "not sure", "semi-furnished". */
const undecided =
  /\b(?:sure|known?|unknown|idea|info|information|data|specified|stated|applicable|maybe|negotiable|request|semi|partly|partially|part|some|soon|depends|either)\b|^n a$/;
/** What a field is about; its opposite means no. */
const affirmed =
  /\b(?:allowed|permitted|welcome|accepted|friendly|included|furnished|published|publish|featured|provided|new)\b/g;
const negative = /^(?:draft|hidden|used|private|bare|empty)$/;
const yesOrNo = /\byes (?:or )?no\b|^y n$/;

/** Returns "true" or "false" for a text such as "Yes", "unfurnished" or "sold", or for a number of parking spaces. */
export function readFlag(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (/^\d+([.,]0+)?$/.test(word)) return Number.parseInt(word, 10) > 0 ? "true" : "false";
  if (/^[✓✔☑]$/.test(word)) return "true";
  if (/^[-✗✘☐]$/.test(word)) return "false";
  if (/^\d+ ?(?:cars?|vehicles?|spaces?|slots?|bays?)\b/.test(word)) return String(Number.parseInt(word, 10) > 0);
  const clauses = getClauses(text);
  if (clauses.some((clause) => undecided.test(clause) || yesOrNo.test(clause))) return undefined;
  const says = (words: RegExp) => clauses.some((clause) => words.test(clause));
  const { isStated, isDenied } = findStatement(clauses, affirmed);
  if (says(yesWords)) return says(noWords) ? undefined : "true";
  if (says(noWords)) return clauses.length > 1 && isStated ? undefined : "false";
  if (isDenied || says(negative)) return isStated ? undefined : "false";
  if (isStated) return "true";
  const status = readStatus(text);
  return status && String(status === "available");
}
